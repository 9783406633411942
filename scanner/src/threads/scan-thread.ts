import { getCompileCacheDir } from 'node:module';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { FromThread, Overspent, ThreadData, ToThread } from './messages.ts';
import { totalMs } from './processor-time.ts';
import { type Turn, TurnRecord } from './turn-record.ts';

export type ThreadLimits = {
  /** Limit of processor time for one site, in milliseconds. */
  cpuMs: number;
  /**
   * Processor time of a new thread that is charged to no site, in milliseconds. During its first scan, V8 compiles the
   * engine, which compiles its word lists.
   */
  warmUpMs: number;
  /**
   * How long a thread may take to report its processor time, in milliseconds. A starved thread answers late; one inside
   * a long call of V8 or Node.js does not answer at all.
   */
  silentMs: number;
  /** A thread whose heap is larger is ended, in bytes. */
  heapBytes: number;
  /**
   * The limits of V8 itself, far above `heapBytes`: if a thread reaches them with one large allocation, the whole
   * process ends (node/src/node_worker.cc, `NearHeapLimit` leaves 16 MB to stop in).
   */
  memory: ResourceLimits;
};

/** Why a thread ended, and which scan caused it; `run` is 0 if no scan was running. */
export type ThreadEnd = { overspent: Overspent; run: number; error: Error | null };

export type ThreadEvents = {
  onMessage(message: FromThread): void;
  /** Called once, and never after `close`. */
  onEnd(end: ThreadEnd): void;
};

/** An observed turn: when its thread last answered, and its processor time at the first look. */
type Watched = { turn: number; heardAt: number; cpuMs: number | null };

const WATCH_EVERY_MS = 100;

/** The parent's side of one worker thread: carries messages, and ends the thread if one site uses too much. */
export class ScanThread {
  /** The runs that are active on it. */
  readonly runs = new Set<number>();
  readonly #record = new TurnRecord();
  readonly #worker: Worker;
  readonly #limits: ThreadLimits;
  readonly #events: ThreadEvents;
  #watch: NodeJS.Timeout | null = null;
  #watched: Watched | null = null;
  #isOver = false;

  constructor(module: URL, limits: ThreadLimits, events: ThreadEvents) {
    this.#limits = limits;
    this.#events = events;
    const workerData: ThreadData = {
      turns: this.#record.memory,
      cpuMs: limits.cpuMs,
      warmUpMs: limits.warmUpMs,
      compileCache: getCompileCacheDir(),
    };
    // A thread that reads untrusted pages does not get the parent's settings or preloaded modules.
    this.#worker = new Worker(module, {
      workerData,
      env: {},
      execArgv: [],
      resourceLimits: limits.memory,
      name: 'scans',
    });
    this.#worker.on('message', (message: FromThread) => {
      if (!this.#isOver) events.onMessage(message);
    });
    this.#worker.on('error', (error: Error & { code?: string }) =>
      this.#end({ overspent: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash', error }),
    );
    this.#worker.on('exit', () => this.#end({ overspent: 'crash', error: null }));
  }

  send(message: ToThread, transfer: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  start(run: number): void {
    this.runs.add(run);
    this.#watch ??= setInterval(() => this.#look(), WATCH_EVERY_MS);
  }

  finish(run: number): void {
    this.runs.delete(run);
    if (this.runs.size === 0) this.#stopWatching();
  }

  /** Ends the thread without an `onEnd` call. Resolves when it has stopped. */
  async close(): Promise<void> {
    this.#isOver = true;
    this.#stopWatching();
    await this.#worker.terminate();
  }

  #end({ overspent, error }: Omit<ThreadEnd, 'run'>): void {
    if (this.#isOver) return;
    const { run } = this.#record.read();
    // V8 terminates a thread only at its next interrupt check, so do not wait for it.
    void this.close();
    this.#events.onEnd({ overspent, run, error });
  }

  #stopWatching(): void {
    clearInterval(this.#watch ?? undefined);
    this.#watch = null;
    this.#watched = null;
  }

  #look(): void {
    const turn = this.#record.read();
    if (turn.run === 0) {
      this.#watched = null;
      return;
    }
    const now = performance.now();
    if (this.#watched?.turn !== turn.turn) this.#watched = { turn: turn.turn, heardAt: now, cpuMs: null };
    if (now - this.#watched.heardAt > this.#limits.silentMs) this.#end({ overspent: 'time', error: null });
    else void this.#charge(turn, this.#watched);
  }

  /** Compares with the first look at the same turn, which is at most one interval late. */
  async #charge(turn: Turn, watched: Watched): Promise<void> {
    const [usage, heap] = await Promise.all([this.#worker.cpuUsage(), this.#worker.getHeapStatistics()]).catch(
      () => [],
    );
    if (!usage || !heap || this.#record.read().turn !== watched.turn) return;
    if (heap.used_heap_size > this.#limits.heapBytes) this.#end({ overspent: 'memory', error: null });
    const used = totalMs(usage);
    watched.heardAt = performance.now();
    watched.cpuMs ??= used;
    if (turn.spentMs + used - watched.cpuMs > this.#limits.cpuMs) this.#end({ overspent: 'time', error: null });
  }
}
