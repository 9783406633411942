import { readFileSync } from 'node:fs';
import { type Settings, SettingsError } from '../../settings/settings.ts';

/** What nodemailer signs with. */
export type Dkim = { domainName: string; keySelector: string; privateKey: string; headerFieldNames: string };

/**
 * The headers that are signed where they are there. RFC 8058 §4 asks for both of the list headers, of which nodemailer's
 * own choice has only the first.
 */
const SIGNED_HEADERS = [
  ...['From', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID'],
  ...['MIME-Version', 'Content-Type', 'Content-Transfer-Encoding', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
];

/** The signer of outgoing mail; null when none is set. @throws SettingsError when the key's file cannot be read. */
export function readDkim({ dkim }: Pick<Settings, 'dkim'>): Dkim | null {
  if (!dkim) return null;
  const privateKey = dkim.privateKey ?? readKey(dkim.privateKeyFile);
  return {
    domainName: dkim.domain,
    keySelector: dkim.selector,
    privateKey,
    headerFieldNames: SIGNED_HEADERS.join(':'),
  };
}

function readKey(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new SettingsError(`DKIM_PRIVATE_KEY_FILE names ${path}, which cannot be read.`, { cause });
  }
}
