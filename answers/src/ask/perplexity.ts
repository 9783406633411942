import type { ResponseCreateParamsNonStreaming } from 'openai/resources/responses/responses';
import * as z from 'zod';
import type { Answer, Place, Reply } from '../answer.ts';
import { costOf, MAX_OUTPUT_TOKENS, reserveMicros } from '../models.ts';
import { ASK_TIMEOUT_MS, type Asker, type AskerOptions } from './asker.ts';
import { cleanAnswerText, cleanCited, cleanConsulted, cleanLine, cleanSearches } from './clean-text.ts';
import { failureOfProvider } from './failure.ts';
import { openAiClient } from './openai.ts';
import { readsAsRefusal } from './refusal.ts';
import { fieldsOf, sendAndRead } from './send.ts';

const BASE_URL = 'https://api.perplexity.ai';
const MAX_RESULTS = 10;

const result = z.object({
  id: z.union([z.number(), z.string()]),
  url: z.string(),
  title: z.string().nullish(),
  snippet: z.string().nullish(),
});
const item = z.union([
  z.object({
    type: z.literal('search_results'),
    queries: z.array(z.string()).nullish(),
    results: z.array(result),
  }),
  z.object({
    type: z.literal('message'),
    content: z.array(
      z.union([z.object({ type: z.literal('output_text'), text: z.string() }), z.looseObject({ type: z.string() })]),
    ),
  }),
  z.looseObject({ type: z.string() }),
]);
const body = z.object({
  id: z.string(),
  status: z.string(),
  model: z.string(),
  error: z.unknown().nullish(),
  output: z.array(item),
  usage: z
    .object({
      input_tokens: z.number(),
      output_tokens: z.number(),
      tool_calls_details: z.object({ search_web: z.object({ invocation: z.number() }).nullish() }).nullish(),
      cost: z.object({ currency: z.string().nullish(), total_cost: z.number() }).nullish(),
    })
    .nullish(),
});
type Body = z.infer<typeof body>;
type Item<T extends 'search_results' | 'message'> = Extract<Body['output'][number], { type: T }>;

/**
 * Asks Perplexity through its Agent API, which accepts the Responses format at `/v1/responses`
 * (https://docs.perplexity.ai/docs/agent-api/migrate-from-sonar).
 */
export function createPerplexityAsker({ apiKey, baseUrl, model, timeoutMs = ASK_TIMEOUT_MS }: AskerOptions): Asker {
  const base = baseUrl ?? BASE_URL;
  const client = openAiClient({ apiKey, baseURL: `${base.replace(/\/$/, '')}/v1`, timeoutMs });
  return {
    provider: 'perplexity',
    label: 'Perplexity',
    model,
    setup: {
      provider: 'perplexity',
      host: new URL(base).host,
      tool: 'web_search',
      toolChoice: 'web_search',
      effort: 'none',
      placeMode: 'field',
    },
    reserveMicros: reserveMicros('perplexity', model),
    ask: (question, place, signal) =>
      sendAndRead({
        apiKey,
        send: () => client.responses.create(request(model, question.text, place), { signal }).asResponse(),
        read: (json, requestId) => read(json, { apiKey, requestId, asked: model }),
      }),
  };
}

/** Perplexity rejects unknown fields at any depth, so OpenAI's form of the location would fail here. */
function request(model: string, question: string, { town, region, country }: Place): ResponseCreateParamsNonStreaming {
  const fields = {
    model,
    input: question,
    max_output_tokens: MAX_OUTPUT_TOKENS,
    store: false,
    tools: [
      {
        type: 'web_search',
        max_results: MAX_RESULTS,
        search_context_size: 'low',
        user_location: { city: town, country, ...(region !== '' && { region }) },
      },
    ],
    tool_choice: { type: 'web_search' },
  };
  // The SDK has OpenAI's types, and the fields of this provider differ.
  return fields as unknown as ResponseCreateParamsNonStreaming;
}

type Context = { apiKey: string; requestId: string | null; asked: string };

function read(json: unknown, { apiKey, requestId, asked }: Context): Answer {
  const reply = body.parse(json);
  if (reply.status !== 'completed' && reply.status !== 'incomplete') {
    const { type, code, message } = fieldsOf(reply.error);
    return failureOfProvider(
      {
        status: 200,
        type,
        code,
        message: message ?? `The response is ${reply.status}.`,
        retryAfterSeconds: null,
        requestId,
      },
      apiKey,
    );
  }
  const found = reply.output.filter((entry): entry is Item<'search_results'> => entry.type === 'search_results');
  const usage = {
    inputTokens: reply.usage?.input_tokens ?? 0,
    outputTokens: reply.usage?.output_tokens ?? 0,
    searches: reply.usage?.tool_calls_details?.search_web?.invocation ?? found.length,
  };
  const base: Reply = {
    served: cleanLine(reply.model) ?? asked,
    usage,
    cost: costOf('perplexity', reply.model, { usage, billedMicros: billedMicros(reply) }),
    requestId: cleanLine(requestId ?? reply.id, 80),
  };
  return answerOf(reply, found, base);
}

/** The cost that the provider reports with the answer. */
function billedMicros(reply: Body): number | null {
  const cost = reply.usage?.cost;
  if (!cost || (cost.currency ?? 'USD') !== 'USD' || !Number.isFinite(cost.total_cost) || cost.total_cost < 0)
    return null;
  return Math.ceil(cost.total_cost * 1_000_000);
}

function answerOf(reply: Body, found: readonly Item<'search_results'>[], base: Reply): Answer {
  const written = reply.output
    .filter((entry): entry is Item<'message'> => entry.type === 'message')
    .flatMap((message) => message.content)
    .flatMap((part) => ('text' in part && typeof part.text === 'string' ? [part.text] : []))
    .join('\n\n');
  const { text, cut } = cleanAnswerText(written);
  if (text === '') return { state: 'empty', ...base };
  const results = found.flatMap((entry) => entry.results);
  // Results without a marker in the text were read but not cited.
  const marked = new Set([...text.matchAll(/\[(\d{1,3})\]/g)].map(([, id]) => id));
  const cited = cleanCited(
    results
      .filter(({ id }) => marked.has(String(id)))
      .map(({ url, title, snippet }) => ({ url, title, quote: snippet })),
  );
  if (cited.length === 0 && readsAsRefusal(text)) return { state: 'refused', ...base, words: text };
  return {
    state: 'answered',
    ...base,
    text,
    cut: cut || reply.status === 'incomplete',
    cited,
    consulted: cleanConsulted(results),
    searches: cleanSearches(found.flatMap((entry) => entry.queries ?? [])),
    searched: found.length > 0,
  };
}
