import type { LanguageCode } from '../language-code.ts';

/**
 * Words of one language that tie a name to a business. Alternatives of expressions over lower case without accents.
 */
export type PersonWords = {
  /** What a single person is: an owner, or somebody of a profession. */
  roles: string;
  /** Directly before a name in any text. */
  before: string;
  /** Before a name in a heading. */
  headed: string;
  /** After a name: what the person does for the business or its customers. */
  does: string;
  /** Between a name and a role: `is a`. */
  is: string;
  /** Relatives who run a business together: `father Tom and son Jack`. */
  kin: string;
};

/** Named after a person, and not one: `Karl-Franzens Universität`. */
export const INSTITUTION =
  /universit|institut|hochschule|schule\b|stra(?:ß|ss)e|street|college|hospital|klinik|stiftung|foundation|fondation|fondazione|academy|akademie/i;

export const PERSON_WORDS: Readonly<Record<LanguageCode, PersonWords>> = {
  en: {
    roles:
      'owners?|co-owner|founders?|co-founder|director|managing director|manager|president|principal|attorney(?: at law)?|lawyer|solicitor|dentist|doctor|psycholog\\w*ist|psychotherapist|therapist|counsell?or|dietitian|nutritionist|physiotherapist|osteopath|chiropractor|acupuncturist|optometrist|veterinarian|groomer|trainer|instructor|teacher|tutor|coach|accountant|architect|photographer|artist|stylist|hairdresser|barber|baker|chef|electrician|engineer|technician|arborist|notary|midwife|practitioner|receptionist|nurse|hygienist|esthetician|celebrant|proprietor',
    before: "run by|owned by|led by|founded by|created by|owned and operated by|my name is|i am|i'm",
    headed: 'meet|about',
    does: 'runs|leads|owns|founded|does the work|welcomes you|looks after',
    is: 'is|was',
    kin: 'father|mother|son|daughter|brother|sister|husband|wife',
  },
  de: {
    roles:
      'inhaber(?:in)?|grunder(?:in)?|geschaftsfuhr(?:er|erin|ung)|leiter(?:in)?|eigentumer(?:in)?|rechtsanw(?:alt|altin)|steuerberater(?:in)?|zahn(?:arzt|arztin)|tier(?:arzt|arztin)|fach(?:arzt|arztin)|arzt|arztin|psycholog(?:e|in)|psychotherapeut(?:in)?|physiotherapeut(?:in)?|ergotherapeut(?:in)?|logopad(?:e|in)|heilpraktiker(?:in)?|hebamme|fotograf(?:in)?|architekt(?:in)?|\\w*meister(?:in)?|friseur(?:in)?|kosmetiker(?:in)?|trainer(?:in)?|lehrer(?:in)?|fahrlehrer(?:in)?|mitarbeiter(?:in)?|ansprechpartner(?:in)?',
    before: 'ich bin|mein name ist|gegrundet von|gefuhrt von|geleitet von|inhabergefuhrt von|vertreten durch:?',
    headed: 'uber|das ist',
    does: 'fuhr(?:t|en) (?:den|die|das|unser\\w*|ihren?)|leite(?:t|n)|grundete|begleite(?:t|n) sie|betreu(?:t|en) sie|berat(?:en)? sie',
    is: 'ist|war',
    kin: 'vater|mutter|sohn|tochter|bruder|schwester',
  },
  fr: {
    roles:
      'gerante?|co-?gerante?|fondat(?:eur|rice)|dirigeante?|direct(?:eur|rice)|proprietaire|presidente?|artisan\\w*|avocate?|notaire|psychologue|psychotherapeute|psychopraticien(?:ne)?|dieteticien(?:ne)?|nutritionniste|osteopathe|kinesitherapeute|orthophoniste|ergotherapeute|podologue|sage-femme|infirmi(?:er|ere)|dentiste|medecin|veterinaire|naturopathe|sophrologue|hypnotherapeute|photographe|architecte|coiffeu(?:r|se)|estheticien(?:ne)?|opticien(?:ne)?|formateur|formatrice|professeure?|coach|chef|educat(?:eur|rice)|expert-comptable|bailleur|editeur',
    before:
      "je suis|je m'appelle|fondee? par|dirigee? par|creee? par|geree? par|tenue? par|direct(?:eur|rice) de (?:la )?publication|responsable (?:de (?:la )?)?(?:publication|traitement)|represente[e]? par",
    headed: 'a propos de|a propos du fondateur|a propos de la fondatrice|qui est',
    does: 'vous (?:accueill\\w+|accompagn\\w+|recoi\\w+)|dirige|gere|a (?:fonde|cree|repris)',
    is: 'est',
    kin: 'pere|mere|fils|fille|frere|soeur',
  },
  es: {
    roles:
      'propietari[oa]|duen[oa]|fundador(?:a)?|director(?:a)?|gerente|titular|abogad[oa]|psicolog[oa]|fisioterapeuta|nutricionista|dentista|odontolog[oa]|veterinari[oa]|osteopata|podolog[oa]|logopeda|fotograf[oa]|arquitect[oa]|peluquer[oa]|esteticista|terapeuta|entrenador(?:a)?|profesor(?:a)?|tecnic[oa]|notari[oa]|asesor(?:a)?|guia|matrona|medic[oa]',
    before: 'soy|me llamo|mi nombre es|fundad[oa] por|dirigid[oa] por|gestionad[oa] por',
    headed: 'sobre|conoce a|quien es',
    does: '(?:le|te|os|les) (?:atiende|acompana|recibe)\\w*|dirige|fundo|esta al frente',
    is: 'es',
    kin: 'padre|madre|hijo|hija|hermano|hermana',
  },
  it: {
    roles:
      'titolar[ei]|fondat(?:ore|rice)|direttore|direttrice|proprietari[oa]|amministrat(?:ore|rice)|avvocat[oa]|psicolog[oa]|psicoterapeuta|fisioterapista|nutrizionista|dietista|logopedista|osteopata|podologo|dentista|odontoiatra|veterinari[oa]|fotograf[oa]|architett[oa]|parrucchier[ea]|estetista|massaggiat(?:ore|rice)|istrutt(?:ore|rice)|insegnante|notai[oa]|commercialista|geometra|ostetrica|medico|guida|chef',
    before: 'mi chiamo|(?<!chi )sono|fondat[oa] da|gestit[oa] da|guidat[oa] da|dirett[oa] da',
    headed: 'chi e',
    does: '(?:vi|ti) (?:accompagn\\w+|accogli\\w+|segu\\w+)|gestis\\w+|dirige|ha fondato',
    is: 'e',
    kin: 'padre|madre|figlio|figlia|fratello|sorella',
  },
  nl: {
    roles:
      'eigena(?:ar|resse)|mede-eigenaar|oprichter|directeur|zaakvoerder|zaakvoerster|bedrijfsleider|tandarts|advocaat|notaris|psycholoog|psychotherapeut|fysiotherapeut|kinesitherapeut|kinesist|osteopaat|logopedist|dietist|podoloog|pedicure|schoonheidsspecialist(?:e)?|masseur|kapper|kapster|fotogra(?:af|fe)|architect|rijinstructeur|trainer|docent|coach|hondentrimster|trimster|vroedvrouw|verloskundige|dierenarts|medewerker|accountant|boekhouder|therapeut',
    before: 'ik ben|mijn naam is|opgericht door|geleid door|gerund door',
    headed: 'over|dit is|maak kennis met',
    does: '(?:helpt|ontvangt|begeleidt|verwelkomt) (?:u|je|jou)|runt|leidt|startte|richtte',
    is: 'is',
    kin: 'vader|moeder|zoon|dochter|broer|zus',
  },
  pt: {
    roles:
      'proprietari[oa]|don[oa]|fundador(?:a)?|diretor(?:a)?|gerente|soci[oa]|responsavel tecnic[oa]|advogad[oa]|psicolog[oa]|fisioterapeuta|nutricionista|dentista|medic[oa]|veterinari[oa]|osteopata|terapeuta|massoterapeuta|massagista|esteticista|cabeleireir[oa]|fotograf[oa]|arquitet[oa]|instrutor(?:a)?|professor(?:a)?|contador(?:a)?|tecnic[oa]|enfermeir[oa]|dog groomer|groomer|eletricista',
    before: 'sou(?: [oa])?|me chamo|chamo-me|(?:meu )?nome e|fundad[oa] por|dirigid[oa] por|liderad[oa] por',
    headed: 'sobre|conheca|quem e',
    does: '(?:atende|recebe|acompanha)-?\\w*|dirige|lidera|fundou',
    is: 'e',
    kin: 'pai|mae|filho|filha|irmao|irma',
  },
};
