import type { LanguageCode } from './language-code.ts';

/** Words in which a business talks about itself. Whole words in lower case with accents. */
type SelfWords = {
  /** "We", "our" and their forms. */
  firstPerson: readonly string[];
  /** Between a subject and what it is: "we *are* a plumbing company". */
  copula: readonly string[];
  /** Verbs and participles for what a business does and where: "Smith *offers* …", "*based* in …". */
  offers: readonly string[];
  /** What companies call themselves in running text: alternatives of an expression. */
  companies: readonly string[];
};

export const SELF_WORDS: Readonly<Record<LanguageCode, SelfWords>> = {
  en: {
    firstPerson: ['we', 'our', 'us', "we're", "we've", "we'll", 'i', 'my', "i'm"],
    copula: ['is', 'are', 'am', "we're", "i'm", 'as', 'your', 'been', 'offers', 'provides'],
    offers: 'offers provides serves specialises specializes based located'.split(' '),
    companies: ['family business', 'family-owned', 'our (?:company|firm|practice|shop|studio|team of)'],
  },
  de: {
    firstPerson: [
      'wir',
      'unser',
      'unsere',
      'unserem',
      'unseren',
      'unserer',
      'unseres',
      'uns',
      'ich',
      'mein',
      'meine',
      'meiner',
      'meinem',
    ],
    copula: ['ist', 'sind', 'bin', 'heiße', 'als', 'ihr', 'ihre', 'ihrem', 'ihren'],
    offers:
      'bietet bieten betreibt führt arbeitet begleitet berät unterstützt betreut behandelt fertigt liegt befindet spezialisiert'.split(
        ' ',
      ),
    companies: [
      'familienbetrieb',
      'meisterbetrieb',
      'fachbetrieb',
      'unser (?:betrieb|unternehmen|team|salon|studio)',
      'unsere (?:firma|praxis|werkstatt)',
    ],
  },
  es: {
    firstPerson: [
      'nosotros',
      'nuestro',
      'nuestra',
      'nuestros',
      'nuestras',
      'somos',
      'ofrecemos',
      'soy',
      'llamo',
      'mi',
      'contamos',
      'trabajamos',
      'estamos',
      'realizamos',
    ],
    copula: ['es', 'somos', 'soy', 'llamo', 'como', 'tu', 'su'],
    offers:
      'ofrece ofrecen ofrecemos brinda brindan brindamos atiende atienden atendemos realiza realizan realizamos trabaja presta acompaña ubicado ubicada situado situada especializado especializada dedicada'.split(
        ' ',
      ),
    companies: [
      'nuestra (?:empresa|clínica|tienda)',
      'nuestro (?:taller|equipo|salón|despacho)',
      'empresa (?:familiar|especializada)',
    ],
  },
  fr: {
    firstPerson: ['nous', 'notre', 'nos', 'je', 'mon', 'ma', 'mes', "j'ai"],
    copula: ['est', 'sommes', 'suis', "m'appelle", 'votre', 'comme', 'que'],
    offers:
      'accompagne accompagnent propose proposent offre offrent exerce exercent intervient interviennent assure assurent réalise réalisent accueille installé installée basé basée situé située spécialisé spécialisée'.split(
        ' ',
      ),
    companies: [
      'notre (?:entreprise|atelier|salon|cabinet|équipe|institut)',
      'entreprise (?:familiale|spécialisée)',
      'artisan',
    ],
  },
  it: {
    firstPerson: [
      'noi',
      'nostro',
      'nostra',
      'nostri',
      'nostre',
      'siamo',
      'offriamo',
      'sono',
      'chiamo',
      'mio',
      'mia',
      'realizziamo',
      'abbiamo',
    ],
    copula: ['è', 'siamo', 'sono', 'chiamo', 'come', 'tuo', 'vostro'],
    offers:
      'offre offrono opera operano propone propongono realizza realizzano esegue eseguono effettua occupa accoglie assiste sede situato situata specializzato specializzata'.split(
        ' ',
      ),
    companies: [
      "(?:è|siamo) un['’ ]?(?:a |o )?(?:azienda|impresa|ditta|studio)",
      'la nostra (?:azienda|impresa|ditta|bottega|officina)',
      'il nostro (?:studio|team|laboratorio|salone)',
    ],
  },
  nl: {
    firstPerson: ['wij', 'we', 'ons', 'onze', 'ik', 'mijn'],
    copula: ['is', 'zijn', 'ben', 'heet', 'als', 'uw', 'jouw'],
    offers:
      'biedt bieden verzorgt verzorgen levert leveren werkt helpt behandelt begeleidt gevestigd gespecialiseerd'.split(
        ' ',
      ),
    companies: ['ons (?:bedrijf|team)', 'onze (?:praktijk|salon|zaak)', 'familiebedrijf'],
  },
  pt: {
    firstPerson: [
      'nós',
      'nosso',
      'nossa',
      'nossos',
      'nossas',
      'somos',
      'oferecemos',
      'sou',
      'chamo',
      'minha',
      'meu',
      'temos',
      'trabalhamos',
    ],
    copula: ['é', 'somos', 'sou', 'chamo', 'como', 'seu', 'sua'],
    offers:
      'oferece oferecem oferecemos atende atendem atendemos atua atuam atuamos realiza realizam presta trabalha localizado localizada situado situada especializado especializada'.split(
        ' ',
      ),
    companies: ['nossa (?:empresa|clínica|loja|oficina)', 'nosso (?:salão|escritório|consultório)'],
  },
};

const COMPANIES = Object.values(SELF_WORDS).flatMap(({ companies }) => companies);
/** What companies call themselves. */
export const COMPANY_WORDS = new RegExp(`(?<!\\p{L})(?:${COMPANIES.join('|')})(?!\\p{L})`, 'iu');
