import { asc, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import { personKey } from '../../db/schema/columns.ts';
import {
  clientContacts,
  clientEvents,
  clientFiles,
  clientMarkets,
  clientScans,
  clients,
  clientTasks,
  deliverables,
  factSheetLinks,
  factSheets,
  markets,
  panelAnswers,
  panelReadings,
  panelRuns,
  workEntries,
} from '../../db/schema/index.ts';

/** Matches clients whose buyer is the person. */
function isBuyer(address: string): SQL {
  return sql`${personKey(clients.email)} = ${address}`;
}

function isContact(address: string): SQL {
  return sql`${personKey(clientContacts.email)} = ${address}`;
}

/** The records about a person as a buyer or as a contact of a client. */
export async function exportClientRecords(db: Database, address: string) {
  const own = db.select({ id: clients.id }).from(clients).where(isBuyer(address));
  const rows = await db.select().from(clients).where(isBuyer(address));
  return {
    clients: rows.map(({ searchText: _text, ...row }) => row),
    clientContacts: await db.select().from(clientContacts).where(isContact(address)),
    clientHistory: await db.select().from(clientEvents).where(inArray(clientEvents.clientId, own)),
    clientTasks: await db.select().from(clientTasks).where(inArray(clientTasks.clientId, own)),
    clientFiles: await db
      .select({ id: clientFiles.id, name: clientFiles.name, size: clientFiles.size, createdAt: clientFiles.createdAt })
      .from(clientFiles)
      .where(inArray(clientFiles.clientId, own)),
    factSheets: await db.select().from(factSheets).where(inArray(factSheets.clientId, own)),
    factSheetLinks: await db
      .select()
      .from(factSheetLinks)
      .where(
        or(
          sql`${personKey(factSheetLinks.email)} = ${address}`,
          inArray(
            factSheetLinks.sheetId,
            db.select({ id: factSheets.id }).from(factSheets).where(inArray(factSheets.clientId, own)),
          ),
        ),
      ),
    clientWork: await db
      .select({ deliverable: deliverables, entry: workEntries })
      .from(workEntries)
      .innerJoin(deliverables, eq(deliverables.id, workEntries.deliverableId))
      .where(inArray(deliverables.clientId, own)),
    clientMarkets: await db
      .select({ rank: clientMarkets.rank, since: clientMarkets.since, market: markets })
      .from(clientMarkets)
      .innerJoin(markets, eq(markets.id, clientMarkets.marketId))
      .where(inArray(clientMarkets.clientId, own)),
    answerVerdicts: await db.select().from(panelReadings).where(inArray(panelReadings.clientId, own)),
    answersByName: await exportAnswersByName(db, own),
  };
}

/** What assistants were asked about the business by name and what they said, with the raw reply while it is stored. */
async function exportAnswersByName(db: Database, own: OwnClients) {
  const rows = await db
    .select({ period: panelRuns.period, row: panelAnswers })
    .from(panelAnswers)
    .innerJoin(panelRuns, eq(panelRuns.id, panelAnswers.runId))
    .where(isByName(own))
    .orderBy(asc(panelRuns.period), asc(panelAnswers.provider), asc(panelAnswers.id));
  return rows.map(({ period, row: { id, provider, cohort, question, state, askedAt, answer, raw } }) => {
    const said = answer?.state === 'answered' ? answer : null;
    return {
      ...{ id, period, assistant: provider, model: cohort?.served ?? null, askedAt, question: question.text, state },
      text: said?.text ?? (answer?.state === 'refused' ? answer.words : null),
      sources: said?.cited ?? [],
      pagesRead: said?.consulted ?? [],
      searches: said?.searches ?? [],
      raw,
    };
  });
}

/** Matches the rounds of questions about these clients by name. Their answers are exported and erased with the buyer. */
function isByName(own: OwnClients): SQL {
  return inArray(panelRuns.clientId, own);
}

/**
 * Erases texts about a person beyond the accounting of their payments: notes, reasons, tasks, files, fact sheets,
 * markets, what assistants answered by name or about the client, and the names of approvers. The client itself is kept with its orders, as are the
 * numbers of owed and completed work.
 */
export async function eraseClientRecords(tx: Tx, address: string): Promise<void> {
  const own = tx.select({ id: clients.id }).from(clients).where(isBuyer(address));
  await tx
    .update(workEntries)
    .set({ note: null, evidence: null, approvedBy: null })
    .where(
      inArray(
        workEntries.deliverableId,
        tx.select({ id: deliverables.id }).from(deliverables).where(inArray(deliverables.clientId, own)),
      ),
    );
  await tx
    .update(workEntries)
    .set({ approvedBy: null })
    .where(
      sql`exists (select from ${deliverables} join ${clientContacts} on ${clientContacts.clientId} = ${deliverables.clientId}
                   where ${deliverables.id} = ${workEntries.deliverableId} and ${isContact(address)}
                     and ${clientContacts.name} = ${workEntries.approvedBy})
           or exists (select from ${deliverables} join ${factSheets} on ${factSheets.clientId} = ${deliverables.clientId}
                      join ${factSheetLinks} on ${factSheetLinks.sheetId} = ${factSheets.id}
                   where ${deliverables.id} = ${workEntries.deliverableId} and ${isLinkOf(address)}
                     and ${factSheetLinks.answeredBy} = ${workEntries.approvedBy})`,
    );
  await eraseEvents(tx, address, own);
  await tx
    .update(clientEvents)
    .set({
      event: sql`${clientEvents.event} || case when ${clientEvents.event} ? 'text' then '{"text": ""}'::jsonb else '{"reason": null}'::jsonb end`,
    })
    .where(sql`${inArray(clientEvents.clientId, own)} and ${clientEvents.event} ?| array['text', 'reason']`);
  await tx.delete(clientTasks).where(inArray(clientTasks.clientId, own));
  await tx.delete(panelRuns).where(isByName(own));
  // Without a market no assistant is asked about the client again, neither by name nor otherwise.
  await tx.delete(clientMarkets).where(inArray(clientMarkets.clientId, own));
  await tx.delete(panelReadings).where(inArray(panelReadings.clientId, own));
  await tx.delete(clientFiles).where(inArray(clientFiles.clientId, own));
  await eraseSheets(tx, address, own);
  await tx.update(clients).set({ refundReason: null }).where(isBuyer(address));
  await tx.delete(clientContacts).where(isContact(address));
}

/** The ids of the clients whose buyer is the person. */
type OwnClients = SQLWrapper;

/**
 * Erases the names of signers. In the history of other clients, erases the names with which the person's own links were
 * answered.
 */
async function eraseEvents(tx: Tx, address: string, own: OwnClients): Promise<void> {
  const isOwn = inArray(clientEvents.clientId, own);
  const isTheirs = sql`exists (select from ${factSheetLinks} join ${factSheets} on ${factSheets.id} = ${factSheetLinks.sheetId}
    where ${factSheets.clientId} = ${clientEvents.clientId} and ${isLinkOf(address)}
      and (${factSheetLinks.name} = ${clientEvents.event} ->> 'to' or ${factSheetLinks.answeredBy} = ${clientEvents.event} ->> 'by'))`;
  const nameless = sql`${clientEvents.event} || case when ${clientEvents.event} ? 'to' then '{"to": "the client"}'::jsonb else '{"by": "The client"}'::jsonb end`;
  await tx
    .update(clientEvents)
    .set({ event: nameless })
    .where(sql`${clientEvents.kind} like 'sheet-%' and (${isOwn} or ${isTheirs})`);
}

/**
 * Erases the sheets of the person's own business with everything derived from them. In sheets that the person signed
 * for other businesses, erases only who signed; the signed facts are kept.
 */
async function eraseSheets(tx: Tx, address: string, own: OwnClients): Promise<void> {
  await tx.update(clientScans).set({ readings: null, fixes: null }).where(inArray(clientScans.clientId, own));
  await tx.delete(factSheets).where(inArray(factSheets.clientId, own));
  await tx
    .update(factSheets)
    .set({ signedBy: null, signedEmail: null, signedFrom: null })
    .where(sql`${personKey(factSheets.signedEmail)} = ${address}`);
  await tx.delete(factSheetLinks).where(isLinkOf(address));
}

function isLinkOf(address: string): SQL {
  return sql`${personKey(factSheetLinks.email)} = ${address}`;
}
