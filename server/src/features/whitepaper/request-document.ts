import { type WhitepaperRequest, whitepaperRequestSchema } from '@named-first/contract';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { whitepaperLeads } from '../../db/schema/index.ts';
import { plainMail } from '../../mail/mail-kinds.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { DOUBLE_SUBMIT_MS, lockKey } from '../double-submit.ts';
import { fillsHoneypot } from '../honeypot.ts';
import { parseInput } from '../parse-input.ts';
import type { DownloadDeps } from './deps.ts';

export const DOCUMENT_MAIL = plainMail('document-download');

type RequestDeps = Pick<DownloadDeps, 'db' | 'jobs' | 'clock' | 'settings'>;

/**
 * Accepts a request for the white paper or the guide and queues the mail with its link, in one transaction. Only that
 * link contains the row's id, so a download proves access to the mailbox. The same request from the same address within
 * ten minutes sends no second mail.
 *
 * @throws AppError `invalid-input`.
 */
export async function requestDocument(deps: RequestDeps, input: unknown): Promise<void> {
  const request = parseInput(whitepaperRequestSchema, input);
  if (fillsHoneypot(input)) return;
  await deps.db.transaction(async (tx) => {
    await lockKey(tx, `document ${request.document} ${request.email.toLowerCase()}`);
    if (await wasMailed(deps, tx, request)) return;
    const [row] = await tx
      .insert(whitepaperLeads)
      .values({ ...request, createdAt: deps.clock.now() })
      .returning({ id: whitepaperLeads.id });
    await queueMail(deps, tx, {
      messageKey: `document:${row!.id}`,
      kind: DOCUMENT_MAIL,
      to: request.email,
      leadId: null,
      data: {
        document: request.document,
        fullName: request.fullName,
        downloadUrl: new URL(`/downloads/${row!.id}`, deps.settings.publicUrl).href,
      },
    });
  });
}

async function wasMailed(deps: RequestDeps, tx: Tx, request: WhitepaperRequest): Promise<boolean> {
  const since = new Date(deps.clock.now().getTime() - DOUBLE_SUBMIT_MS);
  const [duplicate] = await tx
    .select({ id: whitepaperLeads.id })
    .from(whitepaperLeads)
    .where(
      and(
        gte(whitepaperLeads.createdAt, since),
        eq(whitepaperLeads.document, request.document),
        sql`lower(${whitepaperLeads.email}) = ${request.email.toLowerCase()}`,
      ),
    )
    .limit(1);
  return duplicate !== undefined;
}
