import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFailure, readStoredScan } from '../stored-scan';
import { runScan, scoreAfterFailure } from './run-scan';

const answer = { score: 61, insights: [], recommendations: [] };

function stubServer(reply: () => Promise<Response>) {
  const fetch = vi.fn(reply);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('location', { origin: 'https://agency.example' });
  vi.stubGlobal('document', { referrer: '' });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('runScan', () => {
  it('stores the answer and gives its score', async () => {
    stubServer(async () => Response.json(answer));
    await expect(runScan('example.com')).resolves.toBe(61);
    expect(readStoredScan('example.com')).toMatchObject(answer);
  });

  it.each([
    ['https://agency.example/services/schema-markup?from=mail#top', '/services/schema-markup'],
    ['https://agency.example/', '/'],
    ['https://agency.example.evil.example/ada@pipe.example', undefined],
    ['https://www.google.com/search?q=ada+pipe', undefined],
    ['', undefined],
  ])('says which page of ours it came from, and of %s no more', async (referrer, from) => {
    vi.stubGlobal('document', { referrer });
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      return Response.json(answer);
    });
    await runScan('example.com');
    expect(sent).toEqual([{ website: 'example.com', ...(from === undefined ? {} : { from }) }]);
  });

  it('sends one request for two calls', async () => {
    const fetch = stubServer(async () => Response.json(answer));
    await Promise.all([runScan('example.com'), runScan('example.com')]);
    expect(fetch).toHaveBeenCalledTimes(1);
    await runScan('example.com');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['answer', () => Response.json({ ...answer, score: 12 })],
    ['failure', () => Response.json({ message: 'The site did not answer.' }, { status: 422 })],
  ])('keeps the outcome of the website asked for last from the late %s of the one before', async (_, late) => {
    const slow = Promise.withResolvers<Response>();
    stubServer(() => slow.promise);
    const first = runScan('slow.example');
    stubServer(async () => Response.json({ message: 'Not a website.' }, { status: 422 }));
    await runScan('refused.example');
    stubServer(async () => Response.json(answer));
    await runScan('example.com');
    slow.resolve(late());
    await first;
    expect(readStoredScan('example.com')).toMatchObject(answer);
    expect(readFailure('slow.example')).toBeNull();
  });

  it('estimates if the request failed and nothing is stored, and keeps the reason', async () => {
    stubServer(async () => Response.json({ message: 'The site did not answer.' }, { status: 422 }));
    const score = await runScan('example.com');
    expect(score).toBeGreaterThanOrEqual(45);
    expect(score).toBeLessThanOrEqual(74);
    expect(readStoredScan('example.com')).toBeNull();
    expect(readFailure('example.com')).toEqual({ reason: 'The site did not answer.' });
  });

  it.each([
    ['a page that something on the way put there', new Response('<h1>Blocked</h1>', { status: 403 })],
    ['the trouble of the server', Response.json({ message: 'Something went wrong.' }, { status: 500 })],
  ])('never gives %s as the reason', async (_, reply) => {
    stubServer(async () => reply);
    await runScan('example.com');
    expect(readFailure('example.com')).toEqual({ reason: null });
  });

  it('continues with the stored score of the same site if the request failed', async () => {
    stubServer(async () => Response.json({ ...answer, score: 88 }));
    await runScan('example.com');
    stubServer(async () => new Response('down', { status: 502 }));
    await expect(runScan('www.example.com')).resolves.toBe(88);
    expect(readFailure('example.com')).toEqual({ reason: null });
  });

  it('never continues with the stored score of another site', async () => {
    stubServer(async () => Response.json({ ...answer, score: 99 }));
    await runScan('example.com');
    stubServer(() => Promise.reject(new TypeError('offline')));
    await expect(runScan('other.example')).resolves.toBeLessThanOrEqual(74);
  });

  it('treats an answer without a score as a failure', async () => {
    stubServer(async () => Response.json({ score: null, insights: [] }));
    await expect(runScan('example.com')).resolves.toBeGreaterThanOrEqual(45);
    expect(readStoredScan('example.com')).toBeNull();
  });
});

describe('scoreAfterFailure', () => {
  it.each([
    [0, 45],
    [0.5, 60],
    [0.999999, 74],
  ])('turns the random number %d into %i', (random, score) => {
    expect(scoreAfterFailure(null, () => random)).toBe(score);
  });

  it('keeps a stored score, even zero', () => {
    expect(scoreAfterFailure(0)).toBe(0);
  });
});
