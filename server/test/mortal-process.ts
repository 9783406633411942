import { setImmediate as soon } from 'node:timers/promises';
import pg from 'pg';
import { vi } from 'vitest';
import { times } from '../../test/thorough.ts';

/** Where a process dies: at its n-th await, before or after the awaited work is done. */
export type Death = { at: number; when: 'before' | 'after' };

class Killed extends Error {}

type Connected = pg.PoolClient & { connection: { stream: { destroy(error: Error): void } } };
type Callback = (error: unknown, result?: unknown) => void;

/**
 * Simulates a process on PostgreSQL that is killed at a chosen await. A dying process loses its connections, so the
 * server rolls back uncommitted work, and nothing after the chosen await happens.
 */
export function mortalProcess() {
  let death: Death | null = null;
  let awaits = 0;
  let isDead = false;
  const buried: Connected[] = [];

  /** Makes a call one of the awaits at which the process can die. Queries are already among them. */
  function mortal<A extends unknown[], R>(call: (...given: A) => Promise<R>, onDeath: () => unknown = () => {}) {
    return async (...given: A): Promise<R> => {
      if (isDead) throw new Killed();
      awaits += 1;
      const isFatal = death?.at === awaits;
      if (isFatal && death?.when === 'before') return die(onDeath);
      const result = await call(...given);
      return isFatal ? die(onDeath) : result;
    };
  }

  async function die(onDeath: () => unknown): Promise<never> {
    isDead = true;
    await onDeath();
    throw new Killed();
  }

  onEachQuery((client, ask) => (death === null ? ask() : mortal(ask, () => bury(client))()));

  function bury(client: Connected): void {
    buried.push(client);
    client.connection.stream.destroy(new Killed());
  }

  return {
    mortal,
    /** The next attempts die there, once. */
    dieAt(next: Death): void {
      awaits = 0;
      death = next;
    },
    /** Repeats an attempt until it returns true. After a death, the next attempt is that of a new process. */
    async survive(attempt: () => Promise<boolean>): Promise<void> {
      while (!(await attempt().catch(() => false))) {
        if (isDead) death = null;
        isDead = false;
        await soon();
      }
    },
    /** Whether the process died since `dieAt`. No further death happens. */
    hasDied(): boolean {
      const died = death === null;
      death = null;
      // A dead process would lose its connections, but the pool of the test waits for those that could not begin.
      for (const client of buried.splice(0)) giveBack(client);
      return died;
    },
    /** Stops intercepting queries. */
    end(): void {
      vi.restoreAllMocks();
    },
  };
}

/** Usually every second await, odd ones before their work and even ones after it. */
const STEP = times({ usual: 2, thorough: 1 });

/**
 * Kills at one await after the other, until a life ends before its death.
 *
 * @param liveThrough lives with one death on the way. Returns false if the life ended before the death.
 * @returns the number of the last await that was fatal.
 */
export async function eachDeath(when: Death['when'], liveThrough: (fate: Death) => Promise<boolean>): Promise<number> {
  let at = when === 'before' ? 1 : STEP;
  while (await liveThrough({ at, when })) at += STEP;
  return at - STEP;
}

function giveBack(client: Connected): void {
  try {
    client.release(true);
  } catch {
    // Already released when its transaction failed.
  }
}

/** Intercepts every query of every connection. The pool queries with a callback, Drizzle's transactions without. */
function onEachQuery(between: (client: Connected, ask: () => Promise<unknown>) => Promise<unknown>): void {
  const { query } = pg.Client.prototype as unknown as { query(...parts: unknown[]): Promise<unknown> };
  function watched(this: Connected, ...parts: unknown[]) {
    const callback = typeof parts.at(-1) === 'function' ? (parts.pop() as Callback) : null;
    const result = between(this, () => query.apply(this, parts));
    if (!callback) return result;
    result.then((rows) => callback(undefined, rows), callback);
  }
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(watched as never);
}
