import type { PageFacts } from '../page-facts.ts';
import type { LanguageFacts } from './language-facts.ts';

const STOP_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    'the and of to a in for is we our you your with on are or by that this at be from as it have will can all'.split(
      ' ',
    ),
  ),
  es: new Set(
    'de la el en y los las para con que por una un su del se nuestro nuestros servicios es más al lo le'.split(' '),
  ),
  fr: new Set(
    'de la le les et des en pour un une vous nous votre nos dans est sur du au aux avec qui par plus'.split(' '),
  ),
  de: new Set(
    'der die und das in den von zu mit für ist auf wir sie ihr eine ein im unser ihre dem bei oder nicht'.split(' '),
  ),
  pt: new Set('de a o e em para com os as um uma do da dos das que por seu sua nosso nossa é mais ao na no'.split(' ')),
  it: new Set('di e il la per un una che i le del della con in sono più da al nostro dei gli si alla'.split(' ')),
  nl: new Set('de het en van een in voor met is op te wij u uw onze dat zijn aan bij of niet ook er'.split(' ')),
};
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\u3040-\u30ff]/g, 'ja'],
  [/[\uac00-\ud7af]/g, 'ko'],
  [/[\u4e00-\u9fff]/g, 'zh'],
  [/[\u0400-\u04ff]/g, 'ru'],
  [/[\u0600-\u06ff]/g, 'ar'],
  [/[\u0590-\u05ff]/g, 'he'],
  [/[\u0370-\u03ff]/g, 'el'],
  [/[\u0e00-\u0e7f]/g, 'th'],
  [/[\u0900-\u097f]/g, 'hi'],
];
const SAMPLE_CHARACTERS = 2500;
/** Fewer words say nothing about the language. */
const FEWEST_WORDS = 30;
/** Running text of any of these languages is at least this share of stop words. */
const STOP_WORD_SHARE = 0.08;
/** A script stands for its language when this share of the sample is written in it. */
const SCRIPT_SHARE = 0.2;

/** The language of the site by what the home page declares and by the words it really uses; the words win. */
export function deriveLanguage(pages: readonly PageFacts[]): LanguageFacts {
  const home = pages.find((page) => page.role === 'home') ?? pages[0];
  const declared = /^[a-z]{2,3}(?![a-z])/i.exec(home?.document.lang ?? '')?.[0].toLowerCase() ?? null;
  // The words of the home page say it; where they are too few, those of all pages.
  const words = spoken(sampleOf(home ? [home] : [])) ?? spoken(sampleOf(pages));
  const both = home !== undefined && words !== declared && endsIn(home, declared);
  const language = (both ? declared : words) ?? declared ?? 'en';
  return { language, isEnglish: language === 'en' };
}

/** A page may say everything twice: what it declares counts where the second half is written in it. */
function endsIn({ document: { mainText } }: PageFacts, declared: string | null): boolean {
  return (
    declared !== null &&
    mainText.length > 2 * SAMPLE_CHARACTERS &&
    spoken(mainText.slice(-SAMPLE_CHARACTERS)) === declared
  );
}

function sampleOf(pages: readonly PageFacts[]): string {
  let sample = '';
  for (const { document } of pages) {
    if (sample.length >= SAMPLE_CHARACTERS) break;
    sample += `${(document.mainWords >= FEWEST_WORDS ? document.mainText : document.visibleText).slice(0, SAMPLE_CHARACTERS)}\n`;
  }
  return sample.slice(0, SAMPLE_CHARACTERS);
}

function spoken(sample: string): string | null {
  if (BEYOND_LATIN.test(sample)) {
    for (const [script, language] of SCRIPTS) {
      const letters = sample.match(script)?.length ?? 0;
      if (letters > 20 && letters / sample.length > SCRIPT_SHARE) return language;
    }
  }
  const words = sample.toLowerCase().match(BEYOND_ENGLISH.test(sample) ? /\p{L}+/gu : /[a-z]+/g) ?? [];
  if (words.length < FEWEST_WORDS) return null;
  const counts = new Map<string, number>();
  for (const word of words) {
    for (const language of LANGUAGES_OF.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const best = [...counts].sort((a, b) => b[1] - a[1])[0];
  return best && best[1] / words.length >= STOP_WORD_SHARE ? best[0] : null;
}

/** Letters other than a–z; the signs of English typography are none. */
const BEYOND_ENGLISH = /[\u00aa\u00b5\u00ba-\u200f\u2028-\u2121\u2123-\uffff]/;
const BEYOND_LATIN = /[\u0370-\u9fff\uac00-\ud7af]/;
const LANGUAGES_OF = new Map<string, string[]>();
for (const [language, stops] of Object.entries(STOP_WORDS)) {
  for (const word of stops) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
}
