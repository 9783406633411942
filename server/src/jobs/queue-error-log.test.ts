import { pino } from 'pino';
import { expect, test } from 'vitest';
import { queueErrorLog } from './queue-error-log.ts';

test('an outage is logged once a minute with its reason, and every other error separately', () => {
  const lines: { reason?: string; errors?: number }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  let now = 0;
  const report = queueErrorLog(log, () => now);
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  for (let second = 0; second <= 120; second += 1) {
    now = second * 1000;
    report(refused);
  }
  expect(lines.map(({ errors }) => errors)).toEqual([1, 60, 60]);
  expect(lines[0]!.reason).toBe('the database server refuses connections');
  report(new Error('a bug'));
  report(new Error('a bug'));
  expect(lines).toHaveLength(5);
});
