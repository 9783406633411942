import { type ContactRequest, contactRequestSchema, INDUSTRIES, INTERESTS } from '@named-first/contract';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { contacts } from '../../db/schema/index.ts';
import { plainMail } from '../../mail/mail-kinds.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { noteMessage } from '../clients/record/note-message.ts';
import { DOUBLE_SUBMIT_MS, lockKey } from '../double-submit.ts';
import { fillsHoneypot } from '../honeypot.ts';
import { parseInput } from '../parse-input.ts';
import type { ContactDeps } from './deps.ts';

export const CONTACT_MAIL = plainMail('contact-message');

type Needed = Pick<ContactDeps, 'db' | 'jobs' | 'clock' | 'settings'>;

/**
 * Accepts a message from the contact form: stores it and queues a mail to the agency in one transaction; replies go to
 * the sender. The same message within ten minutes counts as a duplicate.
 *
 * @throws AppError `invalid-input`.
 */
export async function sendContactMessage(deps: Needed, input: unknown): Promise<void> {
  const request = parseInput(contactRequestSchema, input);
  if (fillsHoneypot(input)) return;
  await deps.db.transaction(async (tx) => {
    await lockKey(tx, `contact ${JSON.stringify(request)}`);
    if (await wasTaken(deps, tx, request)) return;
    const [contact] = await tx
      .insert(contacts)
      .values({ ...request, createdAt: deps.clock.now() })
      .returning({ id: contacts.id });
    await queueMail(deps, tx, {
      messageKey: `contact:${contact!.id}`,
      kind: CONTACT_MAIL,
      to: deps.settings.mailTo,
      replyTo: request.email,
      leadId: null,
      data: {
        ...request,
        industry: industryLabel(request),
        interests: interestLabels(request),
        client: await noteMessage(deps, tx, request.email),
      },
    });
  });
}

async function wasTaken(deps: Needed, tx: Tx, request: ContactRequest): Promise<boolean> {
  const since = new Date(deps.clock.now().getTime() - DOUBLE_SUBMIT_MS);
  const { firstName, lastName, email, phone, company, industry, interests, message } = request;
  const [duplicate] = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(
      and(
        gte(contacts.createdAt, since),
        eq(contacts.email, email),
        eq(contacts.firstName, firstName),
        eq(contacts.lastName, lastName),
        eq(contacts.company, company),
        eq(contacts.industry, industry),
        eq(contacts.interests, interests),
        sql`${contacts.phone} is not distinct from ${phone}`,
        sql`${contacts.message} is not distinct from ${message}`,
      ),
    )
    .limit(1);
  return duplicate !== undefined;
}

function industryLabel({ industry }: ContactRequest): string {
  return INDUSTRIES.find(({ value }) => value === industry)!.label;
}

function interestLabels({ interests }: ContactRequest): string[] {
  return interests.map((id) => INTERESTS.find((interest) => interest.id === id)!.label);
}
