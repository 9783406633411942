import { alternatives, compilerOf } from '../../../lexicon/languages/compile.ts';
import type { PageWords, Patterns } from '../../../lexicon/languages/language.ts';
import type { SampleSign, SignAt } from './telling-signs.ts';

const { entries, wordSource } = compilerOf('pages');

const any = (list: (words: PageWords) => Patterns): string => alternatives(entries(list));

type Form = {
  sign: SampleSign;
  pattern: RegExp;
  /** Runs on the text as it is written instead of on the text in lower case without accents. */
  asWritten?: true;
  /** What no text can do without that has the form. Most texts are read no further. */
  needs?: RegExp;
};

/** `[Your name]`, but not `[1]`, `[sic]`, `[Hol14]`, `[Photo by Anna]`, `[email protected]` and `list[index]`. */
const SQUARE =
  /(?<![\p{L}\p{N}()\][])\[(?!(?:email protected|(?:photo|foto|bild|image|immagine) (?:by|von|di|de|credit)\b|['"]|link\b|pdf\b|updated|mehr\b|more\b|weiterlesen|cite|sic\]|at\]|dot\]|punkt\]|arroba\]|edit|ed\.|anm\.|\p{L}+\d{2,4}[a-z]?\]))(?=[^\][]{0,120}\p{L}\p{L})[^\][]{2,120}\](?!\p{L})/iu;

/** `[city-name-1]`, `[company_name]` */
const SQUARE_CODE: Form = {
  sign: 'squareCode',
  pattern:
    /\[[a-z]{2,20}(?:-[a-z]{1,20}){1,4}-\d{1,3}\]|\[[a-z]+(?:-[a-z]+){2,4}\](?!\p{L})|\[[A-Za-z]+(?:_[A-Za-z]+){1,5}/u,
  asWritten: true,
};

/** Forms that a finished text does not have. */
const FORMS: readonly Form[] = [
  // `{{ name }}`, `{% if %}`, `<%= name %>`, `%NAME%`, `[[NAME]]`, `${name}`, `__NAME__`.
  {
    sign: 'templateCode',
    needs: /[{%[_〔]/,
    pattern:
      /\{\{[^{}]{0,80}\}\}|\{%[^%]{0,80}%\}|<%[^%]{0,80}%>|%[A-Za-z][A-Za-z_]{2,30}%|\[\[[^\][]{1,60}\]\]|\$\{[a-zA-Z_.]{2,40}\}|__[A-Z][A-Z_]{2,30}__|〔[^〕]{1,80}〕/,
    asWritten: true,
  },
  // Not a tag of HTML, as in a description with `<strong>`.
  {
    sign: 'angles',
    needs: /</,
    pattern:
      /<\s?(?!(?:strong|span|small|mark|sub|sup|div|section|article|header|footer|main|nav|button|form|input|label|img|html|head|body|script|style|title|meta|link|table|ul|ol|li|del|ins|font|center|address|blockquote|cite|code|pre)>)\p{L}[\p{L} ']{2,60}>/iu,
    asWritten: true,
  },
  // `YOUR_CALENDLY_LINK`, `PLACE_ID_PLACEHOLDER`; not in a manual: `search for REPLACE_WITH_TOKEN`.
  {
    sign: 'codeName',
    needs: /_/,
    pattern:
      /(?<!(?:search for|look for|find) ["'`“]?)(?<![\w-])(?:[A-Z]+_){0,4}(?:YOUR|PLACEHOLDER|INSERT|TODO|REPLACE|COMPANY|BUSINESS|NAME|PHONE|CITY)(?:_[A-Z]+){1,4}(?![\w-])|(?<!(?:search for|look for|find) ["'`“]?)(?<![\w-])(?:[A-Z]+_){1,4}(?:PLACEHOLDER|HERE|NAME|PHONE|CITY|NUMBER|LINK|EMAIL)(?![\w-])/,
    asWritten: true,
  },
  // `Universidade XYZ`, `Empresa XYZ`
  {
    sign: 'blankName',
    needs: /XYZ/,
    pattern: /(?<![\p{L}\d-])\p{Lu}\p{L}{3,20} (?:(?:of|de|di|da) )?XYZ(?![\p{L}\d-])/u,
    asWritten: true,
  },
  {
    sign: 'blankName',
    needs: /ABC/,
    pattern: /(?<!\p{L})Universi\p{L}+ (?:de )?ABC(?!\p{L})/u,
    asWritten: true,
  },
  {
    sign: 'todo',
    needs: /TODO|FIXME/,
    pattern: /(?:^|[\s(<*.:])(?:TODO|FIXME)(?=$|[\s):>*.,!?])/,
    asWritten: true,
  },
  {
    sign: 'crosses',
    needs: /xx/,
    pattern:
      /(?<![a-z])x{4,}(?![a-z])|(?<![a-z])x{2,}(?:[ ./-]x{2,})+(?![a-z])|\dx{3,}|[€$£] ?x{2,}(?![a-z])|[:+] ?x{3,}(?![a-z])/,
  },
  { sign: 'crosses', pattern: /#{4,}/ },
  {
    sign: 'exampleMail',
    needs: /@/,
    pattern: new RegExp(
      `@(?:\\.|(?:${any(({ samples }) => samples.domains)})\\.[a-z]{2,4}\\b)|(?<![\\w.+-])(?:${any(({ samples }) => samples.mailboxes)})@`,
    ),
  },
  {
    sign: 'mash',
    pattern:
      /^(?:[a-z]+ )?(?:asdf[a-z]*|qwert[yz][a-z]*|[b-df-hj-np-tv-xz]{7,}|([b-df-hj-np-tv-xz]{2})\1{2,}[a-z]{0,3}|([b-df-hj-np-tv-xz]{3,4})\2+[a-z]{0,3})$/,
  },
  {
    sign: 'junk',
    pattern:
      /^(?:machin|truc|bidule|foobar|foo|bla ?bla.*|lalala.*|aaa+|abcd[a-z]*|hallo welt|hello world!?|test ?test|lorem)$/,
  },
  // `Rua Central, 123`, `123 rue de la Paix`, `Dorfstraße 123`
  {
    sign: 'countedStreet',
    needs: /123|000/,
    pattern:
      /(?:^|[ ,(])(?:(?:via|viale|piazza|rua|avenida|av\.?|calle|c\/|rue|avenue|boulevard|plaza) [\p{L}' .]{3,40},? (?:n[.º°] ?)?(?:123|1234|000)(?!\d)|(?:123|1234),? (?:rue|avenue|boulevard) |\p{L}{3,20}(?:straße|strasse|str\.|weg|straat|laan) (?:123|1234)(?!\d))/u,
  },
  { sign: 'futureCopyright', needs: /20/, pattern: /(?:©|copyright|\(c\)) ?20(?:2[89]|[3-9]\d)\b/ },
  {
    sign: 'altNote',
    pattern: new RegExp(`^(?:${any(({ samples }) => samples.altTexts)})`),
  },
  {
    sign: 'demoInParentheses',
    needs: /\(/,
    pattern: new RegExp(`\\(${wordSource(({ samples }) => samples.demo)}(?:,[^)]{0,40})?\\)`),
  },
];

/** The forms of a text: brackets, code of a template, crosses in place of digits. */
export function writtenSigns(written: string, folded: string): SignAt[] {
  const forms = hasSquare(written) ? [SQUARE_CODE, ...FORMS] : FORMS;
  const signs: SignAt[] = [];
  for (const { sign, pattern, asWritten, needs } of forms) {
    const text = asWritten ? written : folded;
    const at = needs && !needs.test(text) ? -1 : text.search(pattern);
    if (at >= 0) signs.push({ sign, at });
  }
  return signs;
}

/** True for a text with words in square brackets that are not a note or a reference. */
export function hasSquare(written: string): boolean {
  return written.includes('[') && SQUARE.test(written);
}
