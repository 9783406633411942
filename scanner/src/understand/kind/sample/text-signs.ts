import type { LanguageCode } from '../../../lexicon/language-code.ts';
import { numberSigns } from './number-signs.ts';
import { readSigns, type SampleSign, type TellingText } from './telling-signs.ts';
import type { Text } from './text-forms.ts';
import { wordSigns } from './word-signs.ts';
import { writtenSigns } from './written-signs.ts';

/** `_.map(list, iteratee)`: documentation has brackets and blanks of its language. */
const CODE = /[\w$]\.[A-Za-z_$][\w$]{0,40}\(|(?:^|\s)_\.[a-z]|\b(?:function|require) ?\(/;
/** `Company name:` is the label of a form. */
const LABEL_END = /[:*]$/;
const NAMES_OF_LABELS: ReadonlySet<SampleSign> = new Set(['blankName', 'numberedPart', 'yourPart']);
/** `Todo` is a word of these languages. */
const WITH_TODO: readonly string[] = ['es', 'pt'] satisfies LanguageCode[];

/** Reads the signs of texts on a site in a language. Null for a text without any. */
export function textSigner(siteLanguage: string): (text: Text) => TellingText | null {
  return (text) => {
    if (CODE.test(text.written)) return null;
    const found = [...writtenSigns(text.written, text.folded), ...numberSigns(text.folded), ...wordSigns(text)];
    return readSigns(
      found.filter(
        ({ sign }) =>
          !(sign === 'todo' && WITH_TODO.includes(siteLanguage)) &&
          !(NAMES_OF_LABELS.has(sign) && LABEL_END.test(text.folded)),
      ),
    );
  };
}
