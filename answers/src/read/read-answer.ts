import type { AnswerReading, BusinessFacts } from '@named-first/contract';
import { LANGUAGES } from '@named-first/scanner/readers';
import type { AskedAnswer } from '../answer.ts';
import { candidatesOf } from './candidates.ts';
import { claimsIn } from './claims.ts';
import { cleanAddress, isOwnHost, isOwnProfile, sourcesOf } from './hosts.ts';
import { type Recognised, recognise } from './identify.ts';
import { mentionsOf, type OwnName, ownNameOf, shortMentionsOf } from './own-name.ts';
import { type OwnPassage, othersAmong, ownPassages } from './own-passages.ts';
import { phonesOf } from './phones.ts';
import { rivalsOf } from './rivals.ts';
import { type Entry, entriesOf } from './text/entries.ts';
import { type PlainAnswer, plainAnswer } from './text/plain-answer.ts';
import { tokensOf } from './text/tokens.ts';

/** Raise it with every change that can alter a reading, so that outdated stored readings are found and recomputed. */
export const READER_VERSION = 1;

const MAX_QUOTE_LENGTH = 600;

type Answered = Extract<AskedAnswer['answer'], { state: 'answered' }>;
type Judged = OwnPassage & Recognised;

/**
 * What one answer says about one business. Pure: the same answer and facts give the same reading. Null for an answer
 * that was refused, is empty or failed. The text of the answer is data; instructions in it are never followed.
 */
export function readAnswer(asked: AskedAnswer, facts: BusinessFacts): AnswerReading | null {
  const { answer } = asked;
  if (answer.state !== 'answered') return null;
  const plain = plainAnswer(answer.text);
  const own = ownNameOf(facts);
  const spoken = LANGUAGES.find((code) => code === facts.language) ?? 'en';
  const tokens = tokensOf(plain.text, spoken === 'de');
  const mentions = own ? mentionsOf(plain, tokens, own) : [];
  const candidates = candidatesOf(plain, tokens, spoken);
  const others = own ? othersAmong(candidates, mentions, own, facts) : candidates;
  const phones = phonesOf(facts);
  const entries = entriesFor(asked, plain);
  const judged = own
    ? judge({ asked, answer, facts, own, plain, phones }, ownPassages({ text: plain.text, entries, mentions, others }))
    : [];
  const named = judged.filter(({ found }) => found.length > 1);
  const goingOn = (own && named.length > 0 ? shortMentionsOf(plain, tokens, { own, mentions }) : []).filter(
    ({ start, end }) => !others.some((other) => start < other.end && other.start < end),
  );
  const further = ownPassages({ text: plain.text, entries, mentions: goingOn, others }).filter(
    ({ start, end }) => !judged.some((one) => start < one.end && one.start < end),
  );
  const strangers = own
    ? othersAmong(
        candidates,
        [...mentions.filter(({ longer }) => !longer), ...named.map(({ mention }) => mention)],
        own,
        facts,
      )
    : candidates;
  const rivals = rivalsOf({ plain, entries: entriesOf(plain), others: strangers, phones });
  return {
    ...ownVerdict({ answer, facts, plain, judged, named }),
    first:
      named.length > 0 && others.every(({ business, start }) => !business || start > (named[0]?.mention.start ?? 0)),
    alike: judged.flatMap(({ alike, start, end }) =>
      alike ? [{ reason: alike, quote: quoted(plain, start, end) }] : [],
    ),
    rivals,
    sources: sourcesOf(
      answer,
      facts,
      rivals.map(({ domain }) => domain),
    ),
    claims: claimsIn({ plain, passages: [...named, ...further], own, facts, others, phones }),
  };
}

/** An answer to a branded question is about one business as a whole. */
function entriesFor({ question }: AskedAnswer, plain: PlainAnswer): Entry[] {
  if (question.family !== 'branded') return entriesOf(plain);
  return [{ kind: 'text', start: 0, end: plain.text.length }];
}

type Setting = {
  asked: AskedAnswer;
  answer: Answered;
  facts: BusinessFacts;
  own: OwnName;
  plain: PlainAnswer;
  phones: ReturnType<typeof phonesOf>;
};

function judge({ asked, answer, facts, own, plain, phones }: Setting, passages: readonly OwnPassage[]): Judged[] {
  return passages
    .map((passage) => ({
      ...passage,
      ...recognise({ plain, passage, facts, own, asked, cited: answer.cited, phones }),
    }))
    .filter(({ mention, found }) => !mention.longer || found.length > 1);
}

type Verdict = Pick<AnswerReading, 'verdict' | 'found' | 'quote'>;
type VerdictInput = {
  answer: Answered;
  facts: BusinessFacts;
  plain: PlainAnswer;
  judged: readonly Judged[];
  named: readonly Judged[];
};

function ownVerdict({ answer, facts, plain, judged, named }: VerdictInput): Verdict {
  const [best] = [...named].sort((a, b) => b.found.length - a.found.length);
  if (best) return { verdict: 'named', found: best.found, quote: quoted(plain, best.start, best.end) };
  const alike = judged.some((one) => one.alike !== null);
  if (alike) return { verdict: 'somebody-alike', found: ['name'], quote: null };
  const pages = answer.cited.flatMap(({ url }) => cleanAddress(url) ?? []);
  if (pages.some(({ hostname }) => isOwnHost(hostname, facts)))
    return { verdict: 'cited-only', found: ['domain'], quote: null };
  if (pages.some((url) => isOwnProfile(url, facts))) return { verdict: 'cited-only', found: ['profile'], quote: null };
  return { verdict: 'not-named', found: [], quote: null };
}

function quoted(plain: PlainAnswer, start: number, end: number): string {
  return plain.quote(start, Math.min(end, start + MAX_QUOTE_LENGTH)).trim();
}
