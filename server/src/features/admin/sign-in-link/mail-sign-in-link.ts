import { randomUUID } from 'node:crypto';
import type { MailedSignInLink } from '@named-first/contract';
import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { areChecksUsedUp } from '../check-pace.ts';
import type { AdminDeps } from '../deps.ts';
import { storedPasswordHash } from '../ensure-admin-password.ts';
import { countedAs, knownDevice } from '../known-device.ts';
import { lockSetting, writeSetting } from '../locked-setting.ts';
import type { Caller } from '../sign-in.ts';
import { SIGN_IN_LINK_MAIL } from './sign-in-link-mail.ts';
import {
  hashOf,
  isOpen,
  linkToken,
  nextLinkAt,
  readLink,
  SIGN_IN_LINK_KEY,
  type StoredLink,
  timesOfLink,
} from './stored-link.ts';

/**
 * Mails the agency a link that lets one browser skip the queue for password checks (docs/decisions/041). While a link
 * works, no second one is mailed. The admin can use it no matter who asked for it.
 *
 * @throws AppError `not-found` if the agency has no inbox, `sign-in-not-queued` if the caller could simply sign in,
 * `too-many-requests` if the last link was used or could not be delivered a moment ago.
 */
export async function mailSignInLink(
  deps: Pick<AdminDeps, 'db' | 'clock' | 'jobs' | 'log' | 'limiter' | 'settings' | 'deviceKey'>,
  caller: Pick<Caller, 'network' | 'device'>,
): Promise<MailedSignInLink> {
  const { agencyInbox } = deps.settings;
  const passwordHash = await storedPasswordHash(deps.db);
  if (agencyInbox === null || passwordHash === null) throw new AppError('not-found');
  await requireRefusal(deps, caller);
  const secrets = { key: deps.deviceKey, passwordHash };
  // Under attack most requests end here, without the lock.
  const known = await readLink(deps.db);
  if (known && isOpen(known, secrets, deps.clock.now().getTime())) return answerWith(known, false);
  const mailed = await deps.db.transaction(async (tx) => {
    const last = await lockSetting<StoredLink | null>(tx, SIGN_IN_LINK_KEY, null);
    const now = deps.clock.now().getTime();
    if (last && isOpen(last, secrets, now)) return answerWith(last, false);
    const at = nextLinkAt(last, now);
    if (at > now) throw justMailed(at - now);
    const id = randomUUID();
    const link = { id, tokenHash: hashOf(linkToken(id, secrets)), isOver: false, ...timesOfLink(last, now) };
    await writeSetting(tx, SIGN_IN_LINK_KEY, link);
    await queueLink(deps, tx, agencyInbox, link);
    return answerWith(link, true);
  });
  if (mailed.isNew) deps.log.info({ worksUntil: mailed.worksUntil }, 'A sign-in link is mailed to the agency');
  return mailed;
}

/** Refuses callers whose password would be checked at once, so that nobody causes mails without an attack. */
async function requireRefusal(
  deps: Pick<AdminDeps, 'db' | 'clock' | 'limiter' | 'deviceKey'>,
  { network, device: cookie }: Pick<Caller, 'network' | 'device'>,
): Promise<void> {
  const device = await knownDevice(deps, cookie);
  // A browser that has failed too often itself must wait. A link would not change that.
  if (device !== null) await deps.limiter.refuseWhenSpent('failed-login', countedAs(device, network));
  if (device === null && ((await areChecksUsedUp(deps)) || (await hasFailed(deps, network)))) return;
  throw new AppError('sign-in-not-queued');
}

/** Whether sign-ins from this network are refused. The admin may share it with the attacker. */
async function hasFailed({ limiter }: Pick<AdminDeps, 'limiter'>, network: string): Promise<boolean> {
  try {
    await limiter.refuseWhenSpent('failed-login', network);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return true;
    throw error;
  }
}

function queueLink(deps: Pick<AdminDeps, 'jobs' | 'clock'>, tx: Tx, to: string, link: StoredLink): Promise<void> {
  return queueMail(deps, tx, {
    messageKey: `sign-in-link:${link.id}`,
    kind: SIGN_IN_LINK_MAIL,
    to,
    leadId: null,
    data: { linkId: link.id, worksUntil: isoOf(link.worksUntil), url: null },
  });
}

function answerWith({ mailedAt, worksUntil }: StoredLink, isNew: boolean): MailedSignInLink {
  return { isNew, mailedAt: isoOf(mailedAt), worksUntil: isoOf(worksUntil) };
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}

function justMailed(waitMs: number): AppError {
  return new AppError('too-many-requests', {
    message: 'The last link was used or could not be delivered. Another one can be mailed in a few minutes.',
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}
