import type { LinePoint } from '@named-first/contract';
import { expect, test } from 'vitest';
import {
  dollars,
  monthCostWords,
  monthOf50ClientsWords,
  pointWords,
  type Run,
  runProgress,
  runTitle,
  saysWords,
} from './assistant-words.ts';

const RUN: Run = {
  ...{
    id: '1',
    trade: 'hvac-contractor',
    town: 'Tacoma',
    region: 'WA',
    country: 'US',
    purpose: 'sample',
    period: null,
    client: null,
  },
  ...{ state: 'asking', planned: 36, answered: 12, refused: 1, empty: 0, failed: 2, skipped: 0, costMicros: 1 },
  ...{ createdAt: '2026-11-22T10:00:00.000Z', finishedAt: null },
};

test('amounts below a cent are not shown as zero', () => {
  expect([0, 500, 9_999, 10_000, 1_178_000].map(dollars)).toEqual(['$0.00', '$0.0005', '$0.0100', '$0.01', '$1.18']);
});

test('a run shows what is open and omits counts of zero', () => {
  expect(runProgress(RUN)).toBe('12 of 36 answered, 1 refused, 2 without an answer, 21 still open');
  expect(runProgress({ ...RUN, state: 'done', answered: 36, refused: 0, failed: 0 })).toBe('36 of 36 answered');
});

test('a run is named by its trade, town and month', () => {
  expect(runTitle(RUN)).toBe('Sample: hvac contractor in Tacoma, WA');
  expect(runTitle({ ...RUN, purpose: 'monthly', period: '2026-11', region: '' })).toBe(
    'Month 2026-11: hvac contractor in Tacoma',
  );
  expect(runTitle({ ...RUN, purpose: 'branded', period: '2026-11', client: 'Acme Heating' })).toBe(
    'By name 2026-11: Acme Heating in Tacoma, WA',
  );
});

test('a point of a line is described in words, with its range and its change', () => {
  const point: LinePoint = {
    ...{ runId: 'a', purpose: 'monthly', period: '2026-10', date: '2026-10-03', served: 'gpt-6-luna' },
    ...{ share: { named: 12, read: 40, range: { low: 0.14, high: 0.53 } }, change: 'no-clear-change' },
    ...{ memory: { named: 0, read: 0 }, startsAnew: false },
  };
  expect(pointWords(point)).toBe('October 2026: named in 12 of 40 answers (14 to 53\u00a0%). No clear change.');
  expect(pointWords({ ...point, change: 'not-comparable', startsAnew: true })).toBe(
    'October 2026: named in 12 of 40 answers (14 to 53\u00a0%). Answered by gpt-6-luna from here on, so it is not compared with what came before.',
  );
  expect(pointWords({ ...point, memory: { named: 1, read: 4 } })).toBe(
    'October 2026: named in 12 of 40 answers (14 to 53\u00a0%). No clear change. Answered from memory, without a search: 4; named in 1 of them.',
  );
  const few = { ...point, share: { named: 1, read: 3, range: null }, change: null };
  expect(pointWords(few)).toBe('October 2026: sometimes named in three tries.');
  expect(pointWords({ ...few, purpose: 'pasted' })).toBe('October 2026, pasted: sometimes named in three tries.');
  expect(pointWords({ ...few, purpose: 'baseline', period: null })).toBe(
    'Baseline of 2026-10-03: sometimes named in three tries.',
  );
});

test('an assistant that was asked by name knows the client, mixes them up, or does not know them', () => {
  const one = {
    ...{ provider: 'openai' as const, host: 'api.openai.com', served: 'gpt-6-luna', alike: null, fromMemory: false },
    askedAt: '2026-11-03T10:00:00.000Z',
  };
  expect(saysWords({ ...one, says: 'knows' })).toBe('knows them');
  expect(saysWords({ ...one, says: 'mixes-up', alike: { reason: 'other-town', quote: 'In Spokane.' } })).toBe(
    'mixes them up with somebody else, in another town',
  );
  expect(saysWords({ ...one, says: 'does-not-know', fromMemory: true })).toBe(
    'does not know them: nothing in the answer shows that it is them (answered from memory, without a search)',
  );
});

test('the cost of a month is told per town, and that of asking by name apart', () => {
  const town = { asks: 120, usualMicros: 1_178_000, mostMicros: 5_210_000 };
  const byName = { asks: 3, usualMicros: 29_450, mostMicros: 130_250 };
  expect(monthCostWords({ town, byName })).toBe(
    'A month costs usually $1.18, at most $5.21 for each town, shared by the clients of that market. One more question to each assistant names the client: usually $0.03, at most $0.13.',
  );
});

test('the cost of a month of 50 clients includes asking about each by name', () => {
  expect(monthOf50ClientsWords({ asks: 6150, usualMicros: 60_372_500, mostMicros: 267_012_500 })).toBe(
    'A month of 50 clients: usually $60.37, at most $267.01. This counts one market for each client, and one question to each assistant that names the client. Clients of one trade and town share a market; a second town adds one.',
  );
});
