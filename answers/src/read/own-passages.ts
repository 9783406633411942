import type { BusinessFacts } from '@named-first/contract';
import { normaliseStreet } from '@named-first/scanner/readers';
import type { Candidate } from './candidates.ts';
import { isShortFor, type Mention, type OwnName } from './own-name.ts';
import type { Entry } from './text/entries.ts';
import { type Sentence, sentencesOf } from './text/sentences.ts';
import { tokensOf } from './text/tokens.ts';
import { GOES_ON, LABELS } from './text/words.ts';

/** What an answer says about the business or a namesake: from its mention to the mention of another business. */
export type OwnPassage = { mention: Mention; mentions: Mention[]; start: number; end: number; kind: Entry['kind'] };

/** Candidates that may be other businesses: not the business's own name or part of it, and not a place of the site. */
export function othersAmong(
  candidates: readonly Candidate[],
  mentions: readonly Mention[],
  own: OwnName,
  facts: BusinessFacts,
): Candidate[] {
  const places = new Set(
    [
      ...facts.towns.flatMap(({ name, region }) => [name, region ?? '']),
      ...facts.addresses.flatMap(({ street, city, region }) => [street ?? '', city ?? '', region ?? '']),
    ].flatMap((text) => tokensOf(text, own.german).map(({ word }) => normaliseStreet(word))),
  );
  return candidates.filter(({ start, end, words }) => {
    if (mentions.some((mention) => start < mention.end && mention.start < end)) return false;
    return !isShortFor(words, own) && !words.every((word) => places.has(normaliseStreet(word)));
  });
}

type Input = { text: string; entries: readonly Entry[]; mentions: readonly Mention[]; others: readonly Candidate[] };

/** One passage per mention. Further mentions before another business is named belong to the same passage. */
export function ownPassages({ text, entries, mentions, others }: Input): OwnPassage[] {
  const telling = others.filter(({ head, business }) => head || business);
  const passages: OwnPassage[] = [];
  for (const mention of mentions) {
    const last = passages.at(-1);
    if (last && mention.start < last.end) {
      last.mentions.push(mention);
      continue;
    }
    const entry = entries.find(({ start, end }) => start <= mention.start && mention.start < end);
    if (entry)
      passages.push({ mention, mentions: [mention], kind: entry.kind, ...boundsOf(text, entry, mention, telling) });
  }
  return passages;
}

function boundsOf(
  text: string,
  entry: Entry,
  mention: Mention,
  others: readonly Candidate[],
): { start: number; end: number } {
  const sentences = sentencesOf(text, entry.start, entry.end);
  const within = sentenceAt(sentences, mention.start);
  const before = others.filter(({ start }) => start >= entry.start && start < mention.start).at(-1);
  const next = others.find(({ start }) => start >= mention.end && start < entry.end);
  const begin = within?.start ?? mention.start;
  const start =
    before && before.start >= begin ? mention.start : before ? begin : entry.kind === 'text' ? begin : entry.start;
  if (!next) return { start, end: entry.end };
  const other = sentenceAt(sentences, next.start);
  return { start, end: Math.max(mention.end, other && other.start > mention.start ? other.start : next.start) };
}

function sentenceAt(sentences: readonly Sentence[], at: number): Sentence | undefined {
  return sentences.find(({ start, end }) => start <= at && at < end);
}

/**
 * True if a sentence of a passage is only about the business: it contains the name, is in an entry about the business,
 * or continues with a pronoun and names no one else. `call the utility, EWEB, at …` is about someone else.
 */
export function isAbout(sentence: Sentence, passage: OwnPassage, own: OwnName): boolean {
  if (passage.kind !== 'text') return true;
  if (passage.mentions.some(({ start }) => sentence.start <= start && start < sentence.end)) return true;
  if (!GOES_ON.test(sentence.folded)) return false;
  // German capitalises every noun, so capitals prove nothing.
  const [, ...rest] = tokensOf(sentence.text, own.german);
  return own.german || rest.every(({ capital, word }) => !capital || /^\d/.test(word) || isKnown(word, own));
}

function isKnown(word: string, own: OwnName): boolean {
  return LABELS.has(word) || own.towns.has(word) || own.variants.some(({ words }) => words.includes(word));
}
