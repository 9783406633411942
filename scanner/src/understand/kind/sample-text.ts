import type { Evidence } from '@named-first/contract';
import { foldWords } from '../../lexicon/fold-text.ts';
import { compileTerms, type TermMatcher } from '../../lexicon/term-matcher.ts';
import { sampleNumberIn } from '../contact/placeholders.ts';
import type { PageFacts } from '../page-facts.ts';
import { excerptAround } from '../prose/sentences.ts';

/** Said nowhere but in sample text, in the languages read. */
const SAMPLE_TERMS = [
  'lorem ipsum',
  'dolor sit amet',
  'consectetur adipisc*',
  'sed ut perspiciatis',
  'voluptatem accusantium',
  'company name here',
  'your company name',
  'your business name',
  'your name here',
  'your text here',
  'insert text',
  'sample text',
  'dummy text',
  'editable placeholder',
  'placeholder text',
  'image placeholder',
  'placeholder image',
  'add your text',
  'site under construction',
  'page under construction',
  'just another wordpress site',
  'welcome to wordpress',
  'max mustermann',
  'erika mustermann',
  'musterstraße*',
  'musterstadt',
  'musterfirma',
  'beispielstraße',
  'blindtext',
  'platzhaltertext',
  'platzhalter beispiele',
  'platzhalter',
  'dein titel',
  'dein text',
  'ihr text',
  'ihr foto',
  'entwurf startseite',
  'ansprechpartner folgt',
  'text folgt',
  'bild folgt',
  "nom de l'entreprise",
  'votre texte ici',
  'texte à remplacer',
  'votre entreprise ici',
  'texte factice',
  'site en construction',
  'page en construction',
  'texto de ejemplo',
  'tu texto aquí',
  'su texto aquí',
  'nombre de la empresa',
  'página en construcción',
  'sitio en construcción',
  'inserisci bio',
  'inserisci testo',
  'inserisci il testo',
  'testo segnaposto',
  'nome docente',
  'il tuo testo',
  'nome azienda',
  'sito in costruzione',
  'pagina in costruzione',
  'uw tekst hier',
  'voorbeeldtekst',
  'vul hier',
  'bedrijfsnaam hier',
  'site in aanbouw',
  'imagem da empresa',
  'seu texto aqui',
  'texto de exemplo',
  'nome da empresa',
  'site em construção',
  'página em construção',
];

/** Whole blocks that only a template leaves: a heading, a name, a copyright line. */
const SAMPLE_BLOCKS = new Set(
  [
    'hello world',
    'sample page',
    'john doe',
    'jane doe',
    'untitled',
    'title here',
    'subtitle here',
    'heading here',
    'lorem',
    'your title',
    'your company',
    'company name',
    'site title',
  ].map(foldWords),
);
const UNTITLED =
  /^(?:©|\(c\)|copyright)[\s\d©.-]{0,20}(?:untitled|your (?:website|company)|company name|yourwebsite)\b/i;
const BLANK =
  /\[(?:your|insert|add|enter|ihr|ihre|dein|votre|tu|su|il tuo|uw|seu|sua)\s[^\][]{2,40}\]|\{\{\s?[.$]?[A-Za-z][\w.]{1,40}\s?\}\}|\((?:demo|fiktiv|sample|beispiel)\)/i;
const MASKED_NUMBER = /(?<![\p{L}\d])\+?\d[\d ().-]{0,12}[xX]{3,4}(?:[ -]?[xX]{2,4}){0,3}(?![\p{L}\d])/u;
/** A label and the beginning of a number, and then nothing. */
const UNFILLED_NUMBER =
  /(?:tel|phone|telefoon(?:nummer)?|telefon|tél|móvil|mobile|mobiel)[.:]?\s{0,3}\+?0\d{0,2}\s?-?$/i;
