import { scanRequestSchema, type Website } from '@named-first/contract';
import { and, eq } from 'drizzle-orm';
import { prospects } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { parseInput } from '../parse-input.ts';
import { findScoredScan } from '../scans/find-scored-scan.ts';
import { forceScan } from '../scans/force-scan.ts';
import { websiteOf } from '../scans/website-of.ts';
import type { ProspectDeps } from './deps.ts';

/**
 * Accepts a website that the agency wants to scan. A job scans it, so that neither a closed tab nor a restart loses it.
 * Sends no mail and creates no lead.
 *
 * @throws AppError `invalid-input`.
 */
export async function addProspect(deps: Pick<ProspectDeps, 'db' | 'clock' | 'jobs'>, input: unknown): Promise<string> {
  const { website } = parseInput(scanRequestSchema, input);
  return deps.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(prospects)
      .values({ site: website.site, website: website.url, state: 'scanning', createdAt: deps.clock.now() })
      .returning({ id: prospects.id });
    await deps.jobs.enqueue(tx, 'scan-prospect', { prospectId: made!.id });
    return made!.id;
  });
}

/**
 * Scans a prospect, in the same queue as the visitors' scans, or uses a fresh scan of the same site. Running twice is
 * harmless.
 *
 * @throws errors of the scanner or the database; the queue then runs the job again.
 */
export async function scanProspect(deps: ProspectDeps, { prospectId }: { prospectId: string }): Promise<void> {
  const [prospect] = await deps.db.select().from(prospects).where(eq(prospects.id, prospectId));
  if (prospect?.state !== 'scanning') return;
  const outcome = await scanOf(deps, websiteOf(prospect.website));
  await deps.db
    .update(prospects)
    .set({ ...outcome, finishedAt: deps.clock.now() })
    .where(and(eq(prospects.id, prospectId), eq(prospects.state, 'scanning')));
}

type Outcome = Pick<typeof prospects.$inferInsert, 'state' | 'reason' | 'scanId'>;

async function scanOf(deps: ProspectDeps, website: Website): Promise<Outcome> {
  const since = new Date(deps.clock.now().getTime() - deps.settings.scanCacheSeconds * 1000);
  try {
    const scan = (await findScoredScan(deps.db, website.site, since)) ?? (await forceScan(deps, website));
    const { score, scoreReason } = scan.report;
    return {
      state: score === null ? 'failed' : 'scanned',
      reason: score === null ? scoreReason : null,
      scanId: scan.id,
    };
  } catch (error) {
    if (error instanceof Error && error.name === 'ForbiddenAddressError') {
      return { state: 'failed', reason: new AppError('forbidden-address').message };
    }
    throw error;
  }
}
