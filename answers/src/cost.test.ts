import { expect, test } from 'vitest';
import { BY_NAME_SIZE, costOfMonth, costOfPanel, formatMicros, PANEL_SIZES } from './cost.ts';
import {
  costOf,
  microsOf,
  PRICES,
  priceOf,
  priceWarning,
  reserveMicros,
  UNKNOWN_RESERVE_MICROS,
  usualMicros,
} from './models.ts';

const CHEAP = [
  { provider: 'openai', model: 'gpt-6-luna' },
  { provider: 'anthropic', model: 'claude-haiku-5-5' },
  { provider: 'perplexity', model: 'perplexity/sonar' },
] as const;

test('a month of a market is 120 answers and costs about $1.20, asking about a client by name $0.03', () => {
  const one = costOfPanel(CHEAP, PANEL_SIZES.monthly);
  expect(one).toEqual({ asks: 120, usualMicros: 1_178_000, mostMicros: 5_210_000 });
  const byName = costOfPanel(CHEAP, BY_NAME_SIZE);
  expect(byName).toEqual({ asks: 3, usualMicros: 29_450, mostMicros: 130_250 });
});

test('a month of 50 clients in 50 markets is 6,150 answers, with each client by name, and costs about $60', () => {
  const fifty = costOfMonth(CHEAP, { markets: 50, clients: 50 });
  expect(fifty).toEqual({ asks: 6150, usualMicros: 60_372_500, mostMicros: 267_012_500 });
});

test('clients in one market share its questions, but each is asked about by name', () => {
  const shared = costOfMonth(CHEAP, { markets: 1, clients: 2 });
  expect(shared).toEqual({ asks: 126, usualMicros: 1_236_900, mostMicros: 5_470_500 });
});

test('a sample of two assistants for a lead is 24 answers and costs about a quarter of a dollar', () => {
  const { asks, usualMicros } = costOfPanel(CHEAP.slice(0, 2), PANEL_SIZES.sample);
  expect([asks, formatMicros(usualMicros)]).toEqual([24, '$0.27']);
});

test('a panel without assistants costs nothing', () => {
  expect(costOfPanel([], PANEL_SIZES.monthly)).toEqual({ asks: 0, usualMicros: 0, mostMicros: 0 });
});

test('a reserve is never below the cost of a usual request', () => {
  for (const { provider, model } of PRICES)
    expect(reserveMicros(provider, model)).toBeGreaterThan(usualMicros(provider, model));
});

test('a model without a price reserves $0.15 and never 0', () => {
  expect(reserveMicros('openai', 'gpt-9')).toBe(UNKNOWN_RESERVE_MICROS);
  expect(
    costOf('compatible', 'x', { usage: { inputTokens: 1, outputTokens: 1, searches: 0 }, billedMicros: null }),
  ).toEqual({
    micros: 150_000,
    kind: 'unknown',
  });
  expect(priceWarning('openai', 'gpt-9', new Date())).toContain('not known');
});

test('a dated version has the price of its model, and another model with the same beginning does not', () => {
  expect(priceOf('openai', 'gpt-6-luna-2026-09-30')?.model).toBe('gpt-6-luna');
  expect(priceOf('openai', 'gpt-6-luna-pro')).toBeNull();
  expect(priceOf('anthropic', 'gpt-6-luna')).toBeNull();
});

test('a price older than 90 days has a warning', () => {
  expect(priceWarning('openai', 'gpt-6-luna', new Date('2026-12-01'))).toBeNull();
  expect(priceWarning('openai', 'gpt-6-luna', new Date('2027-03-01'))).toMatch(/was read on 2026-11-05, 116 days ago/);
});

test('costs are whole micro-dollars, rounded up', () => {
  const [luna] = PRICES;
  if (!luna) throw new Error('No prices.');
  expect(microsOf(luna, { inputTokens: 1, outputTokens: 0, searches: 0 })).toBe(1);
  expect([0, 500, 9999, 10_000, 1_178_000].map(formatMicros)).toEqual([
    '$0.00',
    '$0.0005',
    '$0.0100',
    '$0.01',
    '$1.18',
  ]);
});