const BROKEN_MAIL = /(?<![\w.])[\w.-]{1,40}@\.[a-z]{2,6}(?![\w.])/i;
const LETTER_NUMBER = /\b555-[A-Z]{4}\b/;
const NUMBER = /(?<![\d.,/:-])\+?\(?\d[\d ()/.-]{7,22}\d(?![\d.,/:-])/g;
const PLACEHOLDER_PICTURES =
  /^https?:\/\/(?:www\.)?(?:via\.placeholder\.com|placehold\.(?:co|it)|placekitten\.com|dummyimage\.com|placeimg\.com|fakeimg\.pl)\//i;

const MOST = 5;
const MOST_PER_PAGE = 4;
const MOST_BLOCKS = 1500;
const LONGEST_READ = 600;
const LONGEST_NUMBER_BLOCK = 160;
const MOST_PICTURES = 500;

let matcher: TermMatcher | null = null;

/** Sample text, unfilled blanks and sample numbers on the pages, each text once, at most five. */
export function findSampleText(pages: readonly PageFacts[]): Evidence[] {
  matcher ??= compileTerms(SAMPLE_TERMS);
  const found = new Map<string, Evidence>();
  for (const page of pages) {
    if (found.size >= MOST) break;
    let here = 0;
    for (const { place, text } of textsOf(page)) {
      if (here >= MOST_PER_PAGE || found.size >= MOST) break;
      const at = sampleAt(text, matcher);
      if (at === null) continue;
      const excerpt = excerptAround(text, at);
      if (found.has(excerpt)) continue;
      found.set(excerpt, { url: page.url, place, excerpt });
      here += 1;
    }
    const picture = page.document.images.slice(0, MOST_PICTURES).find(({ src }) => PLACEHOLDER_PICTURES.test(src));
    if (picture && found.size < MOST)
      found.set(picture.src, { url: page.url, place: 'link', excerpt: picture.src.slice(0, 240) });
  }
  return [...found.values()];
}

function textsOf({ document }: PageFacts): { place: Evidence['place']; text: string }[] {
  return [
    { place: 'title' as const, text: document.title?.text ?? '' },
    ...document.blocks
      .slice(0, MOST_BLOCKS)
      .map(({ text, tag }) => ({ place: /^h[1-6]$/.test(tag) ? ('heading' as const) : ('text' as const), text })),
  ];
}

/** Where sample text begins, or null. */
function sampleAt(whole: string, terms: TermMatcher): number | null {
  const text = whole.slice(0, LONGEST_READ);
  if (text === '') return null;
  if (text.length < 40 && SAMPLE_BLOCKS.has(foldWords(text))) return 0;
  const term = terms.find(text)[0];
  if (term) return term.start;
  if (UNTITLED.test(text) || UNFILLED_NUMBER.test(text)) return 0;
  for (const pattern of [BLANK, MASKED_NUMBER, BROKEN_MAIL, LETTER_NUMBER]) {
    const at = text.search(pattern);
    if (at >= 0) return at;
  }
  return text.length <= LONGEST_NUMBER_BLOCK ? sampleNumberAt(text) : null;
}

function sampleNumberAt(text: string): number | null {
  const known = sampleNumberIn(text);
  if (known !== null) return text.indexOf(known);
  for (const { 0: number, index } of text.matchAll(NUMBER)) if (isSampleNumber(number)) return index;
  return null;
}

/** Nobody's number: digits that count upwards, one pair all along, or six zeros at the end. */
function isSampleNumber(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  const pairs = digits.match(/../g) ?? [];
  if (digits.length < 9 || digits.length > 14) return false;
  return (
    digits.includes('23456789') ||
    digits.includes('000000') ||
    (pairs.length >= 5 && digits.length % 2 === 0 && pairs.every((pair) => pair === pairs[0])) ||
    (pairs.length === 5 &&
      digits.length === 10 &&
      pairs.every((pair, at) => at === 0 || Number(pair) - Number(pairs[at - 1]) === 1))
  );
}
