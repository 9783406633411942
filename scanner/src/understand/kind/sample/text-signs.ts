import type { LanguageCode } from '../../../lexicon/language-code.ts';
import type { SampleKind } from '../../../lexicon/sample/sample-text.ts';
import { foldAccents } from '../../prose/folded.ts';
import { plainLower } from '../../prose/sentences.ts';
import { numberSigns } from './number-signs.ts';
import { type SampleSign, tellingSigns } from './sign-points.ts';
import { type Text, wordSigns } from './word-signs.ts';
import { writtenSigns } from './written-signs.ts';

/** A text that may be left over from a template: its signs, what it would be, and where the first sign begins. */
export type SignedText = { signs: readonly SampleSign[]; why: SampleKind; at: number };

/** Longer texts are only read in part. */
const MAX_LENGTH = 2000;
/** `_.map(list, iteratee)`: documentation has brackets and blanks of its language. */
const CODE = /[\w$]\.[A-Za-z_$][\w$]{0,40}\(|(?:^|\s)_\.[a-z]|\b(?:function|require) ?\(/;
/** `Company name:` is the label of a form. */
const LABEL_END = /[:*]$/;
const NAMES_OF_LABELS: ReadonlySet<SampleSign> = new Set(['blankName', 'numberedPart', 'yourPart']);
/** `Todo` is a word of these languages. */
const WITH_TODO: readonly string[] = ['es', 'pt'] satisfies LanguageCode[];

/** Reads the signs of texts on a site in a language. Null for a text without a telling one. */
export function textSigner(siteLanguage: string): (text: string) => SignedText | null {
  return (whole) => {
    const written = whole.slice(0, MAX_LENGTH).trim();
    const folded = foldAccents(plainLower(written));
    const text: Text = { written, folded, words: folded.match(/[\p{L}\p{N}']+/gu) ?? [] };
    if (CODE.test(written)) return null;
    const found = [...writtenSigns(written, folded), ...numberSigns(folded), ...wordSigns(text)].filter(
      ({ sign }) =>
        !(sign === 'todo' && WITH_TODO.includes(siteLanguage)) &&
        !(NAMES_OF_LABELS.has(sign) && LABEL_END.test(folded)),
    );
    const telling = tellingSigns(found);
    if (telling === null) return null;
    return {
      signs: [...new Set([...found.map(({ sign }) => sign), ...telling.families])],
      why: telling.why,
      at: telling.first.at,
    };
  };
}
