import { DOWNLOAD_RULES, whitepaperRequestSchema } from '@named-first/contract';
import { expect, it, vi } from 'vitest';
import { readPost } from '../../api/form-post.server';
import { answerDownloadPost } from './form-post.server';

async function post(fields: Record<string, string>, fetchApi: (request: Request) => Promise<Response>) {
  const request = new Request('http://localhost/blog', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Cookie: 'a=b' },
  });
  const { data, init } = await answerDownloadPost(request, await readPost(request), fetchApi);
  return { ...data, status: init?.status };
}

const accepted = () => vi.fn(async (_: Request) => Response.json({}, { status: 201 }));

it('the button alone opens the dialog without a call of the API', async () => {
  const fetchApi = accepted();
  expect(await post({ document: 'guide' }, fetchApi)).toMatchObject({ status: 200, document: 'guide', view: 'form' });
  expect(fetchApi).not.toHaveBeenCalled();
});

it('without an email nothing is sent', async () => {
  const fetchApi = accepted();
  const answer = await post({ document: 'guide', email: ' ', fullName: 'Ann' }, fetchApi);
  expect(answer).toMatchObject({ status: 400, view: 'form', fields: { fullName: 'Ann' } });
  expect(answer.errors.email).toBe('Please enter a valid email address');
  expect(fetchApi).not.toHaveBeenCalled();
});

it("a valid form goes to the API with the visitor's headers", async () => {
  const fetchApi = accepted();
  const answer = await post({ document: 'white-paper', email: ' ann@lee.example ', company_website: 'x' }, fetchApi);
  expect(answer).toMatchObject({ status: 200, view: 'done', fields: { email: 'ann@lee.example' } });
  const call = fetchApi.mock.calls[0]![0];
  expect(new URL(call.url).pathname).toBe('/api/whitepaper/submit');
  expect(call.headers.get('Cookie')).toBe('a=b');
  const body = await call.json();
  expect(body.company_website).toBe('x');
  expect(whitepaperRequestSchema.parse(body)).toEqual({
    email: 'ann@lee.example',
    fullName: null,
    company: null,
    document: 'white-paper',
  });
});

it('a failure keeps the input', async () => {
  const answer = await post({ document: 'guide', email: 'ann@lee.example' }, async () =>
    Response.json({ message: 'Too many requests.' }, { status: 429 }),
  );
  expect(answer).toMatchObject({ status: 429, view: 'form', fields: { email: 'ann@lee.example' } });
  expect(answer.notice).toBe('Error: Failed to submit. Please try again.');
});

it.each(['fullName', 'company', 'email'] as const)('the rule for %s equals that of the contract', (field) => {
  for (const text of ['', 'x', 'x'.repeat(201), 'ann@lee.example']) {
    const result = whitepaperRequestSchema.safeParse({ email: 'ann@lee.example', [field]: text });
    expect(DOWNLOAD_RULES[field](text)).toBe(result.error?.issues[0]?.message);
  }
});
