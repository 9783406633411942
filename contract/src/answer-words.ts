import type {
  AnswerFigures,
  AnswerLane,
  AnswersView,
  ClaimFigure,
  MissingAnswers,
  NotAskedReason,
  Share,
  TownAnswers,
} from './answer-figures.ts';
import { MIN_FOR_RANGE } from './answer-figures.ts';
import type { AlikeReason, ClaimKind, OwnVerdict } from './answer-reading.ts';
import { longDate } from './long-date.ts';

/** Names the maker of the model, never only an app, because the app may answer differently from the API. */
export function laneName({ provider, host }: Pick<AnswerLane, 'provider' | 'host'>): string {
  if (provider === 'openai') return 'OpenAI, maker of ChatGPT';
  if (provider === 'anthropic') return 'Anthropic, maker of Claude';
  if (provider === 'perplexity') return 'Perplexity';
  return provider === 'pasted' ? `${host}, pasted by hand` : host;
}

/** `Named in 3 of 12 answers`. Below five answers it uses words, because figures would suggest more than is known. */
export function shareWords({ named, read }: Pick<Share, 'named' | 'read'>): string {
  if (read === 0) return 'No answer that counts';
  if (read >= MIN_FOR_RANGE) return `Named in ${named} of ${read} answers`;
  const tries = read === 1 ? 'the one try' : `${['two', 'three', 'four'][read - 2]} tries`;
  if (named === 0) return `Never named in ${tries}`;
  return named === read ? `Named each time in ${tries}` : `Sometimes named in ${tries}`;
}

/** Explains the range in a sentence; null without a range. */
export function rangeWords({ range }: Share): string | null {
  if (!range) return null;
  const [low, high] = [Math.round(100 * range.low), Math.round(100 * range.high)];
  return `If we went on asking, between ${low} and ${high} of 100 answers would name you.`;
}

/** Everything that is counted but not part of the share: refusals, failures, answers from memory. */
export function asideWords(lane: AnswerLane): string[] {
  const { first, nobody, alike, citedOnly, refused, empty, failed, memory, share } = lane;
  const words: [number, string][] = [
    [share.named > 1 ? 1 : 0, `Named first in ${first} of the ${share.named} answers that name you.`],
    [nobody, `${capital(answers(nobody))} ${nobody === 1 ? 'names' : 'name'} no business at all.`],
    [citedOnly, `${capital(answers(citedOnly))} ${citedOnly === 1 ? 'cites' : 'cite'} your site without naming you.`],
    [alike, `${capital(answers(alike))} ${alike === 1 ? 'names' : 'name'} somebody like you. We do not count that.`],
    [refused, `${capital(answers(refused))} refused, not counted.`],
    [empty, `${capital(answers(empty))} came back empty, not counted.`],
    [failed, `${capital(answers(failed))} never came, not counted.`],
    [memory.read, `${capital(memoryWords(memory))}. Not counted above.`],
  ];
  return words.flatMap(([count, sentence]) => (count > 0 ? [sentence] : []));
}

/** Answers from memory have their own line, because they say what a model once learned and not what it finds today. */
export function memoryWords({ named, read }: Pick<Share, 'named' | 'read'>): string {
  return `answered from memory, without a search: ${read}; named in ${named} of them`;
}

/** Questions that got no answer at all: because of the spending limit, or because an assistant was away. */
export function missingWords({ name, why, questions }: MissingAnswers): string {
  const those = questions === 1 ? 'one question' : `${questions} questions`;
  if (why === 'no-answer') return `No answer from ${name} to ${those}.`;
  const were = questions === 1 ? 'was' : 'were';
  return `${capital(those)} to ${name} ${were} left out, because the limit of what we spend on asking was reached.`;
}

