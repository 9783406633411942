import type { LanguageCode } from './language-code.ts';

/** Words in which a business talks about itself. Whole words in lower case with accents. */
type SelfWords = {
  /** "We", "our" and their forms. */
  firstPerson: readonly string[];
  /** Between a subject and what it is: "we *are* a plumbing company". */
  copula: readonly string[];
};

export const SELF_WORDS: Readonly<Record<LanguageCode, SelfWords>> = {
  en: {
    firstPerson: ['we', 'our', 'us', "we're", "we've", "we'll", 'i', 'my', "i'm"],
    copula: ['is', 'are', 'am', "we're", "i'm", 'as', 'your', 'been', 'offers', 'provides'],
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
    copula: ['ist', 'sind', 'bin', 'als', 'ihr', 'ihre', 'ihrem', 'ihren'],
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
      'mi',
      'contamos',
      'trabajamos',
      'estamos',
      'realizamos',
    ],
    copula: ['es', 'somos', 'soy', 'como', 'tu', 'su'],
  },
  fr: {
    firstPerson: ['nous', 'notre', 'nos', 'je', 'mon', 'ma', 'mes', "j'ai"],
    copula: ['est', 'sommes', 'suis', 'votre', 'comme', 'que'],
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
      'mio',
      'mia',
      'realizziamo',
      'abbiamo',
    ],
    copula: ['è', 'siamo', 'sono', 'come', 'tuo', 'vostro'],
  },
  nl: {
    firstPerson: ['wij', 'we', 'ons', 'onze', 'ik', 'mijn'],
    copula: ['is', 'zijn', 'ben', 'als', 'uw', 'jouw'],
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
      'minha',
      'meu',
      'temos',
      'trabalhamos',
    ],
    copula: ['é', 'somos', 'sou', 'como', 'seu', 'sua'],
  },
};
