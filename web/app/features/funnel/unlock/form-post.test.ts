import { leadRequestSchema } from '@named-first/contract';
import { expect, it, vi } from 'vitest';
import { answerUnlockPost, type RefusedPost } from './form-post.server';

const fields = { name: ' Ann ', businessName: 'Lee Heating', email: 'ann@lee.example', phone: '6145550100' };

function post(path: string, body: Record<string, string>) {
  return new Request(`http://localhost${path}`, {
    method: 'POST',
    body: new URLSearchParams(body),
    headers: { 'X-Forwarded-For': '203.0.113.9' },
  });
}

function refused(answer: unknown) {
  return answer as { data: RefusedPost; init: { status: number } };
}

it('passes a valid form to the API and continues', async () => {
  const fetchApi = vi.fn(async (_: Request) => Response.json({ id: '1' }, { status: 201 }));
  const answer = await answerUnlockPost(post('/unlock?url=lee.example&score=61', fields), fetchApi);
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).headers.get('Location')).toBe('/success');
  const call = fetchApi.mock.calls[0]![0];
  expect(new URL(call.url).pathname).toBe('/api/leads');
  expect(call.headers.get('X-Forwarded-For')).toBe('203.0.113.9');
  expect(leadRequestSchema.parse(await call.json())).toMatchObject({ name: 'Ann', aiVisibilityScore: 61 });
});

it('refuses an invalid form without a call of the API, and returns the input', async () => {
  const fetchApi = vi.fn();
  const answer = refused(await answerUnlockPost(post('/unlock?url=lee.example&score=61', { name: 'A' }), fetchApi));
  expect(fetchApi).not.toHaveBeenCalled();
  expect(answer.init.status).toBe(400);
  expect(answer.data.form.name).toBe('A');
  expect(answer.data.errors).toMatchObject({ name: 'Name must be at least 2 characters' });
});

it('says what is missing and what failed', async () => {
  const down = async () => Response.json({ message: 'Too many requests.' }, { status: 429 });
  const missing = refused(await answerUnlockPost(post('/unlock', fields), down));
  expect(missing.data.notice).toContain('Missing Information');
  const failed = refused(await answerUnlockPost(post('/unlock?url=lee.example&score=61', fields), down));
  expect(failed.init.status).toBe(429);
  expect(failed.data.notice).toBe('Submission Failed: 429: Too many requests.');
});
