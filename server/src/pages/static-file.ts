import { createHash } from 'node:crypto';

type Encoding = 'br' | 'gzip' | 'identity';

type Variant = { bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string>; etag: string };

/** One file of the built site, held in memory in every form it is sent in, its headers computed once. */
export type StaticFile = { status: number; variants: Partial<Record<Encoding, Variant>> & { identity: Variant } };

/**
 * Prepares a file for sending.
 *
 * @param encoded the compressed siblings made at build; a missing one is simply not offered.
 * @param headers sent with every form: type, caching, security.
 */
export function staticFile(options: {
  bytes: Buffer;
  encoded: Partial<Record<'br' | 'gzip', Buffer>>;
  headers: Record<string, string>;
  status?: number;
}): StaticFile {
  const varies = Object.keys(options.encoded).length > 0;
  const variant = (encoding: Encoding, bytes: Buffer): Variant => {
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const headers = {
      ...options.headers,
      ETag: etag,
      'Content-Length': String(bytes.length),
      'Accept-Ranges': 'bytes',
      ...(varies ? { Vary: 'Accept-Encoding' } : {}),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    };
    return { bytes: new Uint8Array(bytes), headers, etag };
  };
  const { br, gzip } = options.encoded;
  return {
    status: options.status ?? 200,
    variants: {
      identity: variant('identity', options.bytes),
      ...(br ? { br: variant('br', br) } : {}),
      ...(gzip ? { gzip: variant('gzip', gzip) } : {}),
    },
  };
}

/** Answers GET or HEAD: the form the visitor takes, a part of it, or 304 when they hold it already (RFC 9110 §13.1.2). */
export function sendStaticFile(file: StaticFile, request: Request): Response {
  const variant =
    file.variants[acceptedEncoding(request.headers.get('accept-encoding') ?? '')] ?? file.variants.identity;
  if (file.status === 200 && holds(request.headers.get('if-none-match'), variant.etag)) return notModified(variant);
  const range = request.headers.get('range');
  if (range !== null && file.status === 200 && request.method === 'GET') {
    const part = partOf(variant, range, request.headers.get('if-range'));
    if (part) return part;
  }
  return new Response(request.method === 'HEAD' ? null : variant.bytes, {
    status: file.status,
    headers: variant.headers,
  });
}

/** RFC 9110 §14: one range is answered; several, another unit and an old validator get the whole file. */
function partOf({ bytes, headers, etag }: Variant, range: string, ifRange: string | null): Response | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim());
  if (!match || match[0] === 'bytes=-' || (ifRange !== null && ifRange !== etag)) return null;
  const [, from = '', to = ''] = match;
  const size = bytes.length;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  if (start > end) {
    const { 'Content-Length': _length, 'Content-Type': _type, 'Content-Encoding': _encoding, ...kept } = headers;
    return new Response(null, { status: 416, headers: { ...kept, 'Content-Range': `bytes */${size}` } });
  }
  return new Response(bytes.subarray(start, end + 1), {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(end + 1 - start),
      'Content-Range': `bytes ${start}-${end}/${size}`,
    },
  });
}

function notModified({ headers }: Variant): Response {
  const { 'Content-Length': _length, 'Content-Type': _type, 'Content-Encoding': _encoding, ...kept } = headers;
  return new Response(null, { status: 304, headers: kept });
}

/** If-None-Match compares weakly: a proxy may have marked the tag `W/`. */
function holds(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Browsers send a handful of different headers, so the answer for each is remembered. */
const remembered = new Map<string, Encoding>();
const REMEMBERED_AT_MOST = 100;

function acceptedEncoding(header: string): Encoding {
  const known = remembered.get(header);
  if (known) return known;
  const encoding = chooseEncoding(header);
  if (remembered.size < REMEMBERED_AT_MOST) remembered.set(header, encoding);
  return encoding;
}

/** Brotli, else gzip, unless refused with `q=0` (RFC 9110 §12.5.3). */
function chooseEncoding(header: string): Encoding {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
