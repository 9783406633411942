import { readFileSync } from 'node:fs';
import { type Settings, SettingsError } from '../../settings/settings.ts';

/** The DKIM options of nodemailer. */
export type Dkim = { domainName: string; keySelector: string; privateKey: string; headerFieldNames: string };

/**
 * The headers that are signed if present. RFC 8058 §4 requires both list headers to be signed; nodemailer's default
 * includes only the first.
 */
const SIGNED_HEADERS = [
  ...['From', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID'],
  ...['MIME-Version', 'Content-Type', 'Content-Transfer-Encoding', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
];

/** The DKIM key of outgoing mail; null if none is configured. @throws SettingsError if the key file cannot be read. */
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
