import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'pino';

// PGlite has neither a checkpointer nor autovacuum: the write-ahead log and dead rows grow until someone removes them.
const CHECKPOINT_BYTES = 64 * 1024 * 1024;
const CHECKPOINT_SECONDS = 300;
const NOTHING_WRITTEN_BYTES = 8 * 1024;
const TICK_MS = 2_000;
const TICKS_BETWEEN_VACUUMS = 30;

export type Maintenance = {
  /** Runs the checkpoints and vacuums that are due. */
  run(): Promise<void>;
  /** Stops the timer and waits for running work. */
  stop(): Promise<void>;
};

/**
 * Starts the maintenance of `pglite`: checks the log every two seconds and dead rows every minute. Failures are logged,
 * not thrown.
 *
 * @param mayWrite false while the disk is too full: a failing checkpoint would crash the database.
 */
export function startMaintenance(pglite: PGlite, log: Logger, mayWrite: () => boolean = () => true): Maintenance {
  let ticks = 0;
  let work = Promise.resolve();
  const queue = (step: () => Promise<void>) => {
    work = work.then(step).catch((error) => log.error({ err: error }, 'Database maintenance failed'));
    return work;
  };
  const timer = setInterval(() => {
    ticks += 1;
    const vacuumToo = ticks % TICKS_BETWEEN_VACUUMS === 0;
    queue(async () => {
      if (!mayWrite()) return;
      await checkpointWhenDue(pglite);
      if (vacuumToo) await vacuumWhereDue(pglite);
    });
  }, TICK_MS);
  timer.unref();
  return {
    run: () =>
      queue(async () => {
        await checkpointWhenDue(pglite);
        await vacuumWhereDue(pglite);
      }),
    stop() {
      clearInterval(timer);
      return work;
    },
  };
}

async function checkpointWhenDue(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ bytes: number; seconds: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes,
            extract(epoch from now() - checkpoint_time)::float8 as seconds
       from pg_control_checkpoint()`,
  );
  const written = rows[0] ?? { bytes: 0, seconds: 0 };
  const old = written.seconds > CHECKPOINT_SECONDS && written.bytes > NOTHING_WRITTEN_BYTES;
  if (old || written.bytes > CHECKPOINT_BYTES) await pglite.exec('checkpoint');
}

/** The thresholds work like autovacuum's: https://www.postgresql.org/docs/18/routine-vacuuming.html#AUTOVACUUM */
async function vacuumWhereDue(pglite: PGlite): Promise<void> {
  // The view shows counters with a delay of up to a second. This flushes them at the end of the statement.
  await pglite.query('select pg_stat_force_next_flush()');
  const { rows } = await pglite.query<{ name: string; vacuum: boolean }>(
    `select format('%I.%I', schemaname, relname) as name, dead as vacuum
       from (select *, n_dead_tup > 1000 and n_dead_tup > 0.2 * n_live_tup as dead,
                    n_mod_since_analyze > 1000 and n_mod_since_analyze > 0.1 * n_live_tup as changed
               from pg_stat_user_tables) as tables
      where dead or changed`,
  );
  for (const { name, vacuum } of rows) await pglite.exec(vacuum ? `vacuum (analyze) ${name}` : `analyze ${name}`);
}
