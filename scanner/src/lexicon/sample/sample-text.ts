import { FILLER_WORDS } from './filler-words.ts';

/** Kinds of leftover template text. */
export type SampleKind =
  | 'filler-text'
  | 'sample-name'
  | 'sample-address'
  | 'sample-phone'
  | 'sample-number'
  | 'sample-email'
  | 'placeholder-image'
  | 'unfilled-blank'
  | 'template-leftover'
  | 'note-to-the-author'
  | 'sample-post'
  | 'unchanged-title'
  | 'unfinished'
  | 'draft';

export type SamplePattern = {
  why: SampleKind;
  /** Runs on texts in lower case without accents (`ß` stays). */
  pattern: RegExp;
  /** A substring of every match; texts without it are not searched. */
  sign?: string;
  /** Real businesses write it too, so it counts only together with a sign that is not weak. */
  weak?: true;
  says: readonly string[];
  saysNot: readonly string[];
};

/** Blanks of our own pastes and of templates, in lower case. */
const UNFILLED_BLANK =
  /\[(?:your |(?:links?|address) (?:to|of) your |digits of your |first and last name\]|association or chamber\]|which certificate|owner's name\]|(?:opening|closing|arrival|departure) time\]|insurer\]|region\]|who answers\]|do \/ do not\]|the (?:year|name|street|town)|a real |a (?:town|service|job) you |what (?:you|this page|the customer) |web address of |link to your |who (?:issued|gave) |kind of licen[sc]e|name of your |clinician|this service\]|state(?: bar)?\]|rate\]|hours, or closed\]|first name|words of the|number\]|amount\]|year\]|month, year|link to|rating\]|platform\]|brand\]|a job you do|town\]|city\]|street\]|phone(?: number)?\]|e-?mail\]|business name\]|name\]|nombre\]|firma\]|firmenname\]|nom\]|nome\]|naam\]|telefon\]|adresse\]|direccion\]|indirizzo\]|adres\]|endereco\])/;

/** Placeholder names of persons in templates and forms, in lower case. */
export const SAMPLE_PERSON = new RegExp(`\\b(?:${FILLER_WORDS.person.join('|')})\\b`);

