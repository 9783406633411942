import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiCallError, getJson, readError, sendJson } from './transport';

afterEach(() => vi.unstubAllGlobals());

describe('the message of a failed call', () => {
  it.each([
    ['the message of a JSON body', '{"error":"no","message":"Too many scans."}', 429, '', '429: Too many scans.'],
    ['the raw body when it is not JSON', 'Bad gateway', 502, 'Bad Gateway', '502: Bad gateway'],
    ['the raw body when the JSON has no message', '{"error":"x"}', 400, '', '400: {"error":"x"}'],
    ['the raw body when the message is not text', '{"message":7}', 400, '', '400: {"message":7}'],
    ['the status text when there is no body', '', 503, 'Service Unavailable', '503: Service Unavailable'],
  ])('is %s', async (_, body, status, statusText, message) => {
    const error = await readError(new Response(body, { status, statusText }));
    expect(error).toBeInstanceOf(ApiCallError);
    expect(error.message).toBe(message);
  });
});

describe('calls', () => {
  function stubAnswer(answer: Response) {
    const fetch = vi.fn(async (_path: string, _init: RequestInit) => answer);
    vi.stubGlobal('fetch', fetch);
    return fetch;
  }

  it('send JSON with cookies', async () => {
    const fetch = stubAnswer(Response.json({ score: 61 }));
    await expect(sendJson('POST', '/api/scan', { website: 'example.com' })).resolves.toEqual({ score: 61 });
    const [path, init] = fetch.mock.calls[0]!;
    expect(path).toBe('/api/scan');
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"website":"example.com"}' });
    expect(init.headers).toEqual({ 'Content-Type': 'application/json' });
  });

  it('accept an answer without a body', async () => {
    stubAnswer(new Response(null, { status: 204 }));
    await expect(sendJson('DELETE', '/api/blog/posts/1')).resolves.toBeUndefined();
  });

  it('throw on any status that is not ok', async () => {
    stubAnswer(Response.json({ message: 'Unauthorized' }, { status: 401 }));
    await expect(getJson('/api/admin/leads')).rejects.toThrow('401: Unauthorized');
  });
});
