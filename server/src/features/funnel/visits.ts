import { funnelStepSchema, parseWebsite } from '@named-first/contract';
import { and, eq, gt, inArray, lt, lte, or } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import { funnelVisits, leads } from '../../db/schema/index.ts';
import { parseInput } from '../parse-input.ts';
import { countSteps } from './count-steps.ts';
import type { FunnelDeps } from './deps.ts';
import { sourceOfPath } from './page-source.ts';

/**
 * A second click, a reload or a second tab within this time counts as the same scan, like a form that is sent twice.
 */
const SAME_SCAN_MS = 10 * 60 * 1000;
/** Steps within a day of a scan are attributed to it. */
const VISIT_MS = 24 * 60 * 60 * 1000;

type Visit = typeof funnelVisits.$inferSelect;

/** Counts a scan by a visitor, once per site within ten minutes. @param from the path of the page that led to it. */
export function countScan({ db, clock }: FunnelDeps, site: string, from: string | undefined): Promise<void> {
  const now = clock.now();
  const visit = { source: sourceOfPath(from), beganAt: now, sawResults: false, openedUnlock: false };
  return db.transaction(async (tx) => {
    const began = await tx
      .insert(funnelVisits)
      .values({ site, ...visit })
      .onConflictDoUpdate({
        target: funnelVisits.site,
        set: visit,
        // A visit in the future was stored before the clock was set back.
        setWhere: or(lte(funnelVisits.beganAt, before(now, SAME_SCAN_MS)), gt(funnelVisits.beganAt, now))!,
      })
      .returning({ site: funnelVisits.site });
    if (began.length > 0) await countSteps(tx, now, visit.source, { scan: 1 });
  });
}

/**
 * Counts a screen that came into view, once per scan. Without a scan of that site within the last day it counts
 * nothing, so visitors cannot inflate the figures without scanning.
 *
 * @throws AppError `invalid-input`.
 */
export async function noteFunnelStep({ db, clock }: FunnelDeps, input: unknown): Promise<void> {
  const { website, step } = parseInput(funnelStepSchema, input);
  const parsed = parseWebsite(website);
  if (!parsed.ok) return;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const visit = await lockVisit(tx, parsed.website.site, now);
    if (visit) await countSteps(tx, now, visit.source, await seen(tx, visit, step === 'unlock'));
  });
}

/** The visit that a lead comes from, locked. A lead has seen the earlier screens, even if their notices were lost. */
export async function visitOfLead(tx: Tx, site: string, now: Date) {
  const visit = await lockVisit(tx, site, now);
  return { source: visit?.source ?? sourceOfPath(''), steps: visit ? await seen(tx, visit, true) : {} };
}

/** The source of a site's last scan within a day; null without one. */
export async function sourceOfVisit(tx: Tx, site: string, now: Date): Promise<string | null> {
  const [visit] = await tx.select({ source: funnelVisits.source }).from(funnelVisits).where(isVisit(site, now));
  return visit?.source ?? null;
}

/** A visitor who unlocks has also seen the results. */
async function seen(tx: Tx, { site, sawResults, openedUnlock }: Visit, unlock: boolean) {
  const steps = { results: sawResults ? 0 : 1, unlock: unlock && !openedUnlock ? 1 : 0 };
  if (steps.results + steps.unlock > 0) {
    await tx
      .update(funnelVisits)
      .set({ sawResults: true, openedUnlock: openedUnlock || unlock })
      .where(eq(funnelVisits.site, site));
  }
  return steps;
}

async function lockVisit(tx: Tx, site: string, now: Date): Promise<Visit | null> {
  const [visit] = await tx.select().from(funnelVisits).where(isVisit(site, now)).for('update');
  return visit ?? null;
}

function isVisit(site: string, now: Date) {
  return and(
    eq(funnelVisits.site, site),
    gt(funnelVisits.beganAt, before(now, VISIT_MS)),
    lte(funnelVisits.beganAt, now),
  );
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

/** Deletes visits that are too old for further steps. @returns the number of deleted visits. */
export async function deletePassedVisits(db: Database, now: Date): Promise<number> {
  const deleted = await db
    .delete(funnelVisits)
    .where(lt(funnelVisits.beganAt, before(now, VISIT_MS)))
    .returning({ site: funnelVisits.site });
  return deleted.length;
}

/** Deletes the visits of a person's sites. Their counts are kept, because they are numbers that identify no one. */
export async function eraseVisits(tx: Tx, address: string): Promise<void> {
  const sites = tx.select({ site: leads.site }).from(leads).where(eq(leads.emailNormalised, address));
  await tx.delete(funnelVisits).where(inArray(funnelVisits.site, sites));
}
