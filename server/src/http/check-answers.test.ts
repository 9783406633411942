import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { at } from './calls.ts';
import { checkAnswers } from './check-answers.ts';

function answering(body: unknown): Hono<AppEnv> {
  const api = new Hono<AppEnv>().use(checkAnswers).on(...at('getSession'), (c) => c.json(body as object));
  return new Hono<AppEnv>().onError((error, c) => c.text(error.message, 500)).route('/api', api);
}

test('an answer of the promised shape passes', async () => {
  const answer = await answering({ signedIn: false, secondFactor: true, signInLink: false }).request(
    '/api/admin/session',
  );
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { signedIn: false, secondFactor: true, signInLink: false },
  ]);
});

test.each([
  ['that lacks a field', { signedIn: false }],
  ['with a field of another type', { signedIn: 'no', secondFactor: true, signInLink: false }],
  ['that holds more than was promised', { signedIn: false, secondFactor: true, signInLink: false, passwordHash: 'x' }],
])('an answer %s is caught', async (_what, body) => {
  const answer = await answering(body).request('/api/admin/session');
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('getSession broke the contract');
});
