import type { AnswerReading } from '@named-first/contract';
import { answerFiguresSchema } from '@named-first/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelledAnswers } from '../../test/labelled-answers.ts';
import { type AskedAnswer, cohortKey } from '../answer.ts';
import { readAnswer } from '../read/read-answer.ts';
import { changeBetween } from './change.ts';
import type { CountedAnswer } from './counted.ts';
import { figuresOf, type ReadRow } from './figures.ts';
import { clusteredRange, designEffect, difference, wilson } from './intervals.ts';
import { linesOf } from './lines.ts';

const LABELLED = labelledAnswers('tuning');
const [EXAMPLE] = LABELLED;
if (!EXAMPLE) throw new Error('The labels are gone.');
const { facts: FACTS, asked: ASKED } = EXAMPLE;

const percent = (range: { low: number; high: number }) => [Math.round(100 * range.low), Math.round(100 * range.high)];
const READING: AnswerReading = {
  verdict: 'not-named',
  found: [],
  quote: null,
  first: false,
  alike: [],
  rivals: [],
  sources: [],
  claims: [],
};

type RowSettings = {
  named?: boolean;
  question?: string;
  served?: string;
  state?: 'answered' | 'refused' | 'empty' | 'failed';
  searched?: boolean;
  id?: string;
};

function row({
  named = false,
  question = 'find',
  served = 'a-model',
  state = 'answered',
  searched = true,
  id = 'a',
}: RowSettings): ReadRow {
  const answer = ASKED.answer as Extract<AskedAnswer['answer'], { state: 'answered' }>;
  const given =
    state === 'answered'
      ? { ...answer, searched }
      : ({ ...answer, state, words: '' } as unknown as AskedAnswer['answer']);
  const asked: AskedAnswer = {
    ...ASKED,
    id,
    question: { ...ASKED.question, id: question },
    cohort: { ...ASKED.cohort, served },
    answer: given,
  };
  return { asked, reading: state === 'answered' ? { ...READING, verdict: named ? 'named' : 'not-named' } : null };
}

/** `k` of `n` answers that name the business, spread over questions. */
function rows(k: number, n: number, questions: number, served?: string): ReadRow[] {
  return Array.from({ length: n }, (_, index) =>
    row({ named: index < k, question: `q${index % questions}`, id: `${served}-${index}`, ...(served && { served }) }),
  );
}

describe('intervals', () => {
  test.each([
    [0, 3, 0, 56],
    [1, 3, 6, 79],
    [3, 3, 44, 100],
    [0, 5, 0, 43],
    [5, 5, 57, 100],
    [3, 10, 11, 60],
    [0, 10, 0, 28],
    [10, 10, 72, 100],
    [0, 12, 0, 24],
    [3, 12, 9, 53],
    [12, 40, 18, 45],
  ])('%i of %i is %i to %i percent', (k, n, low, high) => {
    expect(percent(wilson(k, n))).toEqual([low, high]);
  });

  test('answers to one question are not independent, so the range widens', () => {
    const even = Array.from({ length: 8 }, (_, at) => ({ named: at < 4 ? 2 : 1, read: 5 }));
    expect(designEffect(even)).toBeCloseTo(2.2);
    expect(percent(clusteredRange(even))).toEqual([14, 53]);
    expect(percent(clusteredRange(Array.from({ length: 8 }, () => ({ named: 0, read: 5 }))))).toEqual([0, 17]);
  });

  test('questions that differ widely widen it further', () => {
    const split = Array.from({ length: 8 }, (_, at) => ({ named: at < 4 ? 5 : 0, read: 5 }));
    expect(designEffect(split)).toBeGreaterThan(5);
  });

  test('a range contains the share and widens with fewer answers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 60 }), (k, extra) => {
        const n = k + extra;
        const { low, high } = wilson(k, n);
        expect(low).toBeLessThanOrEqual(k / n + 1e-9);
        expect(high).toBeGreaterThanOrEqual(k / n - 1e-9);
        const wider = wilson(k / 2, n / 2);
        expect(wider.high - wider.low).toBeGreaterThanOrEqual(high - low - 1e-9);
      }),
    );
  });

  test('the interval of the difference of equal sets contains 0', () => {
    const clusters = [
      { named: 2, read: 5 },
      { named: 3, read: 5 },
    ];
    const { low, high } = difference(clusters, clusters);
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
  });
});

