import { pino } from 'pino';
import { expect, test } from 'vitest';
import { runJob } from './run-job.ts';

test('the queue stores errors without e-mail addresses or query values', async () => {
  const error = new Error('550 <ada@example.com> is unknown\nparams: Ada,Pipe');
  const job = { id: '1', name: 'send-mail', data: {}, retryCount: 0, retryLimit: 1 } as never;
  const result = await runJob(job, () => Promise.reject(error), pino({ level: 'silent' }));
  expect(result).toEqual({ id: '1', status: 'failed', output: { message: 'Error: 550 <[redacted]> is unknown' } });
});
