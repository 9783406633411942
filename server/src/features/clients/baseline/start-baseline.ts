import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { clientScans, clients } from '../../../db/schema/index.ts';
import { findScoredScan } from '../../scans/find-scored-scan.ts';
import type { ClientDeps } from '../deps.ts';
import type { ClientRow } from '../orders/find-client.ts';
import { addEvent } from '../record/record-event.ts';
import { closeTasks } from '../record/tasks.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Ensures a baseline scan, with which later scans are compared. A scan of the last day is used as it is; otherwise a
 * job is queued. Once set, the baseline never changes.
 */
export async function startBaseline(deps: ClientDeps, tx: Tx, client: ClientRow): Promise<void> {
  if (client.site === null) return;
  const scan = await findScoredScan(tx, client.site, new Date(deps.clock.now().getTime() - DAY_MS));
  if (scan) await takeBaseline(deps, tx, client.id, scan);
  else await deps.jobs.enqueue(tx, 'scan-baseline', { clientId: client.id });
}

/** The columns of a client whose baseline is still missing. */
export function waitingBaseline(baselineWantedAt: Date) {
  return {
    baselineState: 'waiting',
    baselineWantedAt,
    baselineScanId: null,
    baselineScore: null,
    baselineAt: null,
  } as const;
}

/** Stores a scan as the baseline. The caller has locked the client, whose baseline is still missing. */
export async function takeBaseline(
  { clock }: Pick<ClientDeps, 'clock'>,
  tx: Tx,
  clientId: string,
  { id: scanId, score }: { id: string; score: number },
): Promise<void> {
  const now = clock.now();
  await tx
    .update(clients)
    .set({ baselineState: 'scanned', baselineScanId: scanId, baselineScore: score, baselineAt: now })
    .where(eq(clients.id, clientId));
  await tx.insert(clientScans).values({ clientId, scanId, reason: 'baseline', createdAt: now }).onConflictDoNothing();
  await addEvent(tx, clientId, { kind: 'baseline-scanned', score }, now);
  await closeTasks(tx, clientId, 'baseline', now);
}
