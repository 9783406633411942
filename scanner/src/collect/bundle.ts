import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteArtifacts } from '../artifacts.ts';

/** Thrown if a folder does not contain valid saved artifacts. */
export class MalformedBundleError extends Error {
  override readonly name = 'MalformedBundleError';
}

const MANIFEST = 'manifest.json';
const BODIES = 'bodies';
const FORMAT = 1;
const DIGEST = /^[0-9a-f]{64}$/;

type SavedBody = { sha256: string; bytes: number };

/**
 * Writes everything that was fetched into a folder: one manifest, and each distinct body as a file named by its hash.
 */
export async function saveArtifacts(dir: string, artifacts: SiteArtifacts): Promise<void> {
  await mkdir(join(dir, BODIES), { recursive: true });
  const bodies = new Map<string, Uint8Array>();
  const manifest = JSON.stringify(
    artifacts,
    function (this: Record<string, unknown>, key: string, value: unknown) {
      // Not `value`, because JSON.stringify has already called the Buffer's toJSON.
      const body = this[key];
      if (!(body instanceof Uint8Array)) return value;
      const sha256 = digestOf(body);
      bodies.set(sha256, body);
      return { sha256, bytes: body.length } satisfies SavedBody;
    },
    1,
  );
  await Promise.all([...bodies].map(([sha256, body]) => writeFile(join(dir, BODIES, sha256), body)));
  await writeFile(join(dir, MANIFEST), `${manifest}\n`);
}

/**
 * Reads what `saveArtifacts` wrote; equal bodies share one array.
 *
 * @throws MalformedBundleError on anything else.
 */
export async function loadArtifacts(dir: string): Promise<SiteArtifacts> {
  const saved = parse(await read(join(dir, MANIFEST), dir), dir);
  const digests = new Set<string>();
  walk(saved, (body) => digests.add(body.sha256));
  const bodies = new Map<string, Uint8Array>();
  for (const sha256 of digests) {
    const body = await read(join(dir, BODIES, sha256), dir);
    if (digestOf(body) !== sha256)
      throw new MalformedBundleError(`${dir} is damaged: the body ${sha256} does not match its name.`);
    bodies.set(sha256, new Uint8Array(body.buffer, body.byteOffset, body.length));
  }
  return restore(saved, bodies, dir) as SiteArtifacts;
}

function digestOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

async function read(path: string, dir: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch {
    throw new MalformedBundleError(`${dir} holds no saved scan: ${path} cannot be read.`);
  }
}

function parse(bytes: Buffer, dir: string): Record<string, unknown> {
  let saved: unknown;
  try {
    saved = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new MalformedBundleError(`${dir} holds no saved scan: its ${MANIFEST} is not JSON.`);
  }
  const problem = problemOf(saved);
  if (problem) throw new MalformedBundleError(`${dir} holds no saved scan that this version can read: ${problem}.`);
  return saved as Record<string, unknown>;
}

const LISTS = ['variants', 'sitemaps', 'sitemapSample', 'pages', 'probes', 'links', 'timings'] as const;
const ANSWERS = ['robots', 'llms', 'missing'] as const;

function problemOf(saved: unknown): string | null {
  if (!isRecord(saved)) return 'the manifest is not an object';
  if (saved.format !== FORMAT) return `its format is ${String(saved.format)}, not ${FORMAT}`;
  if (typeof saved.website !== 'string' || !URL.canParse(saved.website)) return 'the website is missing';
  if (typeof saved.startedAt !== 'string' || Number.isNaN(Date.parse(saved.startedAt))) return 'the time is missing';
  if (typeof saved.httpsMeasured !== 'boolean') return 'httpsMeasured is missing';
  const list = LISTS.find((name) => !Array.isArray(saved[name]));
  if (list) return `${list} is missing`;
  const answer = ANSWERS.find((name) => !isAnswer(saved[name]));
  if (answer) return `${answer} is missing`;
  const variants = saved.variants as unknown[];
  const carried = (['sitemaps', 'pages', 'probes'] as const).flatMap((name) =>
    (saved[name] as unknown[]).map((item) => (isRecord(item) ? item.fetched : null)),
  );
  return [...variants, ...carried].every(isAnswer) ? null : 'an answer is incomplete';
}

const STATES = new Set([
  'ok',
  'absent',
  'blocked',
  'server-error',
  'too-large',
  'wrong-type',
  'redirected',
  'timed-out',
  'unreachable',
  'not-fetched',
]);
const BODILESS = new Set(['redirected', 'timed-out', 'unreachable', 'not-fetched']);

function isAnswer(value: unknown): boolean {
  if (!isRecord(value) || typeof value.state !== 'string' || !STATES.has(value.state)) return false;
  if (typeof value.requestedUrl !== 'string' || !Array.isArray(value.hops)) return false;
  if (BODILESS.has(value.state)) return true;
  return (
    typeof value.url === 'string' &&
    URL.canParse(value.url) &&
    typeof value.status === 'number' &&
    isRecord(value.headers) &&
    isSavedBody(value.body)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSavedBody(value: unknown): value is SavedBody {
  return (
    isRecord(value) && typeof value.sha256 === 'string' && DIGEST.test(value.sha256) && typeof value.bytes === 'number'
  );
}

function walk(value: unknown, onBody: (body: SavedBody) => void): void {
  if (isSavedBody(value)) onBody(value);
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) walk(item, onBody);
}

function restore(value: unknown, bodies: ReadonlyMap<string, Uint8Array>, dir: string): unknown {
  if (isSavedBody(value)) {
    const body = bodies.get(value.sha256);
    if (!body || body.length !== value.bytes)
      throw new MalformedBundleError(`${dir} is damaged: the body ${value.sha256} has another length.`);
    return body;
  }
  if (Array.isArray(value)) return value.map((item) => restore(item, bodies, dir));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, restore(item, bodies, dir)]));
}
