import { afterEach, expect, test, vi } from 'vitest';
import {
  type PeerForm,
  type PeerReply,
  type ProviderPeer,
  peerAnswer,
  startProviderPeer,
} from '../../test/provider-peer.ts';
import type { Answer, Answered, Failed, Place, Question } from '../answer.ts';
import { createAnthropicAsker } from './anthropic.ts';
import type { Asker } from './asker.ts';
import { createCompatibleAsker } from './compatible.ts';
import { createOpenAiAsker } from './openai.ts';
import { createPerplexityAsker } from './perplexity.ts';

const FORMS = ['openai', 'anthropic', 'perplexity', 'compatible'] as const satisfies PeerForm[];
const KEY = 'sk-secret-key-of-a-test';
const PLACE: Place = { town: 'Tacoma', region: 'WA', country: 'US', timeZone: 'America/Los_Angeles' };
const QUESTION: Question = {
  id: 'find',
  family: 'find',
  phrasing: 0,
  text: 'Who is a good plumber in Tacoma, WA?',
  language: 'en',
  version: 1,
};

const peers: ProviderPeer[] = [];
afterEach(async () => {
  await Promise.all(peers.splice(0).map((peer) => peer.close()));
});

async function peerThat(reply?: (form: PeerForm) => PeerReply): Promise<ProviderPeer> {
  const peer = await startProviderPeer(reply && (({ form }) => reply(form)));
  peers.push(peer);
  return peer;
}

function askerOf(form: PeerForm, peer: ProviderPeer, timeoutMs = 30_000): Asker {
  const options = { apiKey: KEY, baseUrl: peer.baseUrl(form), model: MODELS[form], timeoutMs };
  switch (form) {
    case 'openai':
      return createOpenAiAsker(options);
    case 'anthropic':
      return createAnthropicAsker(options);
    case 'perplexity':
      return createPerplexityAsker(options);
    case 'compatible':
      return createCompatibleAsker({ ...options, search: true });
  }
}

const MODELS = {
  openai: 'gpt-6-luna',
  anthropic: 'claude-haiku-5-5',
  perplexity: 'perplexity/sonar',
  compatible: 'some/model',
};

async function ask(
  form: PeerForm,
  reply?: PeerReply,
  timeoutMs?: number,
): Promise<{ answer: Answer; raw: string | null; peer: ProviderPeer }> {
  const peer = await peerThat(reply && (() => reply));
  const { answer, raw } = await askerOf(form, peer, timeoutMs).ask(QUESTION, PLACE, new AbortController().signal);
  return { answer, raw, peer };
}

const answered = (answer: Answer) => {
  expect(answer).toMatchObject({ state: 'answered' });
  return answer as Answered;
};
const failed = (answer: Answer) => {
  expect(answer).toMatchObject({ state: 'failed' });
  return answer as Failed;
};

test.each(FORMS)('%s: the official client sends the documented request and the answer is read', async (form) => {
  const { answer, raw, peer } = await ask(form);
  const { text, cited, searched, searches, served, cost } = answered(answer);
  expect(text).toMatch(/^Acme Plumbing is a good choice in Tacoma\.(\[1\])?$/);
  expect(cited).toMatchObject([
    { url: 'https://www.acme-plumbing.example/tacoma?utm_source=openai', title: 'Acme Plumbing' },
  ]);
  expect(searched).toBe(true);
  expect(searches).toEqual(form === 'compatible' ? [] : ['plumber Tacoma']);
  expect(served).toBe(form === 'openai' ? 'gpt-6-luna-2026-09-30' : MODELS[form]);
  expect(cost.kind).toBe(form === 'perplexity' || form === 'compatible' ? 'billed' : 'estimated');
  expect(answer).toMatchObject({ requestId: `req_${form}` });
  expect(JSON.parse(raw ?? '')).toHaveProperty('model');
  expect(peer.requests).toHaveLength(1);
});

