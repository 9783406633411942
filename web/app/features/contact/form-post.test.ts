import { CONTACT_RULES, contactRequestSchema, INDUSTRIES } from '@named-first/contract';
import { expect, it, vi } from 'vitest';
import type { ContactField } from './contact-body';
import { answerContactPost, type ContactAnswer } from './form-post.server';

const fields = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@lee.example',
  phone: '',
  company: 'Lee Heating',
  industry: 'hvac',
  message: 'Hello.',
};

async function post(body: [string, string][], fetchApi: (request: Request) => Promise<Response>) {
  const request = new Request('http://localhost/contact', { method: 'POST', body: new URLSearchParams(body) });
  const { data, init } = (await answerContactPost(request, fetchApi)) as {
    data: ContactAnswer;
    init: { status: number };
  };
  return { ...data, status: init.status };
}

const form = (...interests: string[]): [string, string][] => [
  ...Object.entries(fields),
  ...interests.map((id): [string, string] => ['interests', id]),
];

it('sends a valid form with every checked interest', async () => {
  const fetchApi = vi.fn(async (_: Request) => Response.json({}, { status: 201 }));
  expect(await post([...form('llm', 'gbp'), ['company_website', 'x']], fetchApi)).toMatchObject({
    status: 200,
    sent: true,
  });
  const call = fetchApi.mock.calls[0]![0];
  expect(new URL(call.url).pathname).toBe('/api/contact');
  const body = await call.json();
  expect(body.company_website).toBe('x');
  expect(contactRequestSchema.parse(body)).toEqual({ ...fields, phone: null, interests: ['llm', 'gbp'] });
});

it('without an interest nothing is sent, and the form keeps its values', async () => {
  const fetchApi = vi.fn();
  const answer = await post(form(), fetchApi);
  expect(answer).toMatchObject({ status: 400, sent: false, fields });
  expect(answer.errors).toEqual({ interests: 'Please choose at least one interest' });
  expect(fetchApi).not.toHaveBeenCalled();
});

it('reports a failure', async () => {
  const answer = await post(form('voice'), async () => Response.json({}, { status: 500 }));
  expect(answer).toMatchObject({ status: 500, sent: false, fields, interests: ['voice'] });
  expect(answer.notice).toBe('Error: Failed to send message. Please try again.');
});

const texts = ['', 'x', 'x'.repeat(51), 'x'.repeat(201), 'x'.repeat(5001), 'ann@lee.example', 'hvac', 'llm'];

it.each(Object.keys(CONTACT_RULES) as ContactField[])('the rule for %s equals that of the contract', (name) => {
  for (const text of [...texts, ...INDUSTRIES.map(({ value }) => value)]) {
    const value = name === 'interests' ? [text].filter(Boolean) : text;
    const result = contactRequestSchema.safeParse({ ...fields, interests: ['llm'], [name]: value });
    expect([text, CONTACT_RULES[name](text)]).toEqual([text, result.error?.issues[0]?.message]);
  }
});
