import { createHash, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { leads } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';

const ID_BYTES = 16;
const HASH_BYTES = 18;
const TOKEN = /^[\w-]{46}$/;

type Lead = Pick<typeof leads.$inferSelect, 'id' | 'reportToken'>;

/**
 * The token of the page for the person who runs the site: the lead's id and a hash of the report's token. The report's
 * token is 144 random bits, so it cannot be found from the hash. Whatever ends a report ends its page too.
 */
export function handOverToken({ id, reportToken }: Lead): string {
  const hash = createHash('sha256').update(`hand over ${reportToken}`).digest().subarray(0, HASH_BYTES);
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), hash]).toString('base64url');
}

/** The token of the report behind a hand-over page. @throws AppError `report-not-found`. */
export async function reportTokenBehind({ db }: { db: Database }, token: string): Promise<string> {
  if (!TOKEN.test(token)) throw new AppError('report-not-found');
  const id = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex');
  const [lead] = await db
    .select({ id: leads.id, reportToken: leads.reportToken })
    .from(leads)
    .where(eq(leads.id, id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')));
  if (!lead || !timingSafeEqual(Buffer.from(handOverToken(lead)), Buffer.from(token))) {
    throw new AppError('report-not-found');
  }
  return lead.reportToken;
}
