import { resolve } from 'node:path';
import { parseWebsite, type ScanReport } from '@named-first/contract';
import { describe, expect, it } from 'vitest';
import { FIXTURE_DAY, reportOfFixture } from '../../test/fixture-sites.ts';
import { folderFetcher } from '../../test/folder-fetcher.ts';
import type { Fetched } from '../artifacts.ts';
import { judge } from '../report/judge.ts';
import { collectSite } from './collect-site.ts';
import { isTemporary } from './retry.ts';
import type { Fetcher, FetchRequest } from './wire/follow-redirects.ts';

const SITE = 'plumbing-good';
const sites = resolve(import.meta.dirname, '../../fixtures/sites');

type Failure = (request: FetchRequest) => Fetched;

const answered = (request: FetchRequest, status: number, headers: Record<string, string> = {}) => ({
  requestedUrl: request.url,
  url: request.url,
  hops: [],
  status,
  headers,
  body: new Uint8Array(),
  firstByteMs: 100,
});
const unavailable: Failure = (request) => ({ state: 'server-error', ...answered(request, 503) });
const reset: Failure = ({ url }) => ({
  ...{ state: 'unreachable', problem: 'connection', detail: 'read ECONNRESET' },
  requestedUrl: url,
  hops: [],
});
const late: Failure = ({ url }) => ({ state: 'timed-out', phase: 'first-byte', requestedUrl: url, hops: [] });

/** Scans the fixture site over a connection on which requests for `path` fail the first `times` times. */
async function scanWith(failure: Failure, path: string, times = 1): Promise<{ report: ScanReport; asked: string[] }> {
  const folder = folderFetcher(`${SITE}.test`, resolve(sites, SITE));
  const asked: string[] = [];
  let left = times;
  const fetcher: Fetcher = {
    ...folder,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      if (pathname !== path || left === 0) return folder.fetch(request);
      left -= 1;
      return failure(request);
    },
  };
  const parsed = parseWebsite(`${SITE}.test`);
  if (!parsed.ok) throw new Error(parsed.message);
  const clock = () => FIXTURE_DAY.getTime();
  return { report: judge(await collectSite(parsed.website, { fetcher, clock, retryAfterMs: 0 })), asked };
}

const verdicts = ({ insights }: ScanReport) =>
  insights.map(({ id, status, measured }) => `${id} ${measured ? status : '?'}`);
const known = await reportOfFixture(SITE);
const { asked } = await scanWith(unavailable, 'nothing');
const paths = [...new Set(asked)];

describe('one temporary failure', () => {
  it.each(paths.flatMap((path) => [['503', unavailable, path] as const, ['lost connection', reset, path] as const]))(
    'of the kind %s changes no verdict and no score: %s %s',
    async (_name, failure, path) => {
      const { report } = await scanWith(failure, path);
      expect(verdicts(report)).toEqual(verdicts(known));
      expect(report.score).toBe(known.score);
    },
  );

  it.each(['/robots.txt', '/'])('at %s does not cause a cap', async (path) => {
    const { report } = await scanWith(late, path);
    expect(report.caps).toEqual([]);
    expect(report.score).toBe(known.score);
  });
});

describe('a robots file that goes on failing', () => {
  it('keeps its cap, and is requested at most three times', async () => {
    const { report, asked } = await scanWith(unavailable, '/robots.txt', Number.POSITIVE_INFINITY);
    expect(report.caps.map(({ id }) => id)).toContain('robots-unreachable');
    expect(asked.filter((path) => path === '/robots.txt')).toHaveLength(3);
  });
});

describe('a lasting failure', () => {
  const request = { url: 'https://joe.test/', wanted: 'page' } as FetchRequest;
  it.each<[string, Fetched]>([
    ['a missing page', { state: 'absent', ...answered(request, 404) }],
    ['a bot challenge under 503', { state: 'blocked', challenge: 'cloudflare', ...answered(request, 503) }],
    ['a refusal', { state: 'blocked', challenge: null, ...answered(request, 403) }],
    ['a server that asks for an hour', { state: 'server-error', ...answered(request, 503, { 'retry-after': '3600' }) }],
    [
      'a server that names a date',
      { state: 'server-error', ...answered(request, 503, { 'retry-after': 'Fri, 31 Dec 1999 23:59:59 GMT' }) },
    ],
  ])('is %s', (_name, fetched) => {
    expect(isTemporary(fetched)).toBe(false);
  });
});
