import { threadCpuUsage } from 'node:process';
import { totalMs } from './processor-time.ts';
import type { TurnRecord } from './turn-record.ts';

/**
 * Charges the thread's processor time to the scan whose turn it is. A turn begins with a message for a scan and ends
 * when that message's promises have settled, so two scans never share one. The first `warmUpMs` are charged to no scan.
 */
export class TurnAccount {
  readonly #record: TurnRecord;
  readonly #spent = new Map<number, number>();
  #uncharged: number;
  #current: { run: number; since: number } | null = null;

  constructor(record: TurnRecord, warmUpMs: number) {
    this.#record = record;
    this.#uncharged = warmUpMs;
  }

  open(run: number): void {
    this.#spent.set(run, 0);
  }

  close(run: number): void {
    this.#spent.delete(run);
  }

  begin(run: number): void {
    this.end();
    this.#current = { run, since: totalMs(threadCpuUsage()) };
    this.#record.begin(run, (this.#spent.get(run) ?? 0) - this.#uncharged);
  }

  /** Ends the current turn, if any. Returns its run and the milliseconds that the run is charged in total. */
  end(): { run: number; spentMs: number } | null {
    if (!this.#current) return null;
    const { run, since } = this.#current;
    const usedMs = totalMs(threadCpuUsage()) - since;
    const spentMs = (this.#spent.get(run) ?? 0) + Math.max(0, usedMs - this.#uncharged);
    this.#uncharged = Math.max(0, this.#uncharged - usedMs);
    if (this.#spent.has(run)) this.#spent.set(run, spentMs);
    this.#current = null;
    this.#record.end();
    return { run, spentMs };
  }
}
