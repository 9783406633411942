import type { CheckId, ScanReport, Website } from '@named-first/contract';
import type { HopAnswer, HopRequest } from '../collect/wire/follow-redirects.ts';

/** What a site spent when its scan was ended. It is the `detail` of the cause `too-costly`. */
export type Overspent = 'time' | 'memory' | 'crash';

/** A scan as its thread is told of it. */
export type ScanTask = {
  website: Website;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Whether SCAN_RESOLVE sends the website's host elsewhere. */
  mapped: boolean;
  /** Set when the scan was ended: the thread then only writes the report that says so. */
  overspent: Overspent | null;
};

/** To the thread. `run` is one attempt at one scan and never 0. */
export type ToThread =
  | { kind: 'scan'; run: number; task: ScanTask }
  | { kind: 'answer'; run: number; ask: number; answer: HopAnswer }
  | { kind: 'abort'; run: number };

export type ThrownError = { name: string; message: string; stack: string | undefined };

/** From the thread. */
export type FromThread =
  | { kind: 'ask'; run: number; ask: number; request: HopRequest }
  | { kind: 'done'; run: number; report: ScanReport; heapBytes: number }
  | { kind: 'failed'; run: number; error: ThrownError }
  | { kind: 'check-fault'; run: number; check: CheckId; error: ThrownError }
  /** Its turns came to more processor time than one site may have. */
  | { kind: 'out-of-time'; run: number };

export type ThreadData = {
  /** The memory of `TurnRecord`. */
  turns: SharedArrayBuffer;
  /** Processor time for one site, in milliseconds. */
  cpuMs: number;
  /** Where compiled modules are cached; undefined when they are not. */
  compileCache: string | undefined;
};
