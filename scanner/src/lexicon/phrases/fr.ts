import type { Phrases } from './phrase.ts';

const NUMBER =
  '[1-9]\\d{0,2}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cinquante';
const MONTH = 'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre';

/** French, as written in France, Belgium and Switzerland. */
export const FRENCH_PHRASES: Phrases = {
  credentials: {
    licence: {
      cues: ['barreau', 'ordre', 'agree', 'agrement', 'adeli', 'rpps'],
      pattern:
        /\b(?:inscrite?s?|avocate?s?) au barreau (?:de |du |des |d')(?:la |l')?[a-z\u2010\u2011-]{3,30}|\binscrite?s? (?:a|au tableau de) l'ordre des [a-z-]{5,30}|\bagrement (?:n|prefectoral|de l'etat)/,
      says: [
        'Avocate au barreau de Lyon',
        'Avocat inscrit au Barreau des Hauts-de-Seine',
        "Inscrit à l'Ordre des architectes",
      ],
      saysNot: ['En bon ordre', 'Un cadre agréable'],
    },
    insured: {
      cues: ['assurance', 'decennale', 'assures', 'assure', 'rc', 'responsabilite'],
      pattern:
        /\b(?:assurance|garantie) (?:decennale|rc pro\w*|responsabilite civile(?: professionnelle| pro)?)\b|\bresponsabilite civile professionnelle\b|\brc pro\b|\bune (?:assurance )?decennale\b/,
      says: ['Assurance décennale', 'Pilote certifié DGAC + Assurance RC Pro'],
      saysNot: ['Votre assurance rembourse', 'Une ambiance assurée'],
    },
    certification: {
      cues: [
        'rge',
        'qualibat',
        'qualifelec',
        'qualigaz',
        'qualipac',
        'qualisol',
        'qualipv',
        'quali',
        'certifie',
        'certifiee',
        'certifies',
        'diplome',
        'diplomee',
        'diplomes',
        'artisan',
        'maitre',
        'agree',
        'agrees',
        'certibiocide',
        'label',
        'iso',
        'certification',
      ],
      pattern:
        /\bqualibat(?: rge)?\b|\brge(?: qualibat)?\b|\bqualifelec\b|\bqualigaz\b|\bqualip(?:ac|v)\b|\bqualisol\b|\bcertibiocide\b|\bmaitre artisan\b|\bartisan (?:qualifie|certifie|d'art)\b|\b(?:pilote|technicien|plombier|electricien|praticien|praticienne|entreprise|artisan|formateur|installateur)s? (?:certifie|diplome|agree|qualifie)e?s?(?: (?!(?:avec|depuis|pour|dans|chez|qui|par|des|aux|sur|vous|nous|votre|notre|situe|base)\b)[a-z]{3,12})?\b|\bcertifiee?s? (?:par|dgac|iso) ?[\w' ]{0,30}|\bdiplomee?s? (?:d'etat|de l'|en|par) ?[\w' ]{3,30}|\biso ?\d{4,5}\b/,
      says: [
        'Entreprise RGE',
        'Certification Qualibat',
        'Pilote certifié DGAC',
        "Diplômée d'État depuis 2010",
        'Maître artisan',
      ],
      saysNot: ['Un label de qualité', 'Nos diplômes'],
    },
    membership: {
      cues: ['membre', 'membres', 'adherent', 'adherente', 'affilie', 'federation'],
      pattern:
        /\b(?:membres?|adherente?s?|affiliee?s?) (?:de |d'|du |des |a |au )(?:la |l'|le )?(?:federation|association|syndicat|chambre|capeb|ffb|reseau|union|ordre)\b[\w' ]{0,40}/,
      says: ['Membre de la Fédération française du bâtiment'],
      saysNot: ['Les membres de la famille'],
    },
    years: {
      cues: [
        'depuis',
        'generation',
        'generations',
        'pere',
        'ans',
        'annees',
        'fondee',
        'fonde',
        'creee',
        'cree',
        'experience',
        'decennies',
      ],
      pattern: new RegExp(
        `\\bdepuis (?:l'annee |(?:${MONTH}) )?(?:1[6-9]|20)\\d{2}\\b|\\bdepuis (?:plus de |pres de )?(?:${NUMBER}) (?:ans|annees)\\b|\\b(?:plus de |pres de )?(?:${NUMBER})\\+? (?:ans|annees) (?:d'experience|d'activite|de metier|de savoir-faire|de pratique|d'expertise|dans le metier)\\b|\\b(?:fonde|cree|etablie?)e?s? en (?:1[6-9]|20)\\d{2}\\b|\\bfort d'une experience de (?:plus de )?(?:${NUMBER}) (?:ans|annees)\\b|\\bexperience de (?:plus de )?(?:${NUMBER}) (?:ans|annees)\\b|\\bde pere en fils\\b|\\bdepuis (?:deux|trois|quatre|plusieurs) generations\\b|\\b(?:deuxieme|troisieme|quatrieme|[2-5]e) generation\\b|\\b(?:deux|trois|quatre|cinq) decennies\\b`,
      ),
      says: [
        'Depuis plus de deux décennies',
        'Entreprise familiale de père en fils',
        'Depuis trois générations',
        'Depuis 1985 à Aix',
        "Plus de 30 années d'expérience",
        'Entreprise créée en 2004',
      ],
      saysNot: ['Enfants de 3 ans', 'Depuis toujours', 'Il y a 2 ans'],
    },
    person: {
      cues: [
        'gerant',
        'gerante',
        'fondateur',
        'fondatrice',
        'dirigeant',
        'dirigeante',
        'directeur',
        'directrice',
        'suis',
        'appelle',
        'dr',
        'maitre',
        'docteur',
        'avocat',
        'avocate',
        'responsable',
      ],
      pattern:
        /\b(?:[Gg]érante?|[Ff]ondat(?:eur|rice)|[Dd]irigeante?|[Dd]irect(?:eur|rice)|[Aa]vocate?|[Jj]e suis|[Jj]e m['’]appelle|[Mm]aître|[Dd]octeur)(?:,|\s?:| est| –| -)? ?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? (?:de |du )?\p{Lu}[\p{L}’'-]+|\bDr\.? \p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’'-]+)?/u,
      says: ["Je m'appelle Anne Girard.", 'Gérant : Paul Morel', 'Dr Marie Blanc'],
      saysNot: ['Je suis disponible.', 'Le gérant vous répond.'],
    },
  },
  standing: {
    cues: [
      'entreprise',
      'affaire',
      'annees',
      'longue',
      'solide',
      'equipe',
      'personnel',
      'techniciens',
      'professionnels',
      'satisfaction',
      'artisans',
    ],
    pattern:
      /\b(?:entreprise|affaire) familiale\b|\b(?:nombreuses |longues |plusieurs )?annees d'experience\b|\b(?:longue|solide) experience\b|\b(?:equipe|personnel|techniciens|professionnels|artisans) (?:\w+ ){0,2}?(?:qualifie|diplome|experimente|forme|specialise)e?s?\b|\bsatisfaction (?:100 ?% )?garantie\b/,
    says: [
      'Une entreprise familiale',
      'Forte de plusieurs années d’expérience',
      'Une équipe qualifiée et à l’écoute',
      'Un personnel diplômé',
    ],
    saysNot: ['Une équipe à votre écoute', 'Les années passent.'],
  },
  emergency: {
    cues: ['urgence', 'urgences', 'depannage', 'astreinte', '24h', '24', '7j', '7', 'urgente', 'nuit'],
    pattern:
      /\b7 ?j(?:ours)? ?(?:\/|sur) ?7\b|\b24 ?h?(?:eures)? ?(?:\/|sur) ?24\b|\b24 ?\/ ?7\b|\b(?:depannage|intervention|service|serrurier|plombier|numero|reparation)s? (?:\w+ ){0,2}?(?:d'|en |en toute )?urgen(?:ce|te|t)s?\b|\burgences? (?:24|7j|jour|week-end|plomberie|\w+ 24)|\binterv(?:iens|ient|enons|iennent) (?:\w+ )?en urgence\b|\b(?:prend|prends|prenons) en charge (?:\w+ ){0,2}urgences?\b|\burgences? (?:veterinaires?|dentaires?)\b|\burgences? ?:? ?(?=[+(]?\d{2}[\d ).-]{3})|\bservice d'astreinte\b|\bjour et nuit\b|\bdepannage (?:rapide )?24|\ben cas d'urgence,? (?:\w+ ){0,3}?(?:appelez|contactez|joignez|telephonez)[- ](?:nous|moi)\b/,
    says: [
      "En cas d'urgence, contactez-nous.",
      'Dépannage urgence 7j/7',
      'Urgences : 06 12 34 56 78',
      "Intervention d'urgence",
      'Nous intervenons en urgence après les intempéries.',
      'Nous prenons en charge vos urgences.',
      'Serrurier 24h/24',
      'Ouvert jour et nuit',
    ],
    saysNot: ["En cas d'urgence, appelez votre banque.", 'Réponse sous 24h', 'Devis sous 24 heures', 'Urgence ?'],
  },
  denied: /\b(?:pas(?! seulement)|aucune?|sans|jamais|bientot|prochainement|ni)\b/,
  ours: /\b(?:nous|notre|nos|je|mon|mes|ma|entreprise|societe|cabinet|atelier|artisan\w*|famil\w+|equipe|fonde\w*|cree\w*|a votre service|experience)\b/,
  others:
    /\b(?:en moyenne|la moyenne|concurren\w+|autres (?:entreprises|artisans)|la loi|la reglementation|le decret|(?<!sur )le marche)\b/,
  anyone: /\b(?:tout|toute|n'importe quel(?:le)?|consultez une?|par une?|faites appel a une?) (?:\w+ )?$/,
  price: {
    asked:
      /\b(?:a partir de|des|seulement|par|prix|tarifs?|coute|coutent|cout|forfait\w*|heure|seance|mois|an|personne|unite|honoraires|ttc|ht|la prestation|vaut|de|entre|pour|ou|soit)\b|\/ ?(?:h|heure|mois|an|seance|pers|personne|m²|m2)/,
    other:
      /\b(?:investisseurs?|retenu(?:e|s|es)?|annulations?|rendez-vous manques?|(?<!sans )(?:supplements?|majorations?)|(?:bons?|cartes?|cheques?)[- ]cadeaux?|franchises?|concurren\w+|ailleurs|autres (?:entreprises|prestataires)|marches? publics?|responsabilite civile|garantie decennale|assuree?s? (?:pour|a hauteur)|amendes?|dons?|impots?|credit d'impot|deductibles?|defiscalis\w+|chiffre d'affaires|capital(?: social)?|somme assuree|dommages|indemnit\w+|prix de la ville|gagn\w+|remises?|reduction|rabais|economi\w+|primes?|aides?|subvention\w*|million\w*|commande minimum|loi)\b/,
  },
  reviews: {
    heading:
      /\b(?:avis(?: clients?| google| patients?)?|temoignages?|(?:ce que |qu'en |que )?disent|ils (?:nous )?(?:ont fait|font) confiance|ils parlent de|livre d'or|clients satisfaits)\b/,
    ago: /\bil y a (?:\d+|un|une|deux|trois|quatre|cinq|six) (?:jour|semaine|mois|an)s?\b/,
    customer:
      /^[-\s]*(?:cliente?s?|patiente?|eleve|particulier|proprietaire|locataire|entreprise)(?: satisfaite?| verifiee?)?\b/,
    sample: /\b(?:avis|temoignage)s? (?:d'exemple|fictifs?)\b/,
    asks: /^(?:veuillez|dites-nous|partagez|laissez|donnez)\b|\bvotre (?:avis|opinion) (?:compte|nous|est)\b/,
  },
  facts: {
    warranty: {
      cues: ['garantie', 'garanti', 'garantis'],
      pattern: /\b\d{1,2} (?:ans?|mois) de garantie\b|\bgaranti(?:e|s|es)? (?:de |pendant )?\d{1,2} (?:ans?|mois)\b/g,
      says: ['10 ans de garantie', 'Travaux garantis 2 ans'],
      saysNot: ['Garantie décennale'],
    },
    count: {
      cues: [
        'clients',
        'projets',
        'patients',
        'chantiers',
        'realisations',
        'salaries',
        'familles',
        'interventions',
        'domaines',
      ],
      pattern:
        /\b(?:\d{1,3}(?:[., ]\d{3}){1,2}|\d{1,6})\+? (?:clients|projets|patients|chantiers|realisations|salaries|familles|interventions|avis|mariages)\b/g,
      says: ['Plus de 300 clients satisfaits'],
      saysNot: ['Nos clients'],
    },
    time: {
      cues: ['minutes', 'heures', 'jours', 'semaines', 'mois', 'min', 'heure', 'jour'],
      pattern: /\b\d{1,3}(?: ?(?:-|a|ou) ?\d{1,3})? ?(?:minutes?|min|heures?|jours?|semaines?|mois)\b/g,
      says: ['Sous 7 à 10 jours', 'En 30 minutes'],
      saysNot: ['En quelques jours'],
    },
  },
  dates: {
    posted: /\b(?:publiee? le|publie|mise? a jour|redige|modifie)\b/,
    offer: /\b(?:offres?|promotions?|promo|remises?|reductions?|soldes)\b/,
    ends: /\b(?:jusqu'au|valable jusqu'au|se termine le|expire le|avant le)\b[\s:]*$/,
    comingSoon: {
      cues: ['bientot', 'construction', 'prochainement'],
      pattern:
        /\bbientot disponible\b|\b(?:page|site|rubrique) (?:\w+ )?en (?:construction|cours de)\b|\bprochainement (?:disponible|en ligne)\b/,
      says: ['Site en construction', 'Bientôt disponible'],
      saysNot: ['À bientôt !'],
    },
  },
};