/** Sample text of a fixed form. What has other signs of sample text is judged in `understand/kind/sample`. */
export const SAMPLE_PATTERNS: readonly SamplePattern[] = [
  {
    why: 'unfilled-blank',
    sign: '[',
    pattern: UNFILLED_BLANK,
    says: [
      'Call us at [your phone].',
      'Done [number] jobs since [year].',
      'Welcome to [City]',
      '[Your business name] is here.',
      '[what you are]',
      '[what you do, such as a plumbing company]',
      'Mon [hours, or closed]',
      '[web address of your logo or a photo]',
      '[links to your own profiles, such as Facebook]',
      'License issued by [association or chamber]',
    ],
    saysNot: ['History[edit]', 'iterates over a list, yielding [context]', 'as noted [12]', '[sic]'],
  },
  {
    why: 'template-leftover',
    pattern:
      /^(?:<{7} |>{7} |={7}$)|^-{3,} (?:#.{0,200} )?(?:layout|title|lang|permalink|description|author|date): ?[\w"'{-]/,
    says: ['--- layout: default title: Home ---', '--- title: "Services" layout: page ---', '<<<<<<< HEAD'],
    saysNot: ['--- our layout: made to measure', 'title: Home', '<<< Back'],
  },
  {
    why: 'template-leftover',
    pattern:
      /^(?:(?:site |page )?(?:footer|header|navbar|sidebar) (?:in |on )?(?:black|white|dark|light)(?: background)?|(?:footer|sidebar|header) widget(?: area)?(?: \d)?)$/,
    says: ['Footer in black', 'Footer Widget 1'],
    saysNot: ['Header tanks', 'The footer in black granite'],
  },
  {
    why: 'note-to-the-author',
    sign: 'pending',
    pattern: /^(?:\w+ ){0,2}(?:review|proof|photo|testimonial|credential|source|license|licence)s?(?: \w+)? pending$/,
    says: ['Review source pending', 'Customer proof pending'],
    saysNot: ['Patent pending', 'License renewals pending with the board', 'Pending reviews'],
  },
  {
    why: 'sample-phone',
    pattern: /\b(?:bel ons(?: op)?|telefoonnummer) 06-?(?: (?!-? ?\d)|$)|\(?\b\d{3}\)?[ -]555-[a-z]{4}\b/,
    says: ['Bel ons op 06-', 'Call (316) 555-TREE'],
    saysNot: ['Telefoonnummer 06-44366423', 'Bel ons 06 - 1406 2563', 'Call us at (316) 616-8321'],
  },
  {
    why: 'sample-address',
    pattern: /\b123 main (?:st\b|street)/,
    weak: true,
    says: ['123 Main Street'],
    saysNot: ['1123 Main Street', '12 Main Street'],
  },
];

/**
 * Titles that tools give to every new site: Create React App, Vite, Next.js, Nuxt, Astro, Svelte, Ionic, Lovable, v0,
 * WordPress, Wix, Squarespace, Decap CMS, the examples of Bootstrap, and the HTML of VS Code, Eclipse, Dreamweaver and
 * FrontPage.
 */
const UNCHANGED_TITLE =
  /^(?:(?:react|vite|next\.?js|nuxt|vue|svelte|ionic|lovable|v0|expo) app|(?:create|my) next app|my google ai studio app|vite(?: \+ [a-z]+){1,2}|vite[-_](?:project|react\w*)|lovable[- ]generated[- ]project|(?:welcome to )?(?:nuxt|astro|sveltekit)|astro basics|document|untitled(?: document| page)?|(?:my|new|your) (?:page|(?:web ?)?site|app|blog|wordpress (?:web)?site)(?: title)?(?: \d+)?|(?:page|site) title|title|content manager|just another wordpress site|bootstrap(?: \d[\d.]*)? (?:starter )?(?:101 )?(?:template|example)|(?:(?:starter|basic|jumbotron|album|pricing|cover|carousel|dashboard|sticky footer|navbar) (?:template|example)(?: for| ·| -)? bootstrap|bootstrap, from twitter)(?: v?\d[\d.]*)?|(?:.{1,80} )?(?:html5?|bootstrap|css) (?:website )?(?:boilerplate|template)|insert title here|new page \d+)!?$/i;

/** True for the title of a page if a tool wrote it and nobody changed it: `React App`, `Untitled Document`. */
export function isUnchangedTitle(title: string): boolean {
  return UNCHANGED_TITLE.test(title.trim());
}

/** True for a text in lower case with a pasted blank that was never filled in. */
export function holdsUnfilledBlank(lower: string): boolean {
  return lower.includes('[') && UNFILLED_BLANK.test(lower);
}

/** A profile that a template links to: `instagram.com/yourprofile`, `instagram.com/user`, `youtube.com/@yourchannel`. */
export const SAMPLE_PROFILE =
  /(?:instagram|facebook|twitter|tiktok|youtube|\/\/x)\.com\/@?(?:user(?:name)?|usuario|utente|benutzername|gebruikersnaam|seuperfil|yourhandle)\/?$|\.com\/@?(?:your|deine?|votre|tu|tuo|seu)-?_?(?:page|profile?|channel|company|business|user(?:name)?|handle|name|brand|account|seite|kanal|pagina|canal|perfil)\/?$/i;

/** A placeholder for the site's own address: `https://deine-domain.de/`, `www.yourwebsite.com`. */
export const SAMPLE_DOMAIN =
  /^https?:\/\/(?:www\.)?(?:your|deine?|ihre?|votre|tu|tuo|seu|jouw|uw)-?(?:domain|domaine|dominio|domein|web-?site|webseite|site|sitio|sito|company|business|firma|name)\.[a-z]{2,6}(?:[/?#]|$)/i;

/** Hosts that generate placeholder pictures of any size. */
export const PLACEHOLDER_IMAGE_HOSTS: readonly string[] = [
  'placehold.co',
  'placehold.it',
  'placehold.jp',
  'via.placeholder.com',
  'placeholder.com',
  'picsum.photos',
  'dummyimage.com',
  'fakeimg.pl',
  'loremflickr.com',
  'lorempixel.com',
  'placekitten.com',
  'placeimg.com',
  'placebear.com',
  'placedog.net',
  'baconmockup.com',
  'unsplash.it',
];
