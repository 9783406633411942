import type { Fetched } from '../../artifacts.ts';

type Problem = Pick<Extract<Fetched, { state: 'unreachable' }>, 'problem' | 'detail'>;
type Phase = Extract<Fetched, { state: 'timed-out' }>['phase'];

const DNS_CODES = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_NODATA',
  'EAI_NONAME',
  'EAI_FAIL',
  'ENODATA',
  'ESERVFAIL',
  'EREFUSED',
  'ETIMEOUT',
  'EBADNAME',
]);
const TLS_CODES = /CERT|^ERR_TLS|^ERR_SSL|^EPROTO$|UNABLE_TO_|SELF_SIGNED|CRL_|SIGNATURE_FAILURE/;
const PROTOCOL_CODES = /^HPE_|^UND_ERR_(?:HEADERS|RES_|RESPONSE|INVALID|PRX)|^UND_ERR_INFO|^Z_|^ERR_INVALID/;

/** The problem that prevented a response, from the code of the error and of its causes. */
export function problemOf(error: unknown): Problem {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  const detail = code === '' ? message.slice(0, 120) : code;
  if (DNS_CODES.has(code)) return { problem: 'dns', detail };
  // Node reports a TLS handshake that the server aborted as a connection reset; only the message shows the difference.
  if (TLS_CODES.test(code) || message.includes('before secure TLS connection')) return { problem: 'tls', detail };
  if (PROTOCOL_CODES.test(code)) return { problem: 'protocol', detail };
  return { problem: 'connection', detail };
}

/** The phase in which time ran out, if it did. */
export function timedOutPhase(error: unknown, aborted: boolean, phase: Exclude<Phase, 'connect'>): Phase | null {
  const code = codeOf(error);
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT') return 'connect';
  return aborted ? phase : null;
}

function codeOf(error: unknown): string {
  let at: unknown = error;
  for (let depth = 0; depth < 4 && at instanceof Error; depth += 1) {
    const { code } = at as Error & { code?: unknown };
    if (typeof code === 'string') return code;
    at = at.cause;
  }
  return '';
}
