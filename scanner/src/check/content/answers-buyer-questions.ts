import { questionSentences } from '../../fix/question-sentences.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { defineCheck } from '../check.ts';
import { shareOf } from '../name-list.ts';
import { unlessUnread, wordsNotReadable } from '../readable-words.ts';
import { type Fix, finding, type Judgement, notMeasured, success, successWithOffer } from '../verdict.ts';

const GOOD_SHARE = 0.75;
const FAIR_SHARE = 0.45;
const MAX_NAMED = 3;

type Facts = Pick<SiteFacts, 'questions' | 'subject' | 'pages' | 'language' | 'site' | 'certain'>;

/** What buyers ask, and whether a sentence on the site answers it. */
export const answersBuyerQuestions = defineCheck({
  id: 'answers-buyer-questions',
  needs: ['questions', 'subject', 'pages', 'language', 'site', 'certain'],
  judge: (facts: Facts): Judgement => {
    const blocked = wordsNotReadable(facts);
    if (blocked) return blocked;
    const { questions, answered } = facts.questions;
    if (questions.length === 0)
      return notMeasured('We have no list of questions for this site, so we did not judge this.');
    return unlessUnread(judgeShare(facts, answered / questions.length), facts, ['home', 'faq']);
  },
});

function judgeShare(facts: Facts, share: number): Judgement {
  const { questions, answered } = facts.questions;
  const gaps = questions.filter(({ state }) => state !== 'answered');
  const status = share >= GOOD_SHARE ? 'success' : share >= FAIR_SHARE ? 'warning' : 'error';
  // Quote the weakest hint as evidence of a gap, and the answer itself as evidence of success.
  const shown =
    status === 'success'
      ? questions.filter(({ state }) => state === 'answered')
      : gaps.filter(({ state }) => state === 'hinted');
  const excerpts = shown.flatMap(({ evidence }) => evidence ?? []);
  const named = gaps
    .slice(0, MAX_NAMED)
    .map(({ question }) => `"${question}"`)
    .join(', ');
  const more = gaps.length > MAX_NAMED ? ', …' : '';
  const description = `Your site answers ${shareOf(answered, questions.length, 'thing')} buyers ask.${gaps.length > 0 ? ` Not answered: ${named}${more}` : ''}`;
  if (gaps.length === 0) return success(description, excerpts);
  if (status === 'success')
    return successWithOffer(description, excerpts, {
      summary: 'If you like, close each of the last gaps with a sentence.',
      ...closing(gaps, facts),
    });
  return finding(status, description, excerpts, {
    summary: 'Answer what buyers ask in short and true sentences. Put each one where it belongs.',
    ...closing(gaps, facts),
  });
}

/** Even a good site may close its last gaps, but then nothing is required. */
function closing(gaps: Facts['questions']['questions'], { certain, subject }: Facts): Pick<Fix, 'steps' | 'paste'> {
  return {
    steps: gaps.map(
      ({ question, state }) =>
        `${question} ${state === 'hinted' ? 'You touch on it, but the fact is missing.' : 'We found nothing about it.'}`,
    ),
    paste: [questionSentences(gaps, certain, subject)],
  };
}
