import { availableParallelism } from 'node:os';
import type { ScanReport, SheetFacts, Website } from '@named-first/contract';
import type { CheckFault } from '../check/check.ts';
import type { OneCheck } from '../collect/check-parts.ts';
import { ForbiddenAddressError } from '../collect/wire/address-guard.ts';
import type { Wire } from '../collect/wire/guarded-fetch.ts';
import type { FromThread, Overspent, Scanned, ScanTask, ThrownError } from './messages.ts';
import { RecordedAnswers } from './recorded-answers.ts';
import { RequestTime } from './request-time.ts';
import { ScanThread, type ThreadEnd, type ThreadLimits } from './scan-thread.ts';

export type ScanPoolLimits = ThreadLimits & {
  threads: number;
  /** For all requests of one scan together, in milliseconds. */
  budgetMs: number;
  /** How long an idle thread is kept, in milliseconds. */
  idleMs: number;
  /** A thread whose heap is larger than this after a scan does not get another one. */
  recycleBytes: number;
};

const MEGABYTE = 1024 * 1024;

const LIMITS: ScanPoolLimits = {
  threads: Math.max(1, availableParallelism()),
  cpuMs: 2000,
  warmUpMs: 3000,
  silentMs: 10_000,
  budgetMs: 15_000,
  idleMs: 30_000,
  recycleBytes: 192 * MEGABYTE,
  heapBytes: 400 * MEGABYTE,
  memory: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 24 },
};

/** If a scan's threads ended this often while no scan was running, it is not retried: the fault is ours. */
const MAX_UNEXPLAINED_ENDS = 3;

export type ScanPoolOptions = {
  /** The threads' access to the network. */
  wire: Wire;
  /** The module that the threads run. */
  module?: URL;
  limits?: Partial<ScanPoolLimits>;
  clock?: () => number;
  /** Called for every check that threw; the report says that it was not measured. */
  onCheckFault?: (fault: CheckFault & { website: string }) => void;
};

export type ScanExtras = {
  /** Fetches only what one check reads; the other insights of the report are then meaningless. */
  only?: OneCheck | undefined;
  /** Called for every request that leaves this process for the site. */
  onRequest?: (() => void) | undefined;
};

export type ScanPool = {
  /**
   * Scans a website on one of the threads. A site that exceeds its CPU time or memory, or crashes its thread, gets a
   * report that says so and has no score. Other scans on that thread run again from their recorded responses.
   */
  scan(website: Website, signal?: AbortSignal, options?: ScanExtras): Promise<ScanReport>;
  /** The same for a client, who may have signed a fact sheet. */
  scanForClient(website: Website, sheet: SheetFacts | null, signal?: AbortSignal): Promise<Scanned>;
  /** Ends the threads; unfinished scans reject with `ScannerClosedError`. */
  close(): Promise<void>;
};

/** Rejects scans that were unfinished when the scanner was closed. */
class ScannerClosedError extends Error {
  override readonly name = 'ScannerClosedError';
}

type Job = {
  website: Website;
  client: ScanTask['client'];
  startedAt: number;
  answers: RecordedAnswers;
  signal: AbortSignal;
  only: OneCheck | undefined;
  overspent: Overspent | null;
  unexplainedEnds: number;
  /** Its thread ran out of memory during its turn. Another scan on the thread may have used most of it. */
  wasOutOfMemory: boolean;
  /** Set while it runs. */
  place: { thread: Seat; run: number } | null;
  resolve(scanned: Scanned): void;
  reject(error: Error): void;
};

type Seat = { thread: ScanThread; retiring: boolean; idle: NodeJS.Timeout | null };

