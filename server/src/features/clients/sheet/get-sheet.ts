import {
  type ClientSheet,
  pasteTable,
  type SheetSending,
  sheetContradictions,
  sheetDifferences,
} from '@named-first/contract';
import { desc, eq } from 'drizzle-orm';
import { clients, factSheetLinks } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { ClientDeps } from '../deps.ts';
import { newestFixes, newestReading, type SheetRow, signedSheets, unsignedSheet } from './find-sheet.ts';
import { approversOf } from './send-sheet.ts';

const MAX_VERSIONS = 50;

type Db = ClientDeps['db'];

/** Everything that the back office shows of a client's fact sheet. @throws AppError `not-found`. */
export async function getSheet({ db }: Pick<ClientDeps, 'db'>, clientId: string): Promise<ClientSheet> {
  const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
  if (!client) throw new AppError('not-found', { message: 'This client is not there any more.' });
  const draft = await unsignedSheet(db, clientId);
  const signed = await signedSheets(db, clientId, MAX_VERSIONS);
  const reading = await newestReading(db, clientId);
  const { id, businessName, website, state } = client;
  return {
    client: { id, businessName, website, state },
    approvers: await approversOf(db, client),
    draft: draft && (await draftView(db, draft)),
    signed: signed.map((sheet, at) => signedView(sheet, signed[at + 1])),
    reading: reading && { readings: reading.readings, scannedAt: reading.scannedAt.toISOString() },
    contradictions: signed[0] && reading ? sheetContradictions(signed[0].facts, reading.readings) : [],
    pastes: signed[0] ? await pastesOf(db, signed[0]) : null,
  };
}

async function draftView(
  db: Db,
  { id, version, revision, state, facts, evidence, updatedAt }: SheetRow,
): Promise<ClientSheet['draft']> {
  if (state === 'signed') return null;
  const [sending] = await db
    .select()
    .from(factSheetLinks)
    .where(eq(factSheetLinks.sheetId, id))
    .orderBy(desc(factSheetLinks.createdAt), desc(factSheetLinks.id))
    .limit(1);
  return {
    ...{ version, revision, state, facts, evidence, updatedAt: updatedAt.toISOString() },
    sending: sending ? sendingView(sending) : null,
  };
}

function sendingView(link: typeof factSheetLinks.$inferSelect): SheetSending {
  const { name, email, createdAt, expiresAt, answeredAt, answeredBy, changes, note } = link;
  return {
    ...{ name, email, answeredBy, changes, note },
    ...{ sentAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

function signedView(sheet: SheetRow, before: SheetRow | undefined): ClientSheet['signed'][number] {
  const { version, facts, signedAt, signedBy, signedEmail, signedFrom } = sheet;
  return {
    ...{ version, facts, signedBy: signedBy ?? '', signedEmail: signedEmail ?? '', signedFrom },
    signedAt: signedAt!.toISOString(),
    differences: before ? sheetDifferences(before.facts, facts) : [],
  };
}

async function pastesOf(db: Db, sheet: SheetRow): Promise<ClientSheet['pastes']> {
  const written = await newestFixes(db, sheet);
  if (!written) return null;
  const titles = new Map(written.report.insights.map(({ id, title }) => [id, title]));
  return Object.entries(written.fixes).flatMap(([insightId, { paste }]) => {
    const texts = paste.filter((text) => !pasteTable(text));
    return texts.length === 0 ? [] : [{ insightId, title: titles.get(insightId) ?? insightId, paste: texts }];
  });
}