test.each(FORMS)('%s: only the question, the town and fixed settings are sent', async (form) => {
  const { peer } = await ask(form);
  const sent = JSON.stringify(JSON.parse(peer.requests[0]?.text ?? '{}'))
    .replaceAll(QUESTION.text, '')
    .replaceAll(MODELS[form], '');
  const words = new Set(sent.match(/[A-Z][A-Za-z_/]+/g));
  expect([...words].filter((word) => !['Tacoma', 'WA', 'US', 'America/Los_Angeles'].includes(word))).toEqual([]);
});

test('costs match the table or the provider’s own figure', async () => {
  const costs = await Promise.all(FORMS.map(async (form) => answered((await ask(form)).answer).cost.micros));
  // OpenAI: 9,000 tokens in, 500 out, one search. Anthropic: 8,000, 450, one search. The others report their cost.
  expect(costs).toEqual([900 + 250 + 10_000, 800 + 225 + 10_000, 4500, 6100]);
});

test.each(FORMS)('%s: an answer without a search is marked as such', async (form) => {
  const { answer } = await ask(
    form,
    peerAnswer(form, { searches: 0, sources: [], text: 'From memory: Acme Plumbing.' }),
  );
  expect(answered(answer).searched).toBe(false);
});

test.each([
  ['openai', 3],
  ['anthropic', 3],
  ['perplexity', 3],
] as const)('%s: pages that were read are apart from pages that are cited', async (form, count) => {
  const read = ['https://yelp.example/1', 'https://bbb.example/2'];
  const { answer } = await ask(form, peerAnswer(form, { read }));
  expect(answered(answer).cited).toHaveLength(1);
  expect(answered(answer).consulted).toHaveLength(count);
});

test('Claude’s narration before its last search is not part of the answer', async () => {
  expect(answered((await ask('anthropic')).answer).text).not.toContain('look for');
});

test('a paused turn of Claude is continued once, and both turns are costed', async () => {
  const peer = await startProviderPeer(({ text }) =>
    JSON.parse(text).messages.length === 1
      ? peerAnswer('anthropic', { status: 'pause_turn', text: '' })
      : peerAnswer('anthropic', { text: 'Acme Plumbing.' }),
  );
  peers.push(peer);
  const { answer } = await askerOf('anthropic', peer).ask(QUESTION, PLACE, new AbortController().signal);
  expect(answered(answer)).toMatchObject({ text: 'Acme Plumbing.', usage: { inputTokens: 16_000, searches: 2 } });
  expect(peer.requests).toHaveLength(2);
  expect(JSON.parse(peer.requests[1]?.text ?? '').messages[1]).toMatchObject({ role: 'assistant' });
});

test.each(FORMS)('%s: an empty answer is an answer', async (form) => {
  expect((await ask(form, peerAnswer(form, { text: ' \u200b\n', sources: [] }))).answer.state).toBe('empty');
});

test.each(FORMS)('%s: a refusal in words is a refusal', async (form) => {
  const text = "I'm sorry, but I can't help with recommending a specific business.";
  expect((await ask(form, peerAnswer(form, { text, sources: [], searches: 0 }))).answer).toMatchObject({
    state: 'refused',
    words: text,
  });
});

test('a refusal in a separate field is a refusal', async () => {
  const refusal = { type: 'message', content: [{ type: 'refusal', refusal: 'No.' }] };
  const openai = { ...(peerAnswer('openai').body as object), output: [refusal] };
  expect((await ask('openai', { body: openai })).answer).toMatchObject({ state: 'refused', words: 'No.' });
  const claude = peerAnswer('anthropic', { status: 'refusal', text: 'I will not.' });
  expect((await ask('anthropic', claude)).answer).toMatchObject({ state: 'refused' });
});

