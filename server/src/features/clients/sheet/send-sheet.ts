import { randomUUID } from 'node:crypto';
import { SHEET_LINK_DAYS, sendSheetSchema } from '@named-first/contract';
import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Tx } from '../../../db/database.ts';
import { clientContacts, factSheetLinks, factSheets } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { parseInput } from '../../parse-input.ts';
import type { ClientDeps } from '../deps.ts';
import { type ClientRow, requireClient } from '../orders/find-client.ts';
import { addEvent } from '../record/record-event.ts';
import { closeTasks } from '../record/tasks.ts';
import { type SheetRow, unsignedSheet } from './find-sheet.ts';
import { hashOfToken, sheetToken } from './sheet-link.ts';
import { SIGN_OFF_MAIL } from './sign-off-mail.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A second click within this time sends no second mail. */
const SAME_PRESS_MS = 60_000;

/** The people who may sign for a client: the contacts who approve, otherwise the buyer. */
export async function approversOf(
  db: Database | Tx,
  client: Pick<ClientRow, 'id' | 'fullName' | 'email'>,
): Promise<{ name: string; email: string }[]> {
  const contacts = await db
    .select({ name: clientContacts.name, email: clientContacts.email })
    .from(clientContacts)
    .where(and(eq(clientContacts.clientId, client.id), eq(clientContacts.approves, true)))
    .orderBy(asc(clientContacts.createdAt), asc(clientContacts.id));
  return contacts.length > 0 ? contacts : [{ name: client.fullName, email: client.email.trim() }];
}

/**
 * Mails a link for signing the draft to one of the approvers.
 *
 * @throws AppError `not-found`, `invalid-input`, and `sheet-changed-meanwhile` if the sheet has changed since the
 * sender saw it.
 */
export async function sendSheet(deps: ClientDeps, clientId: string, input: unknown): Promise<void> {
  const { revision, email } = parseInput(sendSheetSchema, input);
  await deps.db.transaction(async (tx) => {
    const client = await requireClient(tx, clientId);
    const draft = await unsignedSheet(tx, clientId);
    if (!draft) throw new AppError('not-found', { message: 'There is no draft of this sheet.' });
    if (draft.revision !== revision) throw new AppError('sheet-changed-meanwhile');
    if (draft.facts.name === undefined) throw refusal('name', 'Please give the business name first');
    const approver = (await approversOf(tx, client)).find((one) => one.email.toLowerCase() === email.toLowerCase());
    if (!approver) throw refusal('email', 'This address does not belong to a contact who approves');
    if (await wasJustSent(deps, tx, draft, approver.email)) return;
    await tx.update(factSheets).set({ state: 'sent' }).where(eq(factSheets.id, draft.id));
    await mailLink(deps, tx, client, draft, approver);
  });
}

async function mailLink(
  deps: ClientDeps,
  tx: Tx,
  client: ClientRow,
  { id: sheetId, revision, version }: SheetRow,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + SHEET_LINK_DAYS * DAY_MS);
  const id = randomUUID();
  const tokenHash = hashOfToken(await sheetToken(tx, id));
  await tx.insert(factSheetLinks).values({ id, sheetId, revision, tokenHash, name, email, createdAt: now, expiresAt });
  const { businessName, timeZone, isDemo } = client;
  await queueMail(deps, tx, {
    messageKey: `sheet-sign-off:${id}`,
    kind: SIGN_OFF_MAIL,
    to: email,
    replyTo: deps.settings.mailTo,
    leadId: null,
    data: {
      ...{ name, businessName, version, timeZone, isDemo },
      ...{ expiresAt: expiresAt.toISOString(), linkId: id, sheetUrl: null },
    },
  });
  await addEvent(tx, client.id, { kind: 'sheet-sent', version, to: name }, now);
  await closeTasks(tx, client.id, 'fact-sheet', now);
}

async function wasJustSent(
  { clock }: Pick<ClientDeps, 'clock'>,
  tx: Tx,
  { id, revision }: SheetRow,
  email: string,
): Promise<boolean> {
  const [sent] = await tx
    .select({ id: factSheetLinks.id })
    .from(factSheetLinks)
    .where(
      and(
        ...[eq(factSheetLinks.sheetId, id), eq(factSheetLinks.revision, revision), eq(factSheetLinks.email, email)],
        ...[
          isNull(factSheetLinks.answer),
          gt(factSheetLinks.createdAt, new Date(clock.now().getTime() - SAME_PRESS_MS)),
        ],
      ),
    )
    .orderBy(desc(factSheetLinks.createdAt))
    .limit(1);
  return sent !== undefined;
}

function refusal(path: string, message: string): AppError {
  return new AppError('invalid-input', { message, issues: [{ path, message }] });
}
