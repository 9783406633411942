import type { PersonWords } from '../language.ts';

export const people: PersonWords = {
  heads: 'gerante?|co-?gerante?|fondat(?:eur|rice)|dirigeante?|direct(?:eur|rice)|proprietaire|presidente?',
  professions:
    'artisan\\w*|avocate?|notaire|psychologue|psychotherapeute|psychopraticien(?:ne)?|dieteticien(?:ne)?|nutritionniste|osteopathe|kinesitherapeute|orthophoniste|ergotherapeute|podologue|sage-femme|infirmi(?:er|ere)|dentiste|medecin|veterinaire|naturopathe|sophrologue|hypnotherapeute|photographe|architecte|coiffeu(?:r|se)|estheticien(?:ne)?|opticien(?:ne)?|formateur|formatrice|professeure?|coach|chef|educat(?:eur|rice)|expert-comptable|bailleur|editeur',
  before:
    'fondee? par|dirigee? par|creee? par|geree? par|tenue? par|direct(?:eur|rice) de (?:la )?publication(?: du site)?(?: est)?|responsable (?:de (?:la )?)?(?:publication|traitement)|represente[e]? par',
  names: "je m'appelle|mon nom est",
  am: "je suis|moi,? c'est",
  whose: 'notre|mon|ma',
  teams:
    '(?:nos |les )?(?:fondateurs|gerants|avocats|dentistes|medecins|therapeutes|moniteurs|enseignants|associes|praticiens|praticiennes)',
  legal:
    'edite par|editeur(?: du site)?|proprietaire(?: du site)?|(?:directeur|directrice|responsable|direction) de (?:la )?publication|responsable (?:editorial|legal)',
  headed: 'a propos de|a propos du fondateur|a propos de la fondatrice|qui est',
  does: 'vous (?:accueill\\w+|accompagn\\w+|recoi\\w+)|dirige|gere|a (?:fonde|cree|repris)',
  is: 'est',
  kin: 'pere|mere|fils|fille|frere|soeur',
};
