import type { Tx } from '../db/database.ts';

/** Every kind of background work, with what a job carries: ids, never documents. */
export type JobPayloads = {
  /** Scan a lead's website on the server, because the browser's scan failed or was missing. */
  'scan-lead': { leadId: string };
  /** Scan a lead's website again, because the visitor asked for it on the report page. */
  'check-report': { checkId: string };
  /** Take the scan of the day of purchase of a client. */
  'scan-baseline': { clientId: string };
  /** Bring the work owed to clients into their next month. */
  'refresh-clients': Record<string, never>;
  /** Scan the website of one row of a campaign. `turn` tells a job that was called off since. */
  'scan-campaign-row': { rowId: string; turn: number };
  /** Send one row of the mail outbox. */
  'send-mail': { mailId: string };
  /** Put the lessons that are due into the outbox. */
  'queue-lessons': Record<string, never>;
  /** Look into one event of the payment provider. */
  'payment-event': { eventId: string };
  /** Fetch what the payment provider's webhooks missed. */
  'reconcile-payments': Record<string, never>;
  /** Delete what is older than the settings allow. */
  'delete-expired': Record<string, never>;
};

export type JobName = keyof JobPayloads;

export type EnqueueOptions = {
  startAfter?: Date;
  /** At most one unfinished job of a kind carries a given key; queueing another does nothing. */
  singletonKey?: string;
  /** Higher goes first; 0 unless told. */
  priority?: number;
};

/** The only way to queue work: inside the transaction that writes the row the work is about. */
export type JobQueue = {
  enqueue<N extends JobName>(tx: Tx, name: N, payload: JobPayloads[N], options?: EnqueueOptions): Promise<void>;
  /** Many jobs of one kind at the cost of one. */
  enqueueAll<N extends JobName>(tx: Tx, name: N, jobs: QueuedWork<N>[]): Promise<void>;
};

export type QueuedWork<N extends JobName> = { payload: JobPayloads[N] } & EnqueueOptions;

/** Runs one job. It may run twice (at-least-once), so it must find its own finished work and stop. */
export type JobHandler<N extends JobName> = (payload: JobPayloads[N], signal: AbortSignal) => Promise<void>;

export type JobHandlers = { [N in JobName]: JobHandler<N> };
