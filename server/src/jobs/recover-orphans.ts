import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobName } from './job-queue.ts';

/**
 * Returns the jobs of a killed process to the queue, so that they do not wait until their heartbeat expires. Only for
 * the embedded database: there the lock of the data folder proves that no other process can be running them.
 */
export async function recoverOrphans(boss: PgBoss, names: JobName[], log: Logger): Promise<void> {
  for (const name of names) {
    const { rows } = await boss
      .getDb()
      .executeSql(`select id from pgboss.job where name = $1 and state = 'active'`, [name]);
    const ids = rows.map((row: { id: string }) => row.id);
    if (ids.length === 0) continue;
    await boss.fail(name, ids, { reason: 'process restarted' });
    log.info({ job: name, count: ids.length }, 'Jobs of the last run handed back');
  }
}