function answers(count: number): string {
  return count === 1 ? 'one answer' : `${count} answers`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const NOT_ASKED: Readonly<Record<NotAskedReason, string>> = {
  'no-key': 'We asked no assistant for this report, because no access to one is set up here.',
  'no-town': 'We asked no assistant, because your site does not say clearly which town you work in.',
  'no-trade': 'We asked no assistant, because we could not tell from your site what you do.',
  'no-language': 'We asked no assistant, because we have no questions in the language of your site yet.',
  budget: 'We asked no assistant, because the limit of what we spend on asking was reached.',
  'not-yet': 'We have not asked any assistant about your town yet.',
  'under-way': 'We are asking assistants about your trade and town now. Open this report again in some minutes.',
  'no-answer': 'We asked, and no answer came back. We try again.',
};

/** Says why no assistant was asked, and that the report does not guess. */
export function notAskedWords(reason: NotAskedReason): string {
  return `${NOT_ASKED[reason]} So we do not know whether they name you, and we do not guess.`;
}

export const ANSWER_VERDICTS: Readonly<Record<OwnVerdict, string>> = {
  named: 'names you',
  'cited-only': 'cites your site without naming you',
  'somebody-alike': 'names somebody like you',
  'not-named': 'does not name you',
};

export const ALIKE_WORDS: Readonly<Record<AlikeReason, string>> = {
  'other-phone': 'with another phone number',
  'other-domain': 'with another website',
  'other-town': 'in another town',
  'general-name': 'by a name that many have',
  'nothing-else': 'and nothing that shows it is you',
};

export const CLAIM_NAMES: Readonly<Record<ClaimKind, string>> = {
  phone: 'Phone',
  hours: 'Opening hours',
  address: 'Address',
  town: 'Town',
  service: 'Service',
  price: 'Price',
  licence: 'License',
  emergency: 'Emergency service',
  closed: 'Closed for good',
  website: 'Website',
  years: 'Years in business',
  rating: 'Rating',
};

/** `in one answer`, `in 3 answers`. A statement made by a single answer is presented as an anecdote. */
export function saidIn({ answers: ids }: Pick<ClaimFigure, 'answers'>): string {
  return ids.length === 1 ? 'in one answer' : `in ${ids.length} answers`;
}

const MAX_CLAIMS = 12;

/** The statements with this verdict, most important first. */
export function claimsOf(figures: Pick<AnswerFigures, 'claims'>, verdict: ClaimFigure['verdict']): ClaimFigure[] {
  const isClosed = ({ kind }: ClaimFigure): boolean => kind === 'closed';
  const own = figures.claims.filter((claim) => claim.verdict === verdict);
  return [...own.filter(isClosed), ...own.filter((claim) => !isClosed(claim))].slice(0, MAX_CLAIMS);
}

/** What an owner should see first: wrong statements, and claims that the business has closed. */
export function alarmingClaims(figures: Pick<AnswerFigures, 'claims'>): ClaimFigure[] {
  const closed = figures.claims.filter(({ kind }) => kind === 'closed');
  return [...closed, ...claimsOf(figures, 'wrong')].slice(0, MAX_CLAIMS);
}

const ASKED_BY_PROGRAM =
  "We asked through the makers' own interfaces for programs, with web search on and your town given. What a person sees in the " +
  'app can differ: it knows them, their place and their history, and it may use other models and sources.';
const ASKED_BY_HAND =
  'A person asked in the app of the assistant and copied what it said. What somebody else sees in the app can differ: it ' +
  'knows them, their place and their history.';

/** How the figures came about and what they cannot tell. Show it wherever figures are shown. */
export function askedMethod({ lanes }: Pick<AnswerFigures, 'lanes'>): string {
  const read = lanes.reduce((sum, { share }) => sum + share.read, 0);
  const days = lanes.flatMap(({ from, to }) => [from, to]).sort();
  const [from, to] = [longDate(days[0] ?? ''), longDate(days.at(-1) ?? '')];
  const isByHand = ({ provider }: Pick<AnswerLane, 'provider'>): boolean => provider === 'pasted';
  const models = [...new Set(lanes.map(({ served }) => served))].join(', ');
  const dates = from === to ? from : `${from} to ${to}`;
  const ways = [...(lanes.every(isByHand) ? [] : [ASKED_BY_PROGRAM]), ...(lanes.some(isByHand) ? [ASKED_BY_HAND] : [])];
  const source = lanes.every(isByHand) ? 'from' : 'models:';
  return [
    ...ways,
    `${read} answers, ${dates}, ${source} ${models}. Answers change from day to day; the ranges say how sure we can be.`,
  ].join(' ');
}

/** One line for the person who calls the owner: what the assistants say, without judging it. */
export function answersCallLines(view: AnswersView | undefined): { heading: string; words: string }[] {
  if (!view) return [];
  if (view.state === 'not-asked')
    return [{ heading: 'Do assistants name them?', words: 'Not asked. Do not claim either way.' }];
  const { figures, compared, otherTowns } = view;
  const rivals = figures.rivals.slice(0, 3).map(({ name, answers: ids }) => `${name} (${ids.length})`);
  const [alarm] = compared ? alarmingClaims(figures) : [];
  return [
    { heading: 'Do assistants name them?', words: [view, ...otherTowns].map(townCallWords).join(' ') },
    { heading: 'Named instead', words: rivals.length > 0 ? `${rivals.join(', ')}.` : '' },
    { heading: 'What assistants get wrong', words: alarm ? callWords(alarm) : '' },
  ].filter(({ words }) => words !== '');
}

function townCallWords({ figures, place, missing }: TownAnswers): string {
  const shares = figures.lanes.map((lane) => {
    const memory = lane.memory.read > 0 ? ` (${memoryWords(lane.memory)})` : '';
    return `${laneName(lane)}: ${shareWords(lane.share).toLowerCase()}${memory}`;
  });
  return [`${shares.join('; ')}. Asked about ${place}.`, ...missing.map(missingWords)].join(' ');
}

function callWords(claim: ClaimFigure): string {
  const site = claim.site ? ` Their site says “${claim.site.shown}”.` : '';
  return `${CLAIM_NAMES[claim.kind]}, ${saidIn(claim)}: “${claim.said}”.${site}`;
}
