import { Tokenizer } from 'htmlparser2';

/** The part of htmlparser2's tokenizer (12.0, `Tokenizer.fastForwardTo`) that looks for the next character it waits for. */
type Scanning = { buffer: string; offset: number; index: number };

/**
 * htmlparser2's tokenizer, looking for the end of scripts, styles, comments, texts and attributes with `indexOf` instead
 * of character by character. What it reports is the same.
 */
export class FastTokenizer extends Tokenizer {}

Object.defineProperty(FastTokenizer.prototype, 'fastForwardTo', {
  value(this: Scanning, code: number): boolean {
    const found = this.buffer.indexOf(String.fromCharCode(code), this.index + 1 - this.offset);
    // As in the original, the loop around it steps over the last character.
    this.index = this.offset + (found < 0 ? this.buffer.length - 1 : found);
    return found >= 0;
  },
});
