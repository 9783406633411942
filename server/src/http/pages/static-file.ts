import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Encoding = 'br' | 'gzip' | 'identity';

type Variant = { bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string>; etag: string };

/** A file in memory with every encoding it is sent in, its headers computed once. */
export type StaticFile = { status: number; variants: Partial<Record<Encoding, Variant>> & { identity: Variant } };

/**
 * Prepares a file for sending.
 *
 * @param encoded the compressed versions made at build time; missing ones are not offered.
 * @param headers sent with every encoding: type, caching, security.
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

type Answer = { status: number; headers: Record<string, string>; bytes: Uint8Array<ArrayBuffer> | null };

/** The relevant parts of a request; header names in lower case. */
type Asked = {
  method: string;
  header: (name: 'accept-encoding' | 'if-none-match' | 'range' | 'if-range') => string | null;
};

/**
 * Answers GET or HEAD: with the accepted encoding, a range of it, or 304 if the visitor already has it (RFC 9110
 * §13.1.2).
 */
export function sendStaticFile(file: StaticFile, request: Request): Response {
  const answer = answerTo(file, { method: request.method, header: (name) => request.headers.get(name) });
  return new Response(answer.bytes, answer);
}

/** The same, written directly to the connection, which avoids most of the cost of a request. */
export function writeStaticFile(file: StaticFile, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { headers } = incoming;
  const header: Asked['header'] = (name) => (headers[name] as string | undefined) ?? null;
  const answer = answerTo(file, { method: incoming.method ?? 'GET', header });
  outgoing.writeHead(answer.status, answer.headers);
  outgoing.end(answer.bytes ?? undefined);
}

function answerTo(file: StaticFile, asked: Asked): Answer {
  const variant = file.variants[acceptedEncoding(asked.header('accept-encoding') ?? '')] ?? file.variants.identity;
  const { status } = file;
  if (status === 200 && holds(asked.header('if-none-match'), variant.etag)) {
    return { status: 304, headers: withoutContent(variant), bytes: null };
  }
  if (asked.method === 'HEAD') return { status, headers: variant.headers, bytes: null };
  const range = status === 200 ? asked.header('range') : null;
  const part = range === null ? null : partOf(variant, range, asked.header('if-range'));
  return part ?? { status, headers: variant.headers, bytes: variant.bytes };
}

function withoutContent({ headers }: Variant): Record<string, string> {
  const { 'Content-Length': _length, 'Content-Type': _type, 'Content-Encoding': _encoding, ...kept } = headers;
  return kept;
}

/**
 * RFC 9110 §14: a single range is answered; several ranges, another unit or an outdated validator get the whole file.
 */
function partOf(variant: Variant, range: string, ifRange: string | null): Answer | null {
  const { bytes, headers, etag } = variant;
  if (ifRange !== null && ifRange !== etag) return null;
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim()) ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  const size = bytes.length;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end) {
    return { status: 416, headers: { ...withoutContent(variant), 'Content-Range': `bytes */${size}` }, bytes: null };
  }
  return {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(end + 1 - start),
      'Content-Range': `bytes ${start}-${end}/${size}`,
    },
    bytes: bytes.subarray(start, end + 1),
  };
}

/** If-None-Match compares weakly, because a proxy may have marked the tag with `W/`. */
function holds(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Browsers send only a few different headers, so the result for each is cached. */
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
