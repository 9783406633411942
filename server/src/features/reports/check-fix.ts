import { type FixCheck, fixCheckOutcome, type Insight, readStoredReport, type ScanReport } from '@named-first/contract';
import { and, eq, gte } from 'drizzle-orm';
import { cleanJson, cleanText } from '../../db/clean-text.ts';
import type { Tx } from '../../db/database.ts';
import { fixChecks, leads } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { websiteOf } from '../scans/website-of.ts';
import type { ReportDeps } from './deps.ts';
import { MAX_CHECK_MS } from './find-report-check.ts';
import { readFixCheck } from './read-fix-checks.ts';
import { reportToken } from './report-token.ts';

type Deps = Pick<ReportDeps, 'db' | 'clock' | 'scanWebsite' | 'scanSemaphore' | 'log'>;
type Begun = { row: typeof fixChecks.$inferSelect; website: string; insight: Insight; report: ScanReport };
type Settled = Pick<typeof fixChecks.$inferInsert, 'outcome' | 'words' | 'evidence' | 'requests'>;

/** The scanner itself stops after 15 seconds; this limit only guards against a hanging one. */
const MAX_SCAN_MS = 30_000;

/**
 * "I did it: check this one": scans the subject of one fix of a lead's report and stores the result. The row is written
 * before the scan starts. While a check runs for the same fix, further requests get that check.
 *
 * @throws AppError `report-not-found` for an unknown token, and for a fix that the report does not contain; `too-busy`
 * if too many scans are waiting.
 */
export async function checkFix(
  deps: Deps,
  { token, insightId }: { token: string; insightId: string },
): Promise<FixCheck> {
  const begun = await begin(deps, token, insightId);
  if ('running' in begun) return readFixCheck(begun.running, deps.clock.now());
  const settled = await settle(deps, begun);
  const [row] = await deps.db
    .update(fixChecks)
    .set({ ...settled, finishedAt: deps.clock.now() })
    .where(eq(fixChecks.id, begun.row.id))
    .returning();
  return readFixCheck(row ?? begun.row, deps.clock.now());
}

function begin(
  { db, clock }: Deps,
  token: string,
  insightId: string,
): Promise<Begun | { running: typeof fixChecks.$inferSelect }> {
  return db.transaction(async (tx) => {
    // Of two concurrent clicks, the second waits here and then finds the check of the first.
    const [lead] = await tx
      .select()
      .from(leads)
      .where(eq(leads.reportToken, reportToken(token)))
      .for('update');
    const report = lead?.reportData ? readStoredReport(JSON.parse(lead.reportData)) : null;
    const insight = report?.insights.find(({ id, fix }) => id === insightId && fix.summary !== '');
    if (!lead || !report || !insight) throw new AppError('report-not-found');
    const running = await findRunning(tx, lead.id, insightId, new Date(clock.now().getTime() - MAX_CHECK_MS));
    if (running) return { running };
    const [row] = await tx
      .insert(fixChecks)
      .values({ leadId: lead.id, insightId, outcome: 'running', createdAt: clock.now() })
      .returning();
    return { row: row!, website: lead.website, insight, report };
  });
}

async function findRunning(tx: Tx, leadId: string, insightId: string, since: Date) {
  const [running] = await tx
    .select()
    .from(fixChecks)
    .where(
      and(
        eq(fixChecks.leadId, leadId),
        eq(fixChecks.insightId, insightId),
        eq(fixChecks.outcome, 'running'),
        gte(fixChecks.createdAt, since),
      ),
    );
  return running ?? null;
}

/** The result to store. A failed scan is stored as failed, so that nothing waits for it. */
async function settle(deps: Deps, begun: Begun): Promise<Settled> {
  try {
    return await scanOne(deps, begun);
  } catch (error) {
    const failed = { outcome: 'failed' as const, words: '', evidence: [], requests: 0 };
    if (error instanceof Error && error.name === 'ForbiddenAddressError') {
      return { ...failed, words: new AppError('forbidden-address').message };
    }
    if (error instanceof AppError) {
      await deps.db
        .update(fixChecks)
        .set({ ...failed, words: error.message, finishedAt: deps.clock.now() })
        .where(eq(fixChecks.id, begun.row.id));
      throw error;
    }
    deps.log.error({ err: error, check: begun.insight.id }, 'The check of one fix failed');
    return failed;
  }
}

async function scanOne(
  { scanSemaphore, scanWebsite }: Deps,
  { row, website, insight, report }: Begun,
): Promise<Settled> {
  const target = websiteOf(website);
  let requests = 0;
  const found = await scanSemaphore.run({
    key: `fix ${row.id}`,
    site: target.site,
    find: async () => null,
    scan: () =>
      scanWebsite(target, {
        signal: AbortSignal.timeout(MAX_SCAN_MS),
        only: { check: insight.id as never, pages: report.pages.map(({ url }) => url) },
        onRequest: () => {
          requests += 1;
        },
      }),
  });
  const { outcome, now } = fixCheckOutcome(insight, found);
  return {
    outcome,
    words: cleanText(outcome === 'site-down' ? (found.scoreReason ?? '') : (now?.description ?? '')),
    evidence: cleanJson(now?.evidence ?? []),
    requests,
  };
}
