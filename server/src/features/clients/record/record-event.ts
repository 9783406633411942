import type { ClientEvent, PlanChange } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { clientEvents } from '../../../db/schema/index.ts';
import { plainMail } from '../../../mail/mail-kinds.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import type { ClientDeps } from '../deps.ts';
import type { ClientRow } from '../orders/find-client.ts';

export const CLIENT_CHANGE_MAIL = plainMail('client-change');
export const PLAN_CHANGE_MAIL = plainMail('plan-change');

/** The recipient of a confirmation, and the URL of their billing page. */
export type Recipient = { to: string; fullName: string; billingUrl: string; isDemo: boolean };

/** The events that are confirmed to the client; the agency is notified of more. */
const CONFIRMED: ReadonlySet<ClientEvent['kind']> = new Set<PlanChange['kind']>([
  ...(['upgraded', 'downgraded', 'downgrade-planned', 'downgrade-withdrawn'] as const),
  ...(['cancelled', 'cancellation-withdrawn', 'past-due', 'recovered', 'ended'] as const),
  ...(['refund-asked', 'refund-made'] as const),
]);
const REPORTED: ReadonlySet<ClientEvent['kind']> = new Set<ClientEvent['kind']>([
  ...[...CONFIRMED],
  ...(['returned', 'second-order', 'sheet-signed', 'sheet-changes-asked'] as const),
]);

/** Adds an entry to the history, at least a millisecond after the previous one, and returns its id. */
export async function addEvent(tx: Tx, clientId: string, event: ClientEvent, now: Date): Promise<string> {
  const createdAt = sql`greatest(${now.toISOString()}::timestamptz, (
    select max(${clientEvents.createdAt}) + interval '1 millisecond' from ${clientEvents}
     where ${clientEvents.clientId} = ${clientId}))`;
  const [row] = await tx
    .insert(clientEvents)
    .values({ clientId, kind: event.kind, event, createdAt })
    .returning({ id: clientEvents.id });
  return row!.id;
}

/**
 * Adds events to the history and queues the mails about them in the caller's transaction: one to the agency and, for
 * changes of plan and money, one to the client.
 */
export async function recordEvents(
  deps: Pick<ClientDeps, 'jobs' | 'clock' | 'settings'>,
  tx: Tx,
  client: ClientRow,
  events: readonly ClientEvent[],
  recipient: Recipient,
): Promise<void> {
  for (const event of events) {
    const id = await addEvent(tx, client.id, event, deps.clock.now());
    if (REPORTED.has(event.kind)) await tellAgency(deps, tx, client, event, id, recipient);
    if (isConfirmed(event)) await tellClient(deps, tx, client, event, id, recipient);
  }
}

function isConfirmed(event: ClientEvent): event is PlanChange {
  return CONFIRMED.has(event.kind);
}

type MailDeps = Pick<ClientDeps, 'jobs' | 'clock' | 'settings'>;

/** Replies go to the client. */
function tellAgency(
  deps: MailDeps,
  tx: Tx,
  client: ClientRow,
  event: ClientEvent,
  id: string,
  { to, isDemo }: Recipient,
) {
  const { businessName, fullName, planId, timeZone } = client;
  return queueMail(deps, tx, {
    messageKey: `client-change:${id}`,
    kind: CLIENT_CHANGE_MAIL,
    to: deps.settings.mailTo,
    replyTo: to,
    leadId: null,
    data: { businessName, fullName, planId, event, timeZone, adminUrl: clientUrl(deps, client.id), isDemo },
  });
}

function tellClient(deps: MailDeps, tx: Tx, client: ClientRow, change: PlanChange, id: string, recipient: Recipient) {
  const { to, fullName, billingUrl, isDemo } = recipient;
  const { businessName, planId, timeZone } = client;
  return queueMail(deps, tx, {
    messageKey: `plan-change:${id}`,
    kind: PLAN_CHANGE_MAIL,
    to,
    replyTo: deps.settings.mailTo,
    leadId: null,
    data: { fullName, businessName, planId, change, timeZone, billingUrl, isDemo },
  });
}

/** The URL of the client's page in the back office. */
export function clientUrl({ settings }: Pick<ClientDeps, 'settings'>, id: string): string {
  return new URL(`/admin/clients/${id}`, settings.publicUrl).href;
}
