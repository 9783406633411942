import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Creates a function that runs work for a host, at most `most` tasks at once for each host; the others wait in order.
 * Work whose signal aborts while it waits still runs, and sees the signal.
 */
export function limitPerHost(most: number): <Result>(host: string, work: () => Promise<Result>) => Promise<Result> {
  const hosts = new Map<string, { limit: LimitFunction; users: number }>();
  return async (host, work) => {
    const entry = hosts.get(host) ?? { limit: pLimit(most), users: 0 };
    hosts.set(host, entry);
    entry.users += 1;
    try {
      return await entry.limit(work);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) hosts.delete(host);
    }
  };
}
