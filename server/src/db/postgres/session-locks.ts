import { Pool } from 'pg';
import type { Logger } from 'pino';
import type { AdvisoryLocks } from '../advisory-locks.ts';

export type SessionLocks = AdvisoryLocks & { close(): Promise<void> };

/**
 * Detects a client whose machine vanished without closing the connection (a killed process closes it at once): 30 s of
 * silence and three probes. https://www.postgresql.org/docs/15/runtime-config-connection.html
 */
const KEEPALIVES = '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/**
 * Session-level advisory locks on one dedicated connection, so that locks never occupy connections of the main pool.
 * The connection opens with the first lock and stays open. If it is lost, its locks are released, and it opens again.
 * https://www.postgresql.org/docs/15/explicit-locking.html#ADVISORY-LOCKS
 */
export function createSessionLocks({ databaseUrl, log }: { databaseUrl: string; log: Logger }): SessionLocks {
  // A pool with one connection is a session that queues its queries and reconnects automatically.
  const session = new Pool({
    connectionString: databaseUrl,
    application_name: 'named-first-locks',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    keepAlive: true,
    options: KEEPALIVES,
  });
  session.on('error', (error) => log.warn({ err: error }, 'The connection for advisory locks was lost'));
  // PostgreSQL grants a session a lock that it already holds, so track the locks of this process here.
  const held = new Set<string>();

  const unlock = async (name: string) => {
    try {
      await session.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
    } catch {
      // The connection is gone, and the lock with it.
    } finally {
      held.delete(name);
    }
  };
  return {
    async tryLock(name) {
      if (held.has(name)) return null;
      held.add(name);
      try {
        const { rows } = await session.query<{ locked: boolean }>(
          'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
          [name],
        );
        if (rows[0]?.locked) return () => unlock(name);
        held.delete(name);
        return null;
      } catch (error) {
        held.delete(name);
        throw error;
      }
    },
    close: () => session.end(),
  };
}
