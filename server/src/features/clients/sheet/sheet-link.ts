import { createHash, createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../../../db/database.ts';
import { persistedSecret } from '../../../db/persisted-secret.ts';
import { factSheetLinks, factSheets } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';

const KEY_NAME = 'fact-sheet-link-key';
const LINK = /^[\w-]{43}$/;

export type SheetLink = typeof factSheetLinks.$inferSelect;

/**
 * The secret part of a link: an HMAC over the id of its row. It is computed when the mail is sent, so that neither the
 * table nor the outbox contains it.
 */
export async function sheetToken(db: Database | Tx, linkId: string): Promise<string> {
  return createHmac('sha256', await persistedSecret(db, KEY_NAME))
    .update(`fact sheet ${linkId}`)
    .digest('base64url');
}

/** The stored hash of a link. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The row of a link, with its sheet. @throws AppError `sheet-link-not-valid`. */
export async function findSheetLink(db: Database | Tx, token: string) {
  if (!LINK.test(token)) throw new AppError('sheet-link-not-valid');
  const [found] = await db
    .select({ link: factSheetLinks, sheet: factSheets })
    .from(factSheetLinks)
    .innerJoin(factSheets, eq(factSheets.id, factSheetLinks.sheetId))
    .where(eq(factSheetLinks.tokenHash, hashOfToken(token)));
  if (!found) throw new AppError('sheet-link-not-valid');
  return found;
}
