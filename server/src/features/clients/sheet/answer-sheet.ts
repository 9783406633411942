import {
  brand,
  longDate,
  type SheetPage,
  sheetChangesSchema,
  sheetDifferences,
  signSheetSchema,
} from '@named-first/contract';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { clients, deliverables, factSheetLinks, factSheets, workEntries } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { parseInput } from '../../parse-input.ts';
import type { ClientDeps } from '../deps.ts';
import { type ClientRow, requireClient } from '../orders/find-client.ts';
import { recordEvents } from '../record/record-event.ts';
import { addTask, closeTasks } from '../record/tasks.ts';
import { endOfNextWorkday } from '../work/client-calendar.ts';
import { refreshWork } from '../work/refresh-work.ts';
import { type SheetRow, signedSheet } from './find-sheet.ts';
import { queueClientScan } from './scan-client.ts';
import { findSheetLink, type SheetLink } from './sheet-link.ts';

/** The kind of work that a sign-off proves (`plan-work.ts`). */
const SHEET_WORK = 'fact-sheet';

/** What a link shows. Viewing it changes nothing. @throws AppError `sheet-link-not-valid`. */
export async function viewSheet({ db, clock }: Pick<ClientDeps, 'db' | 'clock'>, token: string): Promise<SheetPage> {
  const { link, sheet } = await findSheetLink(db, token);
  const [client] = await db.select().from(clients).where(eq(clients.id, sheet.clientId));
  const state = stateOf(link, sheet, clock.now());
  const isShown = state === 'open' || state === 'signed' || state === 'changes';
  const before = state === 'open' ? await signedSheet(db, sheet.clientId) : null;
  const isSigned = state === 'signed';
  return {
    ...{ state, businessName: client!.businessName, name: link.name, version: sheet.version },
    facts: isShown ? sheet.facts : null,
    differences: before && sheetDifferences(before.facts, sheet.facts),
    expiresAt: link.expiresAt.toISOString(),
    answeredAt: ((isSigned ? sheet.signedAt : link.answeredAt) ?? null)?.toISOString() ?? null,
    answeredBy: isSigned ? sheet.signedBy : link.answeredBy,
  };
}

/** The state of a link. An expired link shows nothing, whatever it was used for. */
function stateOf(link: SheetLink, sheet: SheetRow, now: Date): SheetPage['state'] {
  if (link.expiresAt <= now) return 'expired';
  if (link.revision !== sheet.revision) return 'superseded';
  if (sheet.state === 'signed') return 'signed';
  return link.answer === 'changes' || sheet.state === 'changes' ? 'changes' : 'open';
}

/**
 * Signs off a sheet, which then takes precedence over scans. Signing twice has the effect of signing once.
 *
 * @param from the IP address of the signer.
 * @throws AppError `sheet-link-not-valid`, `sheet-link-expired`, `sheet-superseded`, `sheet-answered`, `invalid-input`.
 */
export async function signSheet(deps: ClientDeps, token: string, from: string, input: unknown): Promise<void> {
  const { name } = parseInput(signSheetSchema, input);
  await answer(deps, token, async (tx, { client, sheet, link }) => {
    if (sheet.state === 'signed') return;
    requireOpen(link, sheet, deps.clock.now());
    const now = deps.clock.now();
    const signed = {
      state: 'signed',
      signedAt: now,
      signedBy: name,
      signedEmail: link.email,
      signedFrom: from,
    } as const;
    await tx
      .update(factSheets)
      .set(signed)
      .where(and(eq(factSheets.id, sheet.id), ne(factSheets.state, 'signed')));
    await noteAnswer(tx, link, { answer: 'signed', answeredAt: now, answeredBy: name });
    await tell(deps, tx, client, link, { kind: 'sheet-signed', version: sheet.version, by: name });
    await closeTasks(tx, client.id, 'fact-sheet', now);
    await proveWork(tx, client, { version: sheet.version, name, now });
    if (client.website !== null) await queueClientScan(deps, tx, client.id);
  });
}

/**
 * Records the changes that the client asks for, in their words. Repeated requests have no further effect.
 *
 * @throws AppError like `signSheet`.
 */
export async function askForChanges(deps: ClientDeps, token: string, input: unknown): Promise<void> {
  const { name, changes, note } = parseInput(sheetChangesSchema, input);
  await answer(deps, token, async (tx, { client, sheet, link }) => {
    if (link.answer === 'changes') return;
    requireOpen(link, sheet, deps.clock.now());
    const now = deps.clock.now();
    await tx.update(factSheets).set({ state: 'changes' }).where(eq(factSheets.id, sheet.id));
    await noteAnswer(tx, link, { answer: 'changes', answeredAt: now, answeredBy: name, changes, note });
    await tell(deps, tx, client, link, { kind: 'sheet-changes-asked', version: sheet.version, by: name });
    const dueAt = endOfNextWorkday(now, brand.timeZone);
    await addTask(tx, client.id, {
      kind: 'fact-sheet',
      title: 'Change the fact sheet as the client asked',
      dueAt,
      now,
    });
  });
}

type Answered = { client: ClientRow; sheet: SheetRow; link: SheetLink };

/** Takes the lock on the client, so that answers and edits of the sheet run one after the other. */
async function answer(
  { db }: Pick<ClientDeps, 'db'>,
  token: string,
  act: (tx: Tx, answered: Answered) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { sheet } = await findSheetLink(tx, token);
    const client = await requireClient(tx, sheet.clientId);
    await act(tx, { client, ...(await findSheetLink(tx, token)) });
  });
}

function requireOpen(link: SheetLink, sheet: SheetRow, now: Date): void {
  const state = stateOf(link, sheet, now);
  if (state === 'expired') throw new AppError('sheet-link-expired');
  if (state === 'superseded') throw new AppError('sheet-superseded');
  if (state !== 'open') throw new AppError('sheet-answered');
}

async function noteAnswer(
  tx: Tx,
  { id }: SheetLink,
  given: Pick<SheetLink, 'answer' | 'answeredAt' | 'answeredBy'> & Partial<Pick<SheetLink, 'changes' | 'note'>>,
): Promise<void> {
  await tx.update(factSheetLinks).set(given).where(eq(factSheetLinks.id, id));
}

async function tell(
  deps: ClientDeps,
  tx: Tx,
  client: ClientRow,
  { name, email }: SheetLink,
  event: Parameters<typeof recordEvents>[3][number],
): Promise<void> {
  await tx.update(clients).set({ lastContactAt: deps.clock.now() }).where(eq(clients.id, client.id));
  await recordEvents(deps, tx, client, [event], { to: email, fullName: name, billingUrl: '', isDemo: client.isDemo });
}

type SignOff = { version: number; name: string; now: Date };

/** Records the work of a fact sheet as done, if it is owed. */
async function proveWork(tx: Tx, client: ClientRow, { version, name, now }: SignOff): Promise<void> {
  await refreshWork(tx, client, now);
  const [owed] = await tx
    .select({ id: deliverables.id })
    .from(deliverables)
    .where(and(eq(deliverables.clientId, client.id), eq(deliverables.workId, SHEET_WORK), gt(deliverables.open, 0)));
  if (!owed) return;
  const evidence = `Fact sheet ${version}, signed on ${longDate(now.toISOString(), client.timeZone)}`;
  const entry = { kind: 'done', count: 1, evidence, approvedBy: name } as const;
  await tx.insert(workEntries).values({ ...entry, deliverableId: owed.id, createdAt: now });
  await refreshWork(tx, await requireClient(tx, client.id), now);
}
