import { JSON_BODY_LIMIT } from '@named-first/contract';
import { expect, it } from 'vitest';
import { callFor, readPost } from './form-post.server';

const post = (body: string, type = 'application/x-www-form-urlencoded') =>
  new Request('http://localhost/contact', {
    method: 'POST',
    body,
    headers: {
      'Content-Type': type,
      Host: 'agency.local:3000',
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': '203.0.113.9',
      Accept: 'a/b',
    },
  });

it('reads a form post, including repeated names', async () => {
  const data = await readPost(post('a=1&b=%C3%A9+x&a=2'));
  expect(data.getAll('a')).toEqual(['1', '2']);
  expect(data.get('b')).toBe('é x');
});

it('refuses a body that is too large or not a form', async () => {
  await expect(readPost(post(`a=${'x'.repeat(JSON_BODY_LIMIT)}`))).rejects.toMatchObject({ init: { status: 413 } });
  await expect(readPost(post('{}', 'application/json'))).rejects.toMatchObject({ init: { status: 415 } });
});

it('refuses a post that ends before it is whole as the visitor’s mistake', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const cutOff = new Request('http://localhost/contact', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
  await expect(readPost(cutOff)).rejects.toMatchObject({ init: { status: 400 } });
});

it('calls the API with only those headers that identify the visitor', async () => {
  const call = callFor(post(''), '/api/contact', { a: 1 });
  expect(call.url).toBe('http://localhost/api/contact');
  expect(Object.fromEntries(call.headers)).toEqual({
    'content-type': 'application/json',
    host: 'agency.local:3000',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': '203.0.113.9',
  });
  expect(await call.json()).toEqual({ a: 1 });
});
