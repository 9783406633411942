import { SIGN_IN_LINK_PATH } from '@named-first/contract';
import type { Database } from '../../../db/database.ts';
import { type MailRules, plainMail } from '../../../mail/mail-kinds.ts';
import type { Settings } from '../../../settings/settings.ts';
import { storedPasswordHash } from '../ensure-admin-password.ts';
import { lockSetting, writeSetting } from '../locked-setting.ts';
import { isOpen, linkToken, readLink, SIGN_IN_LINK_KEY, type StoredLink } from './stored-link.ts';

export type SignInLinkMailDeps = {
  db: Database;
  clock: { now(): Date };
  deviceKey: Buffer;
  settings: Pick<Settings, 'publicUrl'>;
};

/**
 * The link is added when the mail is sent. A link that no longer works is not mailed, and a link that could not be
 * delivered makes room for another.
 */
export const SIGN_IN_LINK_MAIL: MailRules<'sign-in-link', SignInLinkMailDeps> = {
  ...plainMail('sign-in-link'),
  maySend: async (deps, { data }) => {
    const link = await readLink(deps.db);
    const passwordHash = await storedPasswordHash(deps.db);
    if (link?.id !== data.linkId || passwordHash === null) return 'never';
    return isOpen(link, { key: deps.deviceKey, passwordHash }, deps.clock.now().getTime()) ? 'now' : 'never';
  },
  complete: async ({ db, deviceKey, settings }, { data }) => {
    const token = linkToken(data.linkId, { key: deviceKey, passwordHash: (await storedPasswordHash(db)) ?? '' });
    // Browsers send the fragment to no server, so the token is in no log and in no Referer header.
    return { data: { ...data, url: `${settings.publicUrl}${SIGN_IN_LINK_PATH}#${token}` }, attachments: [] };
  },
  settled: async (_deps, tx, { data }, end) => {
    if (end.status !== 'failed') return;
    const link = await lockSetting<StoredLink | null>(tx, SIGN_IN_LINK_KEY, null);
    if (link?.id === data.linkId) await writeSetting(tx, SIGN_IN_LINK_KEY, { ...link, isOver: true });
  },
};
