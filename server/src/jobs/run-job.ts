import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import { cleanText } from '../db/clean-text.ts';
import { errorWords } from '../logging/describe-error.ts';

type Handler = (payload: never, signal: AbortSignal) => Promise<void>;

/** Runs one attempt of a job. Never throws: a failure is logged and returned, and pg-boss retries the job. */
export async function runJob(job: JobWithMetadata<object>, handler: Handler, log: Logger): Promise<JobResult> {
  const event = { job: job.name, jobId: job.id, attempt: job.retryCount + 1 };
  const started = performance.now();
  try {
    await handler(job.data as never, job.signal);
    log.debug({ ...event, ms: Math.round(performance.now() - started) }, 'Job done');
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const last = job.retryCount >= job.retryLimit;
    log[last ? 'error' : 'warn'](
      { ...event, err: error },
      last ? 'Job failed for good' : 'Job failed, will be retried',
    );
    // The rows of the queue may outlive the person whom the error names, so personal data is removed.
    return { id: job.id, status: 'failed', output: { message: cleanText(errorWords(error)) } };
  }
}
