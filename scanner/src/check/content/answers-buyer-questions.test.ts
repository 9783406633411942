import type { QuestionAnswer } from '@named-first/contract';
import { describe, expect, it } from 'vitest';
import { evidenceFrom, FINNISH, faultsOf, siteFacts } from '../../../test/page-facts.ts';
import { questionsFor } from '../../understand/offers/questions.ts';
import { answersBuyerQuestions } from './answers-buyer-questions.ts';

function questions(answered: number, of = 16) {
  const rows: QuestionAnswer[] = [...questionsFor('plumbing'), ...questionsFor('legal').slice(12)]
    .slice(0, of)
    .map(({ id, question }, at) => {
      return at < answered
        ? { id, question, state: 'answered', evidence: evidenceFrom(`Answer ${at}`) }
        : { id, question, state: 'absent', evidence: null };
    });
  return { questions: rows, answered };
}
const judge = (answered: number, of?: number) =>
  answersBuyerQuestions.judge(siteFacts({ questions: questions(answered, of) }));

describe('buyer questions', () => {
  it.each([
    [16, 16, 'success'],
    [12, 16, 'success'],
    [11, 16, 'warning'],
    [9, 20, 'warning'],
    [8, 18, 'error'],
    [8, 16, 'warning'],
    [7, 16, 'error'],
    [0, 12, 'error'],
  ])('%d of %d answered: %s', (answered, of, status) => {
    const judgement = judge(answered, of);
    expect(judgement.status).toBe(status);
    expect(faultsOf(judgement)).toEqual([]);
  });

  it('have a sentence with blanks for every gap, and facts already known filled in', () => {
    const { fix } = answersBuyerQuestions.judge(siteFacts({ questions: questions(2) }));
    expect(fix.paste[0]?.text).toContain('Call or text us at (208) 331-0142');
    expect(fix.paste[0]?.text).toContain('[');
  });

  it('are not measured in an unsupported language or without questions', () => {
    expect(answersBuyerQuestions.judge(siteFacts({ questions: questions(16), language: FINNISH })).measured).toBe(
      false,
    );
    expect(answersBuyerQuestions.judge(siteFacts({ questions: { questions: [], answered: 0 } })).measured).toBe(false);
  });
});
