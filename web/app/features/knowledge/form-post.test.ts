import { NEWSLETTER_RULES, newsletterRequestSchema } from '@named-first/contract';
import { expect, it, vi } from 'vitest';
import { answerNewsletterPost } from './form-post.server';

async function post(email: string, fetchApi: (request: Request) => Promise<Response>) {
  const form = new URLSearchParams({ email });
  const request = new Request('http://localhost/knowledge', { method: 'POST', body: form });
  const { data, init } = await answerNewsletterPost(request, form, fetchApi);
  return { ...data, status: init?.status };
}

it('subscribes a valid address', async () => {
  const fetchApi = vi.fn(async (_: Request) => Response.json({}, { status: 201 }));
  expect(await post(' ann@lee.example ', fetchApi)).toMatchObject({ status: 200, subscribed: true });
  const call = fetchApi.mock.calls[0]![0];
  expect(new URL(call.url).pathname).toBe('/api/newsletter/subscribe');
  expect(newsletterRequestSchema.parse(await call.json())).toEqual({ email: 'ann@lee.example' });
});

it('refuses an invalid address without a call, and reports a failure', async () => {
  const fetchApi = vi.fn(async (_: Request) => Response.json({}, { status: 429 }));
  const refused = await post('ann', fetchApi);
  expect(refused).toMatchObject({ status: 400, subscribed: false, fields: { email: 'ann' } });
  expect(refused.errors.email).toBe(newsletterRequestSchema.safeParse({ email: 'ann' }).error?.issues[0]?.message);
  expect(NEWSLETTER_RULES.email('ann')).toBe(refused.errors.email);
  expect(fetchApi).not.toHaveBeenCalled();
  expect((await post('ann@lee.example', fetchApi)).notice).toBe('Error: Failed to subscribe. Please try again.');
});
