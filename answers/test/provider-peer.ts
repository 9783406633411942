// A server on this machine that speaks the wire formats of the four providers. It refuses requests with unknown fields,
// as OpenAI and Perplexity do, so a request that passes here has the documented form.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

export type PeerForm = 'openai' | 'anthropic' | 'perplexity' | 'compatible';

export type PeerRequest = {
  form: PeerForm;
  at: number;
  path: string;
  headers: IncomingMessage['headers'];
  /** As it arrived. */
  text: string;
  /** The question in it. */
  question: string;
};

export type PeerReply = {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON unless it is a string. */
  body: unknown;
  /** The connection is closed after so many bytes. */
  cutAfter?: number;
  /** The reply waits for this. */
  after?: Promise<unknown>;
};

export type ProviderPeer = {
  /** The base address of a provider, as its SDK writes it. */
  baseUrl(form: PeerForm): string;
  requests: PeerRequest[];
  close(): Promise<void>;
};

const place = { city: z.string(), region: z.string().optional(), country: z.string().length(2) };
const approximate = z.strictObject({ type: z.literal('approximate'), ...place, timezone: z.string().optional() });

const REQUESTS = {
  openai: z.strictObject({
    model: z.string(),
    input: z.string(),
    tools: z.tuple([
      z.strictObject({
        type: z.literal('web_search'),
        search_context_size: z.enum(['low', 'medium', 'high']),
        user_location: approximate,
      }),
    ]),
    tool_choice: z.literal('required'),
    max_tool_calls: z.int(),
    max_output_tokens: z.int(),
    reasoning: z.strictObject({ effort: z.string() }),
    include: z.array(z.literal('web_search_call.action.sources')),
    store: z.literal(false),
  }),
  perplexity: z.strictObject({
    model: z.string(),
    input: z.string(),
    max_output_tokens: z.int(),
    store: z.literal(false),
    tools: z.tuple([
      z.strictObject({
        type: z.literal('web_search'),
        max_results: z.int(),
        search_context_size: z.string(),
        user_location: z.strictObject(place),
      }),
    ]),
    tool_choice: z.strictObject({ type: z.literal('web_search') }),
  }),
  anthropic: z.strictObject({
    model: z.string(),
    max_tokens: z.int(),
    messages: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.unknown() })).min(1),
    tools: z.tuple([
      z.strictObject({
        type: z.literal('web_search_20250305'),
        name: z.literal('web_search'),
        max_uses: z.int(),
        user_location: approximate,
      }),
    ]),
  }),
  compatible: z.strictObject({
    model: z.string(),
    messages: z.tuple([z.strictObject({ role: z.literal('user'), content: z.string() })]),
    max_tokens: z.int(),
    tools: z
      .tuple([
        z.strictObject({
          type: z.literal('openrouter:web_search'),
          parameters: z.strictObject({
            user_location: z.strictObject({ type: z.literal('approximate'), ...place }),
            max_uses: z.int(),
          }),
        }),
      ])
      .optional(),
  }),
};

const PATHS: Record<string, PeerForm> = {
  '/openai/v1/responses': 'openai',
  '/perplexity/v1/responses': 'perplexity',
  '/anthropic/v1/messages': 'anthropic',
  '/compatible/v1/chat/completions': 'compatible',
};
const BASES: Record<PeerForm, string> = {
  openai: '/openai/v1',
  perplexity: '/perplexity',
  anthropic: '/anthropic',
  compatible: '/compatible/v1',
};

/** Starts the peer on a free port of this machine. `reply` decides about every well-formed request. */
export async function startProviderPeer(
  reply: (request: PeerRequest) => PeerReply | Promise<PeerReply> = ({ form }) => peerAnswer(form),
  port = 0,
): Promise<ProviderPeer> {
  const requests: PeerRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    void handle(incoming, outgoing, { requests, reply }).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl: (form) => origin + BASES[form],
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Handling = { requests: PeerRequest[]; reply: (request: PeerRequest) => PeerReply | Promise<PeerReply> };

async function handle(incoming: IncomingMessage, outgoing: ServerResponse, { requests, reply }: Handling) {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const path = incoming.url ?? '';
  const form = PATHS[path];
  if (!form || incoming.method !== 'POST')
    return send(outgoing, { status: 404, body: { error: { message: `No ${path}` } } });
  const parsed = REQUESTS[form].safeParse(JSON.parse(text));
  if (!parsed.success) {
    return send(outgoing, {
      status: 400,
      body: { error: { type: 'invalid_request_error', message: z.prettifyError(parsed.error) } },
    });
  }
  if (!incoming.headers.authorization?.startsWith('Bearer ')) {
    return send(outgoing, { status: 401, body: { error: { type: 'authentication_error', message: 'No key' } } });
  }
  const request = {
    form,
    at: Date.now(),
    path,
    headers: incoming.headers,
    text,
    question: questionOf(JSON.parse(text)),
  };
  requests.push(request);
  send(outgoing, await waited(await reply(request)));
}

async function waited(reply: PeerReply): Promise<PeerReply> {
  await reply.after;
  return reply;
}

function questionOf(body: { input?: string; messages?: { content: string }[] }): string {
  return body.input ?? body.messages?.[0]?.content ?? '';
}

function send(outgoing: ServerResponse, { status = 200, headers = {}, body, cutAfter }: PeerReply): void {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  outgoing.writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length, ...headers });
  if (cutAfter === undefined) outgoing.end(bytes);
  else outgoing.write(bytes.subarray(0, cutAfter), () => outgoing.destroy());
}

