import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobName } from './job-queue.ts';

/**
 * Hands back the jobs that a killed process was running, so that they need not wait for their heartbeat to run out.
 * Only for the embedded database: there the data folder's lock proves that nobody else can be running them.
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