const ERRORS: [string, PeerReply, Partial<Failed>][] = [
  [
    '429 with Retry-After',
    { status: 429, headers: { 'retry-after': '37' }, body: error('rate_limit_error') },
    { reason: 'too-fast', retryAfterSeconds: 37, billed: 'no' },
  ],
  [
    '429 with retry-after-ms',
    { status: 429, headers: { 'retry-after-ms': '1500' }, body: error('rate_limit_error') },
    { reason: 'too-fast', retryAfterSeconds: 2 },
  ],
  [
    '429 without Retry-After',
    { status: 429, body: error('rate_limit_error') },
    { reason: 'too-fast', retryAfterSeconds: null },
  ],
  ['429 that means no credit', { status: 429, body: error('insufficient_quota') }, { reason: 'no-credit' }],
  [
    '400 that means no credit',
    { status: 400, body: error('invalid_request_error', 'Your credit balance is too low') },
    { reason: 'no-credit' },
  ],
  ['402', { status: 402, body: error('billing_error') }, { reason: 'no-credit' }],
  ['401', { status: 401, body: error('authentication_error', `Wrong key ${KEY}`) }, { reason: 'bad-key' }],
  ['404', { status: 404, body: error('model_not_found', 'The model does not exist') }, { reason: 'model-gone' }],
  ['400 invalid_model', { status: 400, body: error('invalid_model') }, { reason: 'model-gone' }],
  ['400', { status: 400, body: error('invalid_request_error') }, { reason: 'bad-request' }],
  ['500', { status: 500, body: error('server_error') }, { reason: 'overloaded' }],
  ['529', { status: 529, body: error('overloaded_error') }, { reason: 'overloaded', status: 529 }],
  [
    'a page of HTML with 503',
    { status: 503, headers: { 'content-type': 'text/html' }, body: '<h1>Down</h1>' },
    { reason: 'overloaded' },
  ],
  ['a malformed body', { body: '{"id": "resp_1", "output": [' }, { reason: 'malformed', billed: 'maybe' }],
  ['a body of another form', { body: { hello: 'world' } }, { reason: 'malformed', billed: 'maybe' }],
  ['null', { body: 'null' }, { reason: 'malformed' }],
  [
    'a redirect',
    { status: 307, headers: { location: 'https://elsewhere.example/' }, body: '' },
    { reason: 'redirect', billed: 'no' },
  ],
];

function error(type: string, message = 'It went wrong') {
  return { type: 'error', error: { type, code: type, message } };
}

test.each(FORMS.flatMap((form) => ERRORS.map((row) => [form, ...row] as const)))(
  '%s: %s is a failure as data, after one request',
  async (form, _name, reply, expected) => {
    const { answer, peer } = await ask(form, reply);
    expect(failed(answer)).toMatchObject(expected);
    expect(JSON.stringify(answer)).not.toContain(KEY);
    expect(peer.requests).toHaveLength(1);
  },
);

test.each(FORMS)('%s: a truncated body is a failure that may be billed', async (form) => {
  const { answer } = await ask(form, { ...peerAnswer(form), cutAfter: 40 });
  expect(failed(answer)).toMatchObject({ reason: 'connection', billed: 'maybe' });
});

test.each(['openai', 'perplexity'] as const)(
  '%s: status 200 with `failed` is a failure that may be billed',
  async (form) => {
    const body = {
      ...(peerAnswer(form, { status: 'failed' }).body as object),
      error: { code: 'server_error', type: 'x', message: 'Oh' },
      output: [],
    };
    expect(failed((await ask(form, { body })).answer)).toMatchObject({
      reason: 'provider-failed',
      billed: 'maybe',
      message: 'Oh',
    });
  },
);

test('a rate limit with status 200 is a rate limit', async () => {
  const body = {
    ...(peerAnswer('perplexity', { status: 'failed' }).body as object),
    error: { type: 'rate_limit_exceeded' },
    output: [],
  };
  expect(failed((await ask('perplexity', { body })).answer).reason).toBe('too-fast');
});

