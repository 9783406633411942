import { expect, it } from 'vitest';
import { SCAN_ANIMATION_MS, scanFrame } from './scan-timeline';

const states = (elapsedMs: number) => scanFrame(elapsedMs).steps.map((step) => step.state);

it.each([
  [0, ['waiting', 'waiting', 'waiting', 'waiting']],
  [799, ['waiting', 'waiting', 'waiting', 'waiting']],
  [800, ['running', 'waiting', 'waiting', 'waiting']],
  [4300, ['done', 'waiting', 'waiting', 'waiting']],
  [4399, ['done', 'waiting', 'waiting', 'waiting']],
  [4400, ['done', 'running', 'waiting', 'waiting']],
  [8500, ['done', 'done', 'running', 'waiting']],
  [12_400, ['done', 'done', 'done', 'running']],
  [16_100, ['done', 'done', 'done', 'done']],
])('at %i ms the steps are %j', (elapsedMs, expected) => {
  expect(states(elapsedMs)).toEqual(expected);
});

it('is over half a second after the last step', () => {
  expect(SCAN_ANIMATION_MS).toBe(16_600);
  expect(scanFrame(16_599).isOver).toBe(false);
  expect(scanFrame(16_600).isOver).toBe(true);
});

it('fills a bar evenly', () => {
  expect(scanFrame(800 + 1750).steps[0]).toMatchObject({ state: 'running', percent: 50 });
});
