import { brand } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { clients } from '../../../db/schema/index.ts';
import { findScoredScan } from '../../scans/find-scored-scan.ts';
import { websiteOf } from '../../scans/website-of.ts';
import type { ClientDeps } from '../deps.ts';
import { type ClientRow, lockClient } from '../orders/find-client.ts';
import { addEvent } from '../record/record-event.ts';
import { addTask } from '../record/tasks.ts';
import { recordClientScan } from '../sheet/record-client-scan.ts';
import { endOfNextWorkday } from '../work/client-calendar.ts';
import { takeBaseline } from './start-baseline.ts';

const HOUR_MS = 60 * 60 * 1000;
const GIVE_UP_AFTER_MS = 72 * HOUR_MS;
const PAUSE_MS = 4 * HOUR_MS;

type BaselineDeps = ClientDeps & Parameters<typeof recordClientScan>[0];

/**
 * Scans the site of a client whose baseline is still missing. If the site cannot be read, retries for three days, then
 * creates a task for the agency. Running twice is harmless.
 *
 * @throws errors of the scanner or the database; the queue then runs the job again.
 */
export async function scanBaseline(
  deps: BaselineDeps,
  { clientId }: { clientId: string },
  signal: AbortSignal,
): Promise<void> {
  const [client] = await deps.db.select().from(clients).where(eq(clients.id, clientId));
  if (client?.baselineState !== 'waiting' || client.website === null) return;
  const scan = await scanOf(deps, client, signal);
  await deps.db.transaction(async (tx) => {
    const locked = await lockClient(tx, clientId);
    if (locked?.baselineState !== 'waiting' || locked.website !== client.website) return;
    if (scan) return takeBaseline(deps, tx, clientId, scan);
    const now = deps.clock.now();
    if (now.getTime() - locked.baselineWantedAt.getTime() < GIVE_UP_AFTER_MS) {
      const startAfter = new Date(now.getTime() + PAUSE_MS);
      return deps.jobs.enqueue(tx, 'scan-baseline', { clientId }, { startAfter });
    }
    await tx.update(clients).set({ baselineState: 'failed' }).where(eq(clients.id, clientId));
    await addEvent(tx, clientId, { kind: 'baseline-failed' }, now);
    const dueAt = endOfNextWorkday(now, brand.timeZone);
    await addTask(tx, clientId, { kind: 'baseline', title: 'Find out why the website cannot be read', dueAt, now });
  });
}

/** Null if the site got no score. */
async function scanOf(deps: BaselineDeps, client: ClientRow, signal: AbortSignal) {
  const website = websiteOf(client.website!);
  const fresh = await findScoredScan(deps.db, website.site, client.baselineWantedAt);
  if (fresh) return fresh;
  try {
    const own = { id: client.id, website: client.website! };
    const { id, report } = await recordClientScan(deps, own, 'baseline', signal);
    return report.score === null ? null : { id, score: report.score };
  } catch (error) {
    if (error instanceof Error && error.name === 'ForbiddenAddressError') return null;
    throw error;
  }
}
