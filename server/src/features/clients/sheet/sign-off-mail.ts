import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { factSheetLinks, factSheets } from '../../../db/schema/index.ts';
import { type MailRules, plainMail } from '../../../mail/mail-kinds.ts';
import type { Settings } from '../../../settings/settings.ts';
import { sheetToken } from './sheet-link.ts';

export type SignOffMailDeps = { db: Database; settings: Pick<Settings, 'publicUrl'> };

/** The link is added when the mail is sent. If it is no longer valid, the mail is not sent. */
export const SIGN_OFF_MAIL: MailRules<'sheet-sign-off', SignOffMailDeps> = {
  ...plainMail('sheet-sign-off'),
  maySend: async ({ db }, { data }) => {
    const [found] = await db
      .select({ answer: factSheetLinks.answer, revision: factSheetLinks.revision, sheet: factSheets })
      .from(factSheetLinks)
      .innerJoin(factSheets, eq(factSheets.id, factSheetLinks.sheetId))
      .where(eq(factSheetLinks.id, data.linkId));
    const isOpen = found && found.answer === null && found.sheet.state !== 'signed';
    return isOpen && found.revision === found.sheet.revision ? 'now' : 'never';
  },
  complete: async ({ db, settings }, { data }) => {
    const token = await sheetToken(db, data.linkId);
    return { data: { ...data, sheetUrl: new URL(`/fact-sheet/${token}`, settings.publicUrl).href }, attachments: [] };
  },
};
