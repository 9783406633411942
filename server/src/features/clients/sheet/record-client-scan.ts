import type { ScanReport } from '@named-first/contract';
import { cleanJson } from '../../../db/clean-text.ts';
import { clientScans } from '../../../db/schema/index.ts';
import type { ScanDeps } from '../../scans/deps.ts';
import { measured, storeScan } from '../../scans/record-scan.ts';
import { websiteOf } from '../../scans/website-of.ts';
import type { ClientRow } from '../orders/find-client.ts';
import { fillEmptyDraft } from './fill-draft.ts';
import { signedSheet } from './find-sheet.ts';

type Deps = Pick<ScanDeps, 'db' | 'scanForClient' | 'clock' | 'metrics'>;

/**
 * Scans the website of a client and stores the report like any other. Additionally stores, for this client only, the
 * facts that were read and the fixes based on the signed ones. If the site could not be read, only the report is
 * stored. `isRead` tells which was the case.
 *
 * @throws ForbiddenAddressError, and the signal's reason if it aborted the scan; nothing is stored in these cases.
 */
export async function recordClientScan(
  deps: Deps,
  client: Pick<ClientRow, 'id'> & { website: string },
  reason: 'baseline' | 'manual',
  signal?: AbortSignal,
): Promise<{ id: string; report: ScanReport; isRead: boolean }> {
  const website = websiteOf(client.website);
  const sheet = await signedSheet(deps.db, client.id);
  const scan = (limited: AbortSignal) => deps.scanForClient(website, { signal: limited, sheet: sheet?.facts ?? null });
  const { report, client: read } = await measured(deps, scan, signal);
  const isRead = read !== undefined && report.state === 'ok';
  return deps.db.transaction(async (tx) => {
    const stored = await storeScan(deps, tx, website, report);
    if (isRead) {
      const readings = cleanJson(read.readings);
      await tx.insert(clientScans).values({
        clientId: client.id,
        scanId: stored.id,
        reason,
        readings,
        sheetId: sheet?.id ?? null,
        fixes: read.fixes && cleanJson(read.fixes),
        createdAt: deps.clock.now(),
      });
      // In the same transaction, so that the draft is visible together with the readings.
      await fillEmptyDraft(tx, client.id, readings, deps.clock.now());
    }
    return { ...stored, isRead };
  });
}
