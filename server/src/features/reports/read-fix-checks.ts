import type { FixCheck } from '@named-first/contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fixChecks } from '../../db/schema/index.ts';
import { MAX_CHECK_MS } from './find-report-check.ts';

const MAX_ROWS = 50;

/** The newest checks of individual fixes of a lead's report, newest first. */
export async function readFixChecks(db: Database, leadId: string, now: Date): Promise<FixCheck[]> {
  const rows = await db
    .select()
    .from(fixChecks)
    .where(eq(fixChecks.leadId, leadId))
    .orderBy(desc(fixChecks.createdAt))
    .limit(MAX_ROWS);
  return rows.map((row) => readFixCheck(row, now));
}

/** A row in the reader's format. A check that runs for too long was interrupted. */
export function readFixCheck(row: typeof fixChecks.$inferSelect, now: Date): FixCheck {
  const cutOff = row.outcome === 'running' && now.getTime() - row.createdAt.getTime() > MAX_CHECK_MS;
  const ms = row.finishedAt ? row.finishedAt.getTime() - row.createdAt.getTime() : 0;
  return {
    id: row.id,
    insightId: row.insightId,
    outcome: cutOff ? 'failed' : row.outcome,
    words: row.words,
    evidence: row.evidence,
    requests: row.requests,
    seconds: Math.round(ms / 100) / 10,
    startedAt: row.createdAt.toISOString(),
  };
}
