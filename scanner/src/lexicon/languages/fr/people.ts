import type { PersonWords } from '../language.ts';

export const people: PersonWords = {
  roles:
    'gerante?|co-?gerante?|fondat(?:eur|rice)|dirigeante?|direct(?:eur|rice)|proprietaire|presidente?|artisan\\w*|avocate?|notaire|psychologue|psychotherapeute|psychopraticien(?:ne)?|dieteticien(?:ne)?|nutritionniste|osteopathe|kinesitherapeute|orthophoniste|ergotherapeute|podologue|sage-femme|infirmi(?:er|ere)|dentiste|medecin|veterinaire|naturopathe|sophrologue|hypnotherapeute|photographe|architecte|coiffeu(?:r|se)|estheticien(?:ne)?|opticien(?:ne)?|formateur|formatrice|professeure?|coach|chef|educat(?:eur|rice)|expert-comptable|bailleur|editeur',
  before:
    "je suis|je m'appelle|fondee? par|dirigee? par|creee? par|geree? par|tenue? par|direct(?:eur|rice) de (?:la )?publication|responsable (?:de (?:la )?)?(?:publication|traitement)|represente[e]? par",
  headed: 'a propos de|a propos du fondateur|a propos de la fondatrice|qui est',
  does: 'vous (?:accueill\\w+|accompagn\\w+|recoi\\w+)|dirige|gere|a (?:fonde|cree|repris)',
  is: 'est',
  kin: 'pere|mere|fils|fille|frere|soeur',
};
