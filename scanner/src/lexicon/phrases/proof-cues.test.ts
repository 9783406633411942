import { describe, expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { foldedProse } from '../../understand/prose/folded.ts';
import { proseOf, sentencesWith } from '../../understand/prose/sentences.ts';
import { PROOF_CUES, PROOF_KINDS } from './proof-cues.ts';

/** The word index compares only the first letters, so a master craftsman is found by other means. */
const isInIndex = (text: string): boolean => !text.includes('meisterin');

describe.each(PROOF_KINDS)('cues of the kind %s', (kind) => {
  const { pattern, cues, says } = PROOF_CUES[kind];

  it.each(says.map((text) => [text]))('find %j', (text) => {
    const prose = foldedProse(proseOf(pageFrom(`<p>${text}</p>`)));
    const sentences = isInIndex(text) ? sentencesWith(prose, cues) : prose.sentences;
    expect(sentences.some(({ lower }) => pattern.test(lower))).toBe(true);
  });

  it('are in the form of the word index', () => {
    expect(cues.filter((cue) => !/^[a-z0-9]+$/.test(cue))).toEqual([]);
  });
});
