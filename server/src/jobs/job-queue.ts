import type { Tx } from '../db/database.ts';

/** Every kind of background job with its payload: ids, never documents. */
export type JobPayloads = {
  /** Scan a lead's website on the server, because the browser's scan failed or was missing. */
  'scan-lead': { leadId: string };
  /** Scan a lead's website again, because the visitor requested it on the report page. */
  'check-report': { checkId: string };
  /** Scan a website for the agency, without a lead. */
  'scan-prospect': { prospectId: string };
  /** Scan a client's website on the day of purchase, as the baseline. */
  'scan-baseline': { clientId: string };
  /** Scan a client's website for the fact sheet, at or after a time (ISO 8601). */
  'scan-client': { clientId: string; wantedAt: string };
  /** Move the work owed to clients into their next month. */
  'refresh-clients': Record<string, never>;
  /** Write and queue the questions of a run. */
  'plan-panel': { runId: string };
  /** Ask one planned question. */
  'ask-answer': { answerId: string };
  /** Start the monthly runs of clients that are due. */
  'plan-months': Record<string, never>;
  /** Scan the website of one row of a campaign. `turn` identifies jobs that were cancelled in the meantime. */
  'scan-campaign-row': { rowId: string; turn: number };
  /** Send one row of the mail outbox. */
  'send-mail': { mailId: string };
  /** Put the lessons that are due into the outbox. */
  'queue-lessons': Record<string, never>;
  /** Process one event of the payment provider. */
  'payment-event': { eventId: string };
  /** Fetch what the payment provider's webhooks missed. */
  'reconcile-payments': Record<string, never>;
  /** Delete what is older than the settings allow. */
  'delete-expired': Record<string, never>;
};

export type JobName = keyof JobPayloads;

export type EnqueueOptions = {
  startAfter?: Date;
  /** At most one unfinished job of a kind has a given key. Queueing another one does nothing. */
  singletonKey?: string;
  /** Higher runs first; 0 by default. */
  priority?: number;
};

/** The only way to queue work: in the transaction that writes the row that the work is about. */
export type JobQueue = {
  enqueue<N extends JobName>(tx: Tx, name: N, payload: JobPayloads[N], options?: EnqueueOptions): Promise<void>;
  /** Queues many jobs of one kind in one statement. */
  enqueueAll<N extends JobName>(tx: Tx, name: N, jobs: QueuedWork<N>[]): Promise<void>;
};

export type QueuedWork<N extends JobName> = { payload: JobPayloads[N] } & EnqueueOptions;

/** Runs one job. Delivery is at least once, so a handler must detect its own finished work and stop. */
export type JobHandler<N extends JobName> = (payload: JobPayloads[N], signal: AbortSignal) => Promise<void>;

export type JobHandlers = { [N in JobName]: JobHandler<N> };
