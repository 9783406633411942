import { AppError } from '../../errors/app-error.ts';
import { wideNetwork } from '../../limits/network.ts';

export type Attempt = {
  /** The caller's network, as the rate limits count it. */
  network: string;
  /** Whether it includes a currently valid second factor, which cannot be obtained by guessing. */
  hasCode: boolean;
  /** Aborted when the caller disconnects. */
  gone?: AbortSignal | undefined;
};

/** Decides whose password is checked next. Decision 026 explains the design and what it can and cannot guarantee. */
export type SignInQueue = {
  /**
   * Resolves when the attempt may be checked. @throws AppError `too-many-requests`; `cut-off` if the caller
   * disconnected.
   */
  admit(attempt: Attempt): Promise<void>;
};

export type SignInQueueOptions = {
  enabled: boolean;
  clock: { now(): Date };
  /** Takes the next check. Returns null, or the time in milliseconds at which to ask again. */
  takeCheck(): Promise<number | null>;
  /** Less than 1, like `Math.random`. */
  random?: () => number;
  waitMs?: number;
  mostWaiting?: number;
};

type Waiting = Attempt & { wide: string; admit: () => void; refuse: (error: AppError) => void };

/** Longer than the longest pause between two checks. */
const WAIT_MS = 30_000;
/** Each one keeps a connection open. */
const MAX_WAITING = 1000;
/** How long a network counts as served, and how many networks are remembered: all existing /16 networks. */
const SERVED_MS = 24 * 60 * 60 * 1000;
const MAX_SERVED = 2 ** 16;
/** Two processes that wait for the same check ask in random order. */
const JITTER_MS = 200;

export function createSignInQueue(options: SignInQueueOptions): SignInQueue {
  const { enabled, clock, takeCheck, random = Math.random, waitMs = WAIT_MS, mostWaiting = MAX_WAITING } = options;
  const room = createWaitingRoom(mostWaiting);
  const served = createServedNetworks(clock);
  let isServing = false;

  /** Admits attempts at the rate of the checks until none is waiting. */
  const serve = async () => {
    if (isServing) return;
    isServing = true;
    try {
      while (!room.isEmpty()) {
        const at = await takeCheck();
        if (at !== null) await pause(at - clock.now().getTime() + random() * JITTER_MS);
        else letIn(chooseNext(room.all(), served.last, random));
      }
    } catch (error) {
      for (const one of room.all()) one.refuse(new AppError('internal', { cause: error }));
    } finally {
      isServing = false;
    }
  };
  const letIn = (next: Waiting | null) => {
    if (!next) return;
    served.note(next);
    next.admit();
  };
  return {
    admit(attempt) {
      if (!enabled) return Promise.resolve();
      return new Promise((resolve, reject) => {
        const one: Waiting = { ...attempt, wide: wideNetwork(attempt.network), admit: () => {}, refuse: () => {} };
        const patience = setTimeout(() => one.refuse(tooMany()), waitMs);
        const leave = () => one.refuse(new AppError('cut-off'));
        const end = () => {
          room.leave(one);
          clearTimeout(patience);
          attempt.gone?.removeEventListener('abort', leave);
        };
        one.admit = () => [end(), resolve()];
        one.refuse = (error) => [end(), reject(error)];
        const refusal = room.enter(one);
        if (refusal) {
          clearTimeout(patience);
          return reject(refusal);
        }
        if (attempt.gone?.aborted) return leave();
        attempt.gone?.addEventListener('abort', leave);
        void serve();
      });
    },
  };
}

/** The waiting attempts, by network and by wide network. */
function createWaitingRoom(most: number) {
  const byNetwork = new Map<string, Waiting>();
  const crowds = new Map<string, Set<Waiting>>();
  const leave = (one: Waiting) => {
    byNetwork.delete(one.network);
    const crowd = crowds.get(one.wide);
    crowd?.delete(one);
    if (crowd?.size === 0) crowds.delete(one.wide);
  };
  /**
   * If the room is full, evicts an attempt of the most crowded wide network, provided that it is more crowded than the
   * newcomer's.
   */
  const makeRoom = (one: Waiting): boolean => {
    if (byNetwork.size < most) return true;
    const largest = [...crowds.values()].reduce((most, crowd) => (crowd.size > most.size ? crowd : most));
    if (largest.size <= (crowds.get(one.wide)?.size ?? 0) + 1) return false;
    [...largest].at(-1)!.refuse(tooMany());
    return true;
  };
  return {
    all: () => [...byNetwork.values()],
    isEmpty: () => byNetwork.size === 0,
    leave,
    /** Only one attempt per network may wait. @returns the error if this one may not. */
    enter(one: Waiting): AppError | null {
      if (byNetwork.has(one.network)) return neighborWaits();
      if (!makeRoom(one)) return tooMany();
      byNetwork.set(one.network, one);
      const crowd = crowds.get(one.wide) ?? new Set();
      crowds.set(one.wide, crowd.add(one));
      return null;
    },
  };
}

/**
 * Chooses an attempt with a valid code first. Otherwise chooses the wide network that was served least recently, or
 * never; within it, the network that was served least recently; and among equals at random, so that being fast or
 * numerous brings no advantage.
 *
 * @param last when a network was last served, in milliseconds; 0 for never.
 */
export function chooseNext<A extends { network: string; wide: string; hasCode: boolean }>(
  waiting: readonly A[],
  last: (network: string) => number,
  random: () => number,
): A | null {
  const withCode = waiting.filter(({ hasCode }) => hasCode);
  const wide = leastRecent(withCode.length > 0 ? withCode : waiting, (one) => one.wide, last, random);
  return leastRecent(wide, (one) => one.network, last, random)[0] ?? null;
}

/** The members of the group that was served least recently. */
function leastRecent<A>(
  all: readonly A[],
  keyOf: (one: A) => string,
  last: (key: string) => number,
  random: () => number,
): A[] {
  const groups = [...Map.groupBy(all, keyOf)];
  const earliest = groups.reduce((least, [key]) => Math.min(least, last(key)), Number.POSITIVE_INFINITY);
  const equals = groups.filter(([key]) => last(key) === earliest);
  return equals[Math.floor(random() * equals.length)]?.[1] ?? [];
}

function createServedNetworks(clock: { now(): Date }) {
  const times = new Map<string, number>();
  return {
    last(network: string): number {
      const time = times.get(network) ?? 0;
      return time > clock.now().getTime() - SERVED_MS ? time : 0;
    },
    /** Removes the oldest entries first: a map keeps its keys in insertion order. */
    note({ network, wide }: Waiting): void {
      for (const key of [network, wide]) {
        times.delete(key);
        times.set(key, clock.now().getTime());
      }
      for (const key of times.keys()) {
        if (times.size <= MAX_SERVED) break;
        times.delete(key);
      }
    },
  };
}

function tooMany(): AppError {
  return new AppError('too-many-requests', {
    message: 'Too many people are trying to sign in, so your password was not checked. Please try again in a moment.',
    retryAfterSeconds: 10,
  });
}

function neighborWaits(): AppError {
  return new AppError('too-many-requests', {
    message: 'Another sign-in from your network is waiting to be checked. Please try again in a moment.',
    retryAfterSeconds: 10,
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
