import {
  type Fix,
  type Insight,
  pasteTable,
  type ReportView,
  type ScanReport,
  type SheetContradiction,
  sheetContradictions,
} from '@named-first/contract';
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { clientScans, clients } from '../../../db/schema/index.ts';
import { isPerson } from '../record/find-person.ts';
import { newestFixes, newestReading, signedSheet } from './find-sheet.ts';

/**
 * The client whose signed facts may be shown in a report: one with this site, whose buyer or contact is the reader. The
 * agency sees the facts of any client with the site. If there are several, the newest.
 */
export async function findSheetClient(
  db: Database,
  { site, address, reader }: { site: string; address: string; reader: 'owner' | 'agency' },
): Promise<{ id: string } | null> {
  const mayRead = reader === 'agency' ? undefined : isPerson(db, address);
  const [client] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.site, site), ne(clients.state, 'ended'), mayRead))
    .orderBy(desc(clients.createdAt), desc(clients.id))
    .limit(1);
  return client ?? null;
}

/**
 * A stored report for a client with a signed fact sheet: the texts to paste contain the signed facts, and
 * contradictions with the site are listed. Score, verdicts and evidence stay as measured. Null without a signed sheet.
 */
export async function signedReport(
  db: Database,
  clientId: string,
  { report, scanId }: { report: ScanReport; scanId: string | null },
): Promise<{ report: ScanReport; signed: NonNullable<ReportView['signed']> } | null> {
  const sheet = await signedSheet(db, clientId);
  if (!sheet) return null;
  const readings = await readingsOf(db, clientId, scanId);
  const contradictions = sheetContradictions(sheet.facts, readings);
  const written = await newestFixes(db, sheet);
  const { version, signedAt, signedBy } = sheet;
  return {
    report: withFixes(report, written?.fixes ?? {}, contradictions),
    signed: { version, contradictions, signedAt: signedAt!.toISOString(), signedBy: signedBy ?? '' },
  };
}

/** The readings of the report's scan or, if it was not made for the client, of the newest one. */
async function readingsOf(db: Database, clientId: string, scanId: string | null) {
  const [own] = scanId
    ? await db
        .select({ readings: clientScans.readings })
        .from(clientScans)
        .where(and(eq(clientScans.clientId, clientId), eq(clientScans.scanId, scanId), isNotNull(clientScans.readings)))
        .limit(1)
    : [];
  return own?.readings ?? (await newestReading(db, clientId))?.readings ?? [];
}

function withFixes(
  report: ScanReport,
  fixes: Readonly<Record<string, Fix>>,
  contradictions: readonly SheetContradiction[],
): ScanReport {
  return {
    ...report,
    insights: report.insights.map((insight) => ({ ...insight, fix: signedFix(insight, fixes[insight.id]) })),
    notes: [...contradictions.map(noteOf), ...report.notes],
  };
}

function noteOf({ label, site, told }: SheetContradiction): string {
  return `${label}: your site says “${site}”, you told us “${told}”.`;
}

const AGAIN = 'Check your site again: the text to paste is then written from the facts that you signed.';

/**
 * The fix in words, with texts to paste that contain only signed facts. If no scan has written them yet, texts with
 * facts are omitted.
 */
function signedFix({ fix }: Pick<Insight, 'fix'>, written: Fix | undefined): Fix {
  if (written && written.summary === fix.summary) return written;
  if (written && written.paste.length > 0 && fix.paste.length > 0) return { ...fix, paste: written.paste };
  const paste = fix.paste.filter((text) => pasteTable(text) || text.language === 'robots' || text.language === 'diff');
  return paste.length === fix.paste.length ? fix : { ...fix, paste, steps: [...fix.steps, AGAIN] };
}