export type PeerAnswer = {
  text?: string;
  sources?: { url: string; title: string }[];
  /** Pages that were read and not cited. */
  read?: string[];
  searches?: number;
  status?: string;
  model?: string;
};

const TEXT = 'Acme Plumbing is a good choice in Tacoma.';
const SOURCES = [{ url: 'https://www.acme-plumbing.example/tacoma?utm_source=openai', title: 'Acme Plumbing' }];

/** An answer in the form of a provider. */
export function peerAnswer(form: PeerForm, answer: PeerAnswer = {}): PeerReply {
  return { headers: { 'x-request-id': `req_${form}` }, body: BODIES[form](answer) };
}

const BODIES: Record<PeerForm, (answer: PeerAnswer) => unknown> = {
  openai: ({
    text = TEXT,
    sources = SOURCES,
    read = [],
    searches = 1,
    status = 'completed',
    model = 'gpt-6-luna-2026-09-30',
  }) => ({
    id: 'resp_1',
    object: 'response',
    status,
    model,
    error: null,
    incomplete_details: null,
    output: [
      { type: 'reasoning', id: 'rs_1', summary: [] },
      ...Array.from({ length: searches }, (_, index) => ({
        type: 'web_search_call',
        id: `ws_${index}`,
        status: 'completed',
        action: {
          type: 'search',
          query: 'plumber Tacoma',
          queries: ['plumber Tacoma'],
          sources: [...sources, ...read.map((url) => ({ url }))].map(({ url }) => ({ type: 'url', url })),
        },
      })),
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        status: 'completed',
        content: [
          {
            type: 'output_text',
            text,
            annotations: sources.map(({ url, title }) => ({
              type: 'url_citation',
              start_index: 0,
              end_index: 4,
              url,
              title,
            })),
          },
        ],
      },
    ],
    tool_usage: { image_gen: {}, web_search: { num_requests: searches } },
    usage: {
      input_tokens: 9000,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 500,
      output_tokens_details: { reasoning_tokens: 100 },
      total_tokens: 9500,
    },
  }),
  perplexity: ({
    text = `${TEXT}[1]`,
    sources = SOURCES,
    read = [],
    searches = 1,
    status = 'completed',
    model = 'perplexity/sonar',
  }) => ({
    id: 'resp_2',
    object: 'response',
    status,
    model,
    output: [
      ...(searches > 0
        ? [
            {
              type: 'search_results',
              queries: ['plumber Tacoma'],
              results: [...sources, ...read.map((url) => ({ url, title: 'Read' }))].map(({ url, title }, index) => ({
                id: index + 1,
                url,
                title,
                snippet: 'A snippet',
                date: '2026-10-01',
              })),
            },
          ]
        : []),
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text, annotations: [] }] },
    ],
    usage: {
      input_tokens: 3000,
      output_tokens: 400,
      tool_calls_details: { search_web: { invocation: searches } },
      cost: { currency: 'USD', input_cost: 0.001, output_cost: 0.001, tool_calls_cost: 0.0025, total_cost: 0.0045 },
    },
  }),
  anthropic: ({
    text = TEXT,
    sources = SOURCES,
    read = [],
    searches = 1,
    status = 'end_turn',
    model = 'claude-haiku-5-5',
  }) => ({
    id: 'msg_3',
    type: 'message',
    role: 'assistant',
    model,
    stop_reason: status,
    stop_sequence: null,
    content: [
      ...(searches > 0
        ? [
            { type: 'text', text: "I'll look for plumbers.", citations: null },
            { type: 'server_tool_use', id: 'srv_1', name: 'web_search', input: { query: 'plumber Tacoma' } },
            {
              type: 'web_search_tool_result',
              tool_use_id: 'srv_1',
              content: [...sources, ...read.map((url) => ({ url, title: 'Read' }))].map(({ url, title }) => ({
                type: 'web_search_result',
                url,
                title,
                encrypted_content: 'x',
                page_age: null,
              })),
            },
          ]
        : []),
      {
        type: 'text',
        text,
        citations: sources.map(({ url, title }) => ({
          type: 'web_search_result_location',
          url,
          title,
          cited_text: 'Plumbers since 1988',
          encrypted_index: 'y',
        })),
      },
    ],
    usage: {
      input_tokens: 8000,
      output_tokens: 450,
      cache_read_input_tokens: 0,
      server_tool_use: { web_search_requests: searches, web_fetch_requests: 0 },
    },
  }),
  compatible: ({ text = TEXT, sources = SOURCES, searches = 1, status = 'stop', model = 'some/model' }) => ({
    id: 'gen-4',
    object: 'chat.completion',
    model,
    choices: [
      {
        index: 0,
        finish_reason: status,
        message: {
          role: 'assistant',
          content: text,
          annotations: sources.map(({ url, title }) => ({
            type: 'url_citation',
            url_citation: { url, title, content: 'words', start_index: 0, end_index: 4 },
          })),
        },
      },
    ],
    usage: {
      prompt_tokens: 2000,
      completion_tokens: 300,
      total_tokens: 2300,
      cost: 0.0061,
      server_tool_use_details: { web_search_requests: searches },
    },
  }),
};
