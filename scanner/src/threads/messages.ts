import type { CheckId, ScanReport, SheetFacts, Website } from '@named-first/contract';
import type { OneCheck } from '../collect/check-parts.ts';
import type { HopAnswer, HopRequest } from '../collect/wire/follow-redirects.ts';
import type { ClientReading } from '../report/judge-for-client.ts';

/** The resource that a site exhausted when its scan was ended. It is the `detail` of the cause `too-costly`. */
export type Overspent = 'time' | 'memory' | 'crash';

/** The scan task that a thread receives. */
export type ScanTask = {
  website: Website;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** True if SCAN_RESOLVE maps the website's host. */
  mapped: boolean;
  /** Set if the scan was ended: the thread then only writes the report that says so. */
  overspent: Overspent | null;
  /** Set if only one check is requested. */
  only: OneCheck | undefined;
  /** Set for a scan for a client, with the signed facts. */
  client: { sheet: SheetFacts | null } | null;
};

/** The result of a scan. `client` is present if it was requested and the site was read within its limits. */
export type Scanned = { report: ScanReport; client?: ClientReading };

/** Messages to the thread. `run` is one attempt at one scan and is never 0. */
export type ToThread =
  | { kind: 'scan'; run: number; task: ScanTask }
  | { kind: 'answer'; run: number; ask: number; answer: HopAnswer }
  | { kind: 'abort'; run: number };

export type ThrownError = { name: string; message: string; stack: string | undefined };

/** Messages from the thread. */
export type FromThread =
  | { kind: 'ask'; run: number; ask: number; request: HopRequest }
  | { kind: 'done'; run: number; scanned: Scanned; heapBytes: number }
  | { kind: 'failed'; run: number; error: ThrownError }
  | { kind: 'check-fault'; run: number; check: CheckId; error: ThrownError }
  /** Its turns added up to more processor time than one site may use. */
  | { kind: 'out-of-time'; run: number };

export type ThreadData = {
  /** The shared memory of `TurnRecord`. */
  turns: SharedArrayBuffer;
  /** Limit of processor time for one site, in milliseconds. */
  cpuMs: number;
  /** Processor time of a new thread that is charged to no site, in milliseconds. */
  warmUpMs: number;
  /** The folder of the compile cache; undefined without one. */
  compileCache: string | undefined;
};
