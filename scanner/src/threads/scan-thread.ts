import { getCompileCacheDir } from 'node:module';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { FromThread, Overspent, ThreadData, ToThread } from './messages.ts';
import { totalMs } from './processor-time.ts';
import { type Turn, TurnRecord } from './turn-record.ts';

export type ThreadLimits = {
  /** Processor time for one site, in milliseconds. */
  cpuMs: number;
  /**
   * How long a thread may leave the question for its processor time unanswered, in milliseconds. A starved thread
   * answers late, one inside a long call of V8 or Node.js not at all.
   */
  silentMs: number;
  /** A thread whose heap holds more is ended, in bytes. */
  heapBytes: number;
  /**
   * The limits of V8 itself, far above `heapBytes`: a thread that reaches them with one large allocation ends the whole
   * process (node/src/node_worker.cc, `NearHeapLimit` leaves 16 MB to stop in).
   */
  memory: ResourceLimits;
};

/** Why a thread is no more, and through whose scan; `run` is 0 when no scan was at work. */
export type ThreadEnd = { overspent: Overspent; run: number; error: Error | null };

export type ThreadEvents = {
  onMessage(message: FromThread): void;
  /** Called once, and never after `close`. */
  onEnd(end: ThreadEnd): void;
};

/** A turn under way: when its thread last answered, and its processor time at the first look. */
type Watched = { turn: number; heardAt: number; cpuMs: number | null };

const WATCH_EVERY_MS = 100;

/** One worker thread, seen from its parent: carries messages and ends it when one site takes too much. */
export class ScanThread {
  /** The runs it is at work on. */
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
      compileCache: getCompileCacheDir(),
    };
    // Neither the parent's settings nor its preloaded modules are any business of a thread that reads strangers' pages.
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

  /** Ends the thread without another word. Resolves once it is gone. */
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

  /** Compares with the first look at the same turn, which is at most one look late. */
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
