import {
  draftSheet,
  type SheetFacts,
  saveSheetSchema,
  sheetDifferences,
  sheetField,
  sheetIssues,
} from '@named-first/contract';
import { isPhoneOf } from '@named-first/scanner';
import { and, eq, max } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { factSheets } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { parseInput } from '../../parse-input.ts';
import type { ClientDeps } from '../deps.ts';
import { requireClient } from '../orders/find-client.ts';
import { newestReading, type SheetRow, signedSheet, unsignedSheet } from './find-sheet.ts';
import { queueClientScan } from './scan-client.ts';

type SheetDeps = Pick<ClientDeps, 'db' | 'jobs' | 'clock'>;

/**
 * Starts the next version of a sheet from the one signed last, otherwise from what the newest scan read with certainty.
 * Before the first scan it is empty, and the scan fills it. Does nothing if an unsigned version exists.
 *
 * @throws AppError `not-found`.
 */
export async function startSheet(deps: SheetDeps, clientId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const client = await requireClient(tx, clientId);
    if (await unsignedSheet(tx, clientId)) return;
    const signed = await signedSheet(tx, clientId);
    const reading = signed ? null : await newestReading(tx, clientId);
    const now = deps.clock.now();
    await tx.insert(factSheets).values({
      clientId,
      version: await nextVersion(tx, clientId),
      ...(reading ? draftSheet(reading.readings) : { facts: signed?.facts ?? {} }),
      state: 'draft',
      updatedAt: now,
      createdAt: now,
    });
    if (!signed && !reading && client.website !== null) await queueClientScan(deps, tx, clientId);
  });
}

/** Scans the client's website again to read its current facts. @throws AppError `not-found`, `invalid-input`. */
export async function readSite(deps: SheetDeps, clientId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const client = await requireClient(tx, clientId);
    if (client.website === null) throw new AppError('invalid-input', { message: 'Please set the website first.' });
    await queueClientScan(deps, tx, clientId);
  });
}

/**
 * Saves a draft. Links mailed for its previous contents become invalid. Saving the same contents changes nothing.
 *
 * @throws AppError `not-found`, `invalid-input`, and `sheet-changed-meanwhile` if another user saved it in between.
 */
export async function saveSheet(deps: SheetDeps, clientId: string, input: unknown): Promise<void> {
  const { revision, facts } = parseInput(saveSheetSchema, input);
  const issues = sheetIssues(facts, isPhoneOf);
  const [first] = issues;
  if (first) {
    const { label } = sheetField(first.path);
    throw new AppError('invalid-input', { message: `${label}: ${first.message}`, issues });
  }
  await deps.db.transaction(async (tx) => {
    await requireClient(tx, clientId);
    const draft = await unsignedSheet(tx, clientId);
    if (!draft) throw new AppError('not-found', { message: 'There is no draft of this sheet.' });
    const changed = sheetDifferences(draft.facts, facts).map(({ field }) => field);
    if (changed.length === 0) return;
    if (draft.revision !== revision) throw new AppError('sheet-changed-meanwhile');
    const evidence = { ...draft.evidence };
    for (const field of changed) delete evidence[field];
    await store(tx, draft, { facts, evidence, updatedAt: deps.clock.now() });
  });
}

async function store(
  tx: Tx,
  { id, revision }: SheetRow,
  change: { facts: SheetFacts; evidence: SheetRow['evidence']; updatedAt: Date },
): Promise<void> {
  await tx
    .update(factSheets)
    .set({ ...change, revision: revision + 1, state: 'draft' })
    .where(and(eq(factSheets.id, id), eq(factSheets.revision, revision)));
}

async function nextVersion(tx: Tx, clientId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(factSheets.version) })
    .from(factSheets)
    .where(eq(factSheets.clientId, clientId));
  return (row?.last ?? 0) + 1;
}