describe('figures', () => {
  test('every k and n can be recounted from the rows', () => {
    const read = LABELLED.map(({ asked, facts }, at) => ({
      asked: { ...asked, id: `${at}` },
      reading: readAnswer(asked, facts),
    }));
    const figures = answerFiguresSchema.parse(figuresOf(read, FACTS));
    for (const lane of figures.lanes) {
      const own = read.filter(
        ({ asked }) => cohortKey(asked.cohort) === lane.cohort && asked.question.family !== 'branded',
      );
      expect(lane.share.read).toBe(own.length);
      expect(lane.share.named).toBe(own.filter(({ reading }) => reading?.verdict === 'named').length);
      expect(lane.answers.filter(({ verdict }) => verdict === 'named').length).toBe(lane.share.named);
      expect(lane.answers.length).toBe(lane.share.read);
      expect(lane.nobody).toBe(
        own.filter(({ reading }) => reading?.verdict === 'not-named' && reading.rivals.length === 0).length,
      );
    }
    for (const { kind, verdict, answers } of figures.claims)
      for (const id of answers)
        expect(read.find(({ asked }) => asked.id === id)?.reading?.claims).toContainEqual(
          expect.objectContaining({ kind, verdict }),
        );
    for (const { answers } of figures.rivals) expect(new Set(answers).size).toBe(answers.length);
    const branded = read.filter(({ asked }) => asked.question.family === 'branded');
    expect(figures.branded.asked).toBe(branded.length);
    expect(figures.branded.knows).toBe(branded.filter(({ reading }) => reading?.verdict === 'named').length);
  });

  test('two cohorts never share a line', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            named: fc.boolean(),
            served: fc.constantFrom('a', 'b', 'c'),
            question: fc.constantFrom('x', 'y'),
          }),
          { maxLength: 40 },
        ),
        (list) => {
          const { lanes } = figuresOf(
            list.map((one, at) => row({ ...one, id: `${at}` })),
            FACTS,
          );
          expect(lanes.map(({ served }) => served).sort()).toEqual(
            [...new Set(list.map(({ served }) => served))].sort(),
          );
          for (const { served, share } of lanes) {
            expect(share.read).toBe(list.filter((one) => one.served === served).length);
            expect(share.named).toBe(list.filter((one) => one.served === served && one.named).length);
          }
        },
      ),
    );
  });

  test('refused, empty and failed answers are counted separately from the share', () => {
    const list = [
      row({ named: true }),
      row({ state: 'refused' }),
      row({ state: 'empty' }),
      row({ state: 'empty' }),
      row({ state: 'failed' }),
    ];
    const [lane] = figuresOf(list, FACTS).lanes;
    expect(lane).toMatchObject({ share: { named: 1, read: 1 }, refused: 1, empty: 2, failed: 1 });
  });

  test('answers from memory are counted separately, and nothing else is taken from them', () => {
    const remembered = row({ named: true, searched: false });
    const reading: AnswerReading = {
      ...READING,
      verdict: 'named',
      rivals: [{ name: 'Puget Pipe Works', quote: 'Puget Pipe Works', domain: null }],
      claims: [{ kind: 'phone', verdict: 'wrong', said: '555', quote: 'Call 555.', site: null }],
    };
    const figures = figuresOf([{ ...remembered, reading }, row({})], FACTS);
    expect(figures.lanes[0]).toMatchObject({ share: { named: 0, read: 1 }, memory: { named: 1, read: 1 } });
    expect(figures.lanes[0]?.answers).toHaveLength(1);
    expect([figures.rivals, figures.claims]).toEqual([[], []]);
  });

  test('a failed request counts with the answers of the model that it asked for', () => {
    const failed = row({ state: 'failed', served: 'a-model' });
    const answered = row({ served: 'a-model-2026-09-01', named: true });
    expect(figuresOf([failed, answered, failed], FACTS).lanes).toMatchObject([
      { served: 'a-model-2026-09-01', share: { named: 1, read: 1 }, failed: 2 },
    ]);
    expect(figuresOf([failed], FACTS).lanes).toMatchObject([{ served: 'a-model', share: { read: 0 }, failed: 1 }]);
  });

  test('one assistant has one lane, and nothing is averaged over assistants', () => {
    const figures = figuresOf(rows(3, 12, 4), FACTS);
    expect(figures.lanes).toHaveLength(1);
    expect(Object.keys(figures)).toEqual(['lanes', 'rivals', 'places', 'claims', 'branded']);
  });

  test('below five answers there is no range', () => {
    expect(figuresOf(rows(2, 4, 2), FACTS).lanes[0]?.share.range).toBeNull();
    expect(figuresOf(rows(2, 5, 2), FACTS).lanes[0]?.share.range).not.toBeNull();
  });

  test('an answer that names no business counts against the share', () => {
    expect(figuresOf(rows(1, 5, 5), FACTS).lanes[0]).toMatchObject({ share: { named: 1, read: 5 }, nobody: 4 });
  });
});

/** The same as `rows`, as counted answers. */
function counted(k: number, n: number, questions: number, served?: string): CountedAnswer[] {
  return rows(k, n, questions, served).map(({ asked: { cohort, question }, reading }) => ({
    ...{ cohort, question },
    named: reading?.verdict === 'named',
  }));
}