test('a failed search of Claude is retried and not counted as memory', async () => {
  const content = [
    { type: 'server_tool_use', id: 's', name: 'web_search', input: { query: 'q' } },
    {
      type: 'web_search_tool_result',
      tool_use_id: 's',
      content: { type: 'web_search_tool_result_error', error_code: 'too_many_requests' },
    },
    { type: 'text', text: 'I could not search.', citations: null },
  ];
  const body = { ...(peerAnswer('anthropic').body as object), content };
  expect(failed((await ask('anthropic', { body })).answer)).toMatchObject({ reason: 'too-fast', billed: 'maybe' });
});

test.each(FORMS)('%s: a body of five megabytes ends the reading, not the process', async (form) => {
  const { answer, raw } = await ask(form, peerAnswer(form, { text: 'Acme Plumbing. '.repeat(350_000) }));
  expect(failed(answer)).toMatchObject({ reason: 'too-large', billed: 'maybe' });
  expect(raw).toBeNull();
});

test.each(FORMS)('%s: a long answer is cut at 20,000 characters and marked as cut', async (form) => {
  const { answer } = await ask(form, peerAnswer(form, { text: `${'a'.repeat(19_999)}😀 and more` }));
  const { text, cut } = answered(answer);
  expect([text.length, text.isWellFormed(), cut]).toEqual([19_999, true, true]);
});

test.each(FORMS)('%s: characters that hide or reverse text and URLs other than http are removed', async (form) => {
  const text = 'Acme\u202e Plum\u200bbing\u0000 <script>alert(1)</script>[1]';
  const sources = [
    { url: 'javascript:alert(1)', title: 'bad' },
    { url: 'https://user:pass@acme.example/', title: '\u202eemca' },
  ];
  const { answer } = await ask(form, peerAnswer(form, { text, sources }));
  expect(answered(answer).text).toBe('Acme Plumbing <script>alert(1)</script>[1]');
  expect(JSON.stringify(answer)).not.toMatch(/javascript:|user:pass|\u202e|\u200b|\\u0000/);
});

test.each(FORMS)('%s: a request to a silent provider ends at the time limit', async (form) => {
  const { answer, peer } = await ask(form, { body: '', after: new Promise(() => {}) }, 150);
  expect(failed(answer)).toMatchObject({ reason: 'timeout', billed: 'maybe' });
  expect(peer.requests).toHaveLength(1);
});

test.each(FORMS)('%s: a refused connection is a failure that is not billed', async (form) => {
  const peer = await startProviderPeer();
  const asker = askerOf(form, peer);
  await peer.close();
  const { answer } = await asker.ask(QUESTION, PLACE, new AbortController().signal);
  expect(failed(answer)).toMatchObject({ reason: 'connection', billed: 'no' });
});

test('environment variables that the libraries read by themselves have no effect', async () => {
  vi.stubEnv('OPENAI_ORG_ID', 'org-of-another');
  vi.stubEnv('OPENAI_PROJECT_ID', 'project-of-another');
  vi.stubEnv('OPENAI_BASE_URL', 'http://127.0.0.1:9/');
  vi.stubEnv('ANTHROPIC_BASE_URL', 'http://127.0.0.1:9/');
  vi.stubEnv('ANTHROPIC_AUTH_TOKEN', 'token-of-another');
  try {
    for (const form of FORMS) {
      const { peer } = await ask(form);
      expect(peer.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
      expect(JSON.stringify(peer.requests[0]?.headers)).not.toContain('of-another');
    }
  } finally {
    vi.unstubAllEnvs();
  }
});

test('an endpoint without a known search tool gets only the question, and its answer counts as memory', async () => {
  const peer = await peerThat(() => peerAnswer('compatible', { sources: [], searches: 0 }));
  const asker = createCompatibleAsker({ apiKey: KEY, baseUrl: peer.baseUrl('compatible'), model: 'some/model' });
  const { answer } = await asker.ask(QUESTION, PLACE, new AbortController().signal);
  expect(asker.setup).toMatchObject({ tool: 'none', placeMode: 'text' });
  expect(answered(answer).searched).toBe(false);
  expect(JSON.parse(peer.requests[0]?.text ?? '')).not.toHaveProperty('tools');
});