/** Threads start when there is a scan for them and end after they have been idle for a while. */
export function createScanPool({
  wire,
  module,
  limits: other,
  clock = Date.now,
  onCheckFault = () => {},
}: ScanPoolOptions): ScanPool {
  const limits = { ...LIMITS, ...other };
  const seats = new Set<Seat>();
  const jobs = new Map<number, Job>();
  let lastRun = 0;
  let isClosed = false;

  const openSeat = (): Seat => {
    const seat: Seat = {
      thread: new ScanThread(module ?? new URL('./worker.ts', import.meta.url), limits, {
        onMessage: (message) => receive(seat, message),
        onEnd: (end) => loseSeat(seat, end),
      }),
      retiring: false,
      idle: null,
    };
    seats.add(seat);
    return seat;
  };

  /** An idle thread, otherwise a new one if there is room, otherwise the one with the fewest scans. */
  const chooseSeat = (): Seat => {
    const open = [...seats].filter(({ retiring }) => !retiring);
    const [least] = open.sort((a, b) => a.thread.runs.size - b.thread.runs.size);
    return least && (least.thread.runs.size === 0 || open.length >= limits.threads) ? least : openSeat();
  };

  const run = (job: Job): void => {
    const seat = chooseSeat();
    clearTimeout(seat.idle ?? undefined);
    lastRun += 1;
    job.place = { thread: seat, run: lastRun };
    job.answers.rewind();
    jobs.set(lastRun, job);
    seat.thread.start(lastRun);
    const { website, startedAt, overspent, only, client } = job;
    const task = { website, startedAt, overspent, only, client, mapped: wire.isMapped(website.host) };
    seat.thread.send({ kind: 'scan', run: lastRun, task });
    if (job.signal.aborted) seat.thread.send({ kind: 'abort', run: lastRun });
  };

  const leave = (number: number): Job | undefined => {
    const job = jobs.get(number);
    jobs.delete(number);
    const seat = job?.place?.thread;
    if (!job || !seat) return undefined;
    job.place = null;
    seat.thread.finish(number);
    if (seats.has(seat) && seat.thread.runs.size === 0) rest(seat);
    return job;
  };

  const rest = (seat: Seat): void => {
    clearTimeout(seat.idle ?? undefined);
    seat.idle = setTimeout(() => closeSeat(seat), seat.retiring ? 0 : limits.idleMs);
    // An idle thread must not keep a test or a stopping process alive.
    seat.idle.unref();
  };

  const closeSeat = (seat: Seat): void => {
    seats.delete(seat);
    void seat.thread.close();
  };

  const receive = (seat: Seat, message: FromThread): void => {
    switch (message.kind) {
      case 'ask':
        void answer(message);
        return;
      case 'done':
        if (message.heapBytes > limits.recycleBytes) seat.retiring = true;
        leave(message.run)?.resolve(message.scanned);
        return;
      case 'failed':
        leave(message.run)?.reject(revive(message.error));
        return;
      case 'check-fault': {
        const website = jobs.get(message.run)?.website.url ?? '';
        onCheckFault({ website, check: message.check, error: revive(message.error) });
        return;
      }
      case 'out-of-time':
        giveUp(leave(message.run), 'time');
    }
  };

  const answer = async ({ run: number, ask, request }: Extract<FromThread, { kind: 'ask' }>): Promise<void> => {
    const job = jobs.get(number);
    if (!job) return;
    const { answer: answered, transfer } = await job.answers.answer(request);
    if (job.place?.run !== number) return;
    job.place.thread.thread.send({ kind: 'answer', run: number, ask, answer: answered }, transfer);
  };

  /** Restarts the other scans of a lost thread on another one. */
  const loseSeat = (seat: Seat, { run: guilty, overspent, error }: ThreadEnd): void => {
    seats.delete(seat);
    clearTimeout(seat.idle ?? undefined);
    const runs = [...seat.thread.runs];
    for (const number of runs) {
      const job = leave(number);
      const isDoubtful = overspent === 'memory' && runs.length > 1 && job?.wasOutOfMemory === false;
      if (number === guilty && isDoubtful) run(Object.assign(job, { wasOutOfMemory: true }));
      else if (number === guilty) giveUp(job, overspent);
      else if (job && guilty !== 0) run(job);
      else if (job) runUnlessHopeless(job, error);
    }
  };

  const runUnlessHopeless = (job: Job, error: Error | null): void => {
    job.unexplainedEnds += 1;
    if (job.unexplainedEnds < MAX_UNEXPLAINED_ENDS) run(job);
    else job.reject(new Error('The threads that scan end before they are done.', { cause: error }));
  };

  /** A thread writes the report, so that this one need not load the engine. */
  const giveUp = (job: Job | undefined, overspent: Overspent): void => {
    if (!job) return;
    if (job.overspent) runUnlessHopeless(job, null);
    else run(Object.assign(job, { overspent }));
  };

  const start = (
    website: Website,
    client: ScanTask['client'],
    signal?: AbortSignal,
    { only, onRequest = () => {} }: ScanExtras = {},
  ): Promise<Scanned> => {
    if (isClosed) return Promise.reject(new ScannerClosedError('The scanner is closed.'));
    const { promise, resolve, reject } = Promise.withResolvers<Scanned>();
    const time = new RequestTime(limits.budgetMs);
    const ends = signal ? AbortSignal.any([signal, time.signal]) : time.signal;
    const answers = new RecordedAnswers((request) => {
      onRequest();
      return time.spend(() => wire.ask(request, ends));
    });
    const job: Job = {
      ...{ website, client, only, startedAt: clock(), answers, signal: ends, resolve, reject },
      ...{ overspent: null, unexplainedEnds: 0, wasOutOfMemory: false, place: null },
    };
    const onAbort = () => job.place?.thread.thread.send({ kind: 'abort', run: job.place.run });
    ends.addEventListener('abort', onAbort, { once: true });
    run(job);
    return promise.finally(() => ends.removeEventListener('abort', onAbort));
  };

  return {
    scan: async (website, signal, extras) => (await start(website, null, signal, extras)).report,
    scanForClient: (website, sheet, signal) => start(website, { sheet }, signal),
    close: async () => {
      isClosed = true;
      const closing = [...seats];
      seats.clear();
      for (const number of [...jobs.keys()])
        leave(number)?.reject(new ScannerClosedError('The scanner was closed before the scan was done.'));
      for (const { idle } of closing) clearTimeout(idle ?? undefined);
      await Promise.all(closing.map(({ thread }) => thread.close()));
    },
  };
}

/** Rebuilds an error that crossed the thread boundary as name and message. */
function revive({ name, message, stack }: ThrownError): Error {
  if (name === 'ForbiddenAddressError') return new ForbiddenAddressError(message);
  return Object.assign(new Error(message), { name, stack });
}