describe('change', () => {
  test.each([
    [8, 40, 17, 40, 'no-clear-change'],
    [0, 40, 30, 40, 'rose'],
    [36, 40, 8, 40, 'fell'],
    [2, 4, 4, 4, 'not-comparable'],
  ] as const)('%i of %i, then %i of %i: %s', (k, n, k2, n2, verdict) => {
    expect(changeBetween(counted(k, n, 8), counted(k2, n2, 8))).toBe(verdict);
  });

  test('another model or other questions are not comparable', () => {
    expect(changeBetween(counted(0, 40, 8, 'a'), counted(40, 40, 8, 'b'))).toBe('not-comparable');
    expect(changeBetween(counted(0, 40, 8), counted(40, 40, 5))).toBe('not-comparable');
  });

  test('identical sets of answers show no clear change', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), (k) => {
        expect(changeBetween(counted(k, 40, 8), counted(k, 40, 8))).toBe('no-clear-change');
      }),
    );
  });
});

describe('lines', () => {
  const round = (period: string, answers: CountedAnswer[], searched = true) => ({
    ...{ runId: period, purpose: 'monthly' as const, period, date: `${period}-03` },
    answers: answers.map((answer) => ({ ...answer, searched })),
  });

  test('each point is compared with the one before it', () => {
    const [line] = linesOf([
      round('2026-01', counted(0, 40, 8)),
      round('2026-02', counted(30, 40, 8)),
      round('2026-03', counted(28, 40, 8)),
    ]);
    expect(
      line?.points.map(({ period, share, change, startsAnew }) => [period, share.named, change, startsAnew]),
    ).toEqual([
      ['2026-01', 0, null, false],
      ['2026-02', 30, 'rose', false],
      ['2026-03', 28, 'no-clear-change', false],
    ]);
  });

  test('another model starts the line anew, and a round that two models served has two points', () => {
    const [line] = linesOf([
      round('2026-01', counted(10, 40, 8, 'a')),
      round('2026-02', [...counted(10, 20, 8, 'a'), ...counted(10, 20, 8, 'b')]),
      round('2026-03', counted(10, 40, 8, 'b')),
    ]);
    expect(line?.points.map(({ period, served, change, startsAnew }) => [period, served, change, startsAnew])).toEqual([
      ['2026-01', 'a', null, false],
      ['2026-02', 'a', 'no-clear-change', false],
      ['2026-02', 'b', 'not-comparable', true],
      ['2026-03', 'b', 'no-clear-change', false],
    ]);
  });

  test('answers from memory are a figure of their own in each point, and change no comparison', () => {
    const [line] = linesOf([
      round('2026-01', counted(0, 40, 8)),
      {
        ...round('2026-02', []),
        answers: [...round('', counted(1, 40, 8)).answers, ...round('', counted(9, 10, 2), false).answers],
      },
      round('2026-03', counted(2, 4, 2), false),
    ]);
    expect(line?.points.map(({ share, memory, change }) => [share.named, share.read, memory, change])).toEqual([
      [0, 40, { named: 0, read: 0 }, null],
      [1, 40, { named: 9, read: 10 }, 'no-clear-change'],
      [0, 0, { named: 2, read: 4 }, 'not-comparable'],
    ]);
  });

  test('answers to questions that name the business are in no line', () => {
    const branded = counted(5, 5, 5).map((answer) => ({
      ...answer,
      question: { ...answer.question, family: 'branded' as const },
    }));
    expect(linesOf([round('2026-01', branded)])).toEqual([]);
  });

  test('two assistants never share a line, and every point counts its answers', () => {
    const provider = fc.constantFrom('openai' as const, 'anthropic' as const);
    const answer = fc.record({ named: fc.boolean(), provider, served: fc.constantFrom('a', 'b') });
    fc.assert(
      fc.property(fc.array(fc.array(answer, { maxLength: 20 }), { maxLength: 5 }), (rounds) => {
        const lines = linesOf(
          rounds.map((answers, at) =>
            round(
              `2026-0${at + 1}`,
              answers.map(({ named, ...cohort }) => ({
                ...{ named, question: ASKED.question, cohort: { ...ASKED.cohort, ...cohort } },
              })),
            ),
          ),
        );
        expect(new Set(lines.map((line) => line.provider)).size).toBe(lines.length);
        for (const line of lines)
          for (const { period, served, share } of line.points) {
            const own = rounds[Number(period?.slice(-1)) - 1]!.filter(
              (one) => one.provider === line.provider && one.served === served,
            );
            expect(share).toMatchObject({ read: own.length, named: own.filter(({ named }) => named).length });
          }
        const points = lines.flatMap((line) => line.points);
        expect(points.reduce((sum, { share }) => sum + share.read, 0)).toBe(rounds.flat().length);
      }),
    );
  });
});
