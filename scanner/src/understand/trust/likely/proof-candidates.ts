import type { Evidence } from '@named-first/contract';
import { PROOF_CUE_WORDS, type ProofKind } from '../../../lexicon/phrases/proof-cues.ts';
import { titleTexts } from '../../offers/service-pages.ts';
import type { PageFacts } from '../../page-facts.ts';
import { QUESTION } from '../../prose/clause.ts';
import { foldAccents } from '../../prose/folded.ts';
import { onceForEach } from '../../prose/once-for-each.ts';
import {
  excerptAround,
  type Prose,
  plainLower,
  type Sentence,
  sentenceEvidence,
  sentencesWith,
} from '../../prose/sentences.ts';
import { isSmallPrint } from '../../prose/small-print.ts';
import { isTermsPage } from '../../site/legal-pages.ts';
import { FIGURE, PATH_OF_OTHERS } from '../proof-patterns.ts';
import { isUnfilled } from '../sample-registration.ts';
import { isWanted } from '../wanted.ts';
import { kindsIn, type ProofPhrase, phrasesIn } from './proof-phrases.ts';
import { isDenied, isRefused, signsOfNeighbours, signsOfPlace, signsOfWords } from './proof-signs.ts';
import type { Sign } from './sign-points.ts';

/** Words of a site that may be a proof, with all that speaks for or against them. */
export type ProofCandidate = {
  /** As the site writes them. */
  shown: string;
  kinds: readonly ProofKind[];
  signs: ReadonlySet<Sign>;
  evidence: Evidence;
};

/** The sentences of the pages in the site's language, which of them are customers' words, and the business. */
export type ProofReading = {
  /** Its name, if one is known. */
  business: string | null;
  home: PageFacts | undefined;
  language: string;
  proses: readonly Prose[];
  isCustomers: (prose: Prose, sentence: Sentence) => boolean;
};

type Found = Map<string, ProofCandidate & { signs: Set<Sign> }>;
type Reading = ProofReading & { found: Found; phrases: (text: string) => readonly ProofPhrase[] };

const MAX_CANDIDATES = 400;
const MAX_SENTENCES = 400;
const MAX_TITLE_LENGTH = 600;
/** How many sentences before and after it are next to it. */
const NEAR = 3;
const MAX_NEIGHBOUR_LENGTH = 60;
/** A kind of which a site has this many phrases is rather what it works on: insurance, training, families. */
const SUBJECT = 12;
const FREQUENT = 6;
const MAX_LABEL_LENGTH = 45;
/** A counter that a script animates shows 0 in the source. */
const ZERO = /^0\b/;
/** German has it at the end of words, where no index finds it: `Friseurmeisterin`. */
const MASTER = 'meister';

/** Every phrase of the pages with a cue of a proof. Linear in the length of the pages. */
export function readProofs(input: ProofReading): ProofCandidate[] {
  const found: Found = new Map();
  const phrases = (text: string) => phrasesIn(text).filter((phrase) => !isRefused(phrase) && !isName(phrase, input));
  const reading: Reading = { ...input, found, phrases: onceForEach(phrases) };
  for (const prose of input.proses)
    if (!PATH_OF_OTHERS.test(prose.page.path) && !isTermsPage(prose.page)) readPage(reading, prose);
  readTitles(reading);
  addSubjects(found);
  return [...found.values()];
}

function readPage(reading: Reading, prose: Prose): void {
  const cued = new Set(sentencesWith(prose, PROOF_CUE_WORDS).map(({ at }) => at));
  for (const sentence of prose.sentences.slice(0, MAX_SENTENCES)) {
    const card = cardAt(prose, sentence);
    if (!card && !cued.has(sentence.at) && !sentence.lower.includes(MASTER)) continue;
    const before = prose.sentences[sentence.at - 1]?.text ?? '';
    if (reading.isCustomers(prose, sentence) || QUESTION.test(sentence.lower) || isSmallPrint(sentence.lower)) continue;
    if (ZERO.test(sentence.text) || ZERO.test(before)) continue;
    const phrases = (card ? [card] : reading.phrases(sentence.text)).filter(
      (phrase) => !isDenied(reading.language, sentence, phrase) && !isWanted(prose, sentence, phrase.at),
    );
    if (phrases.length === 0 || isUnfilled(sentence.text)) continue;
    const place = [
      ...signsOfPlace(reading.language, prose, sentence),
      ...signsOfNeighbours(kindsAround(reading, prose, sentence, cued)),
      ...(!card && FIGURE.test(before) ? (['labelOfFigure'] as const) : []),
    ];
    for (const phrase of phrases) {
      const evidence = sentenceEvidence(prose, sentence, phrase.at);
      note(reading.found, phrase, card ? { ...evidence, excerpt: card.shown } : evidence, place);
    }
  }
}

/** True if only the name of the business has the cue: `Layne Insurance`. */
function isName({ shown }: ProofPhrase, { business }: ProofReading): boolean {
  const name = foldAccents(plainLower(business ?? ''));
  const key = foldAccents(plainLower(shown));
  return name !== '' && (name.includes(key) || (key.includes(name) && kindsIn(key.replace(name, ' ')).length === 0));
}

/** A figure and its label: `500+`, `Tevreden klanten`. */
function cardAt({ sentences }: Prose, { text, at }: Sentence): ProofPhrase | null {
  const label = sentences[at + 1]?.text;
  if (label === undefined || label.length > MAX_LABEL_LENGTH || !FIGURE.test(text) || FIGURE.test(label)) return null;
  const shown = `${text} ${label}`;
  const card = { shown, at: 0, kinds: kindsIn(shown) };
  return isRefused(card) ? null : card;
}

function kindsAround(
  { phrases }: Reading,
  { sentences }: Prose,
  { at }: Sentence,
  cued: ReadonlySet<number>,
): ReadonlySet<ProofKind> {
  const around = [...sentences.slice(Math.max(0, at - NEAR), at), ...sentences.slice(at + 1, at + 1 + NEAR)];
  const short = around.filter((other) => cued.has(other.at) && other.text.length <= MAX_NEIGHBOUR_LENGTH);
  return new Set(short.flatMap(({ text }) => phrases(text).flatMap(({ kinds }) => kinds)));
}

/** The first place is the evidence; all places give signs. */
function note(found: Found, phrase: ProofPhrase, evidence: Evidence, signs: readonly Sign[]): void {
  const { shown, kinds } = phrase;
  const key = foldAccents(plainLower(shown));
  let candidate = found.get(key);
  if (!candidate) {
    if (found.size >= MAX_CANDIDATES) return;
    candidate = { shown, kinds, evidence, signs: new Set() };
    found.set(key, candidate);
  }
  for (const sign of [...signsOfWords(phrase), ...signs]) candidate.signs.add(sign);
}

function readTitles({ home, found, phrases }: Reading): void {
  if (!home) return;
  for (const title of titleTexts(home)) {
    const text = title.slice(0, MAX_TITLE_LENGTH);
    for (const phrase of phrases(text))
      note(found, phrase, { url: home.url, place: 'title', excerpt: excerptAround(text, phrase.at) }, ['inTitle']);
  }
}

function addSubjects(found: Found): void {
  const counts = new Map<ProofKind, number>();
  for (const { kinds } of found.values()) for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  for (const { kinds, signs } of found.values()) {
    const most = Math.max(0, ...kinds.map((kind) => counts.get(kind) ?? 0));
    if (most >= SUBJECT) signs.add('subject');
    else if (most >= FREQUENT) signs.add('frequent');
  }
}
