import OpenAI from 'openai';
import type { ResponseCreateParamsNonStreaming } from 'openai/resources/responses/responses';
import * as z from 'zod';
import type { Answer, Place, Reply, Usage } from '../answer.ts';
import { costOf, MAX_OUTPUT_TOKENS, MAX_SEARCHES, reserveMicros } from '../models.ts';
import { ASK_TIMEOUT_MS, type Asker, type AskerOptions } from './asker.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { cleanAnswerText, cleanCited, cleanConsulted, cleanLine, cleanSearches } from './clean-text.ts';
import { failureOfProvider } from './failure.ts';
import { readsAsRefusal } from './refusal.ts';
import { fieldsOf, sendAndRead } from './send.ts';

const BASE_URL = 'https://api.openai.com/v1';

const citation = z.object({
  type: z.literal('url_citation'),
  url: z.string(),
  title: z.string().nullish(),
  start_index: z.number().nullish(),
  end_index: z.number().nullish(),
});
const content = z.union([
  z.object({
    type: z.literal('output_text'),
    text: z.string(),
    annotations: z.array(z.union([citation, z.looseObject({ type: z.string() })])).nullish(),
  }),
  z.object({ type: z.literal('refusal'), refusal: z.string() }),
]);
const action = z.looseObject({
  type: z.string(),
  query: z.string().nullish(),
  queries: z.array(z.string()).nullish(),
  sources: z.array(z.looseObject({ url: z.string().nullish() })).nullish(),
});
const item = z.union([
  z.object({ type: z.literal('message'), content: z.array(content) }),
  z.object({ type: z.literal('web_search_call'), status: z.string(), action: action.nullish() }),
  z.looseObject({ type: z.string() }),
]);
/** The fields that we use. The SDK's types promise more and validate nothing. */
const body = z.object({
  id: z.string(),
  status: z.string(),
  model: z.string(),
  error: z.unknown().nullish(),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
  output: z.array(item),
  tool_usage: z.object({ web_search: z.object({ num_requests: z.number() }).nullish() }).nullish(),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }).nullish(),
});
type Body = z.infer<typeof body>;
type Item<T extends 'message' | 'web_search_call'> = Extract<Body['output'][number], { type: T }>;

/**
 * Asks OpenAI through the Responses API with web search
 * (https://developers.openai.com/api/docs/guides/tools-web-search).
 */
export function createOpenAiAsker({ apiKey, baseUrl, model, timeoutMs = ASK_TIMEOUT_MS }: AskerOptions): Asker {
  const baseURL = baseUrl ?? BASE_URL;
  const client = openAiClient({ apiKey, baseURL, timeoutMs });
  return {
    provider: 'openai',
    label: 'OpenAI, maker of ChatGPT',
    model,
    setup: {
      provider: 'openai',
      host: new URL(baseURL).host,
      tool: 'web_search',
      toolChoice: 'required',
      effort: 'low',
      placeMode: 'field',
    },
    reserveMicros: reserveMicros('openai', model),
    ask: (question, place, signal) =>
      sendAndRead({
        apiKey,
        send: () => client.responses.create(request(model, question.text, place), { signal }).asResponse(),
        read: (json, requestId) => read(json, { apiKey, requestId, asked: model }),
      }),
  };
}

/**
 * Sets every option explicitly: the SDK reads missing ones from the environment. It does not retry, because the queue
 * does.
 */
export function openAiClient({ apiKey, baseURL, timeoutMs }: { apiKey: string; baseURL: string; timeoutMs: number }) {
  return new OpenAI({
    apiKey,
    baseURL,
    timeout: timeoutMs,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: boundedFetch,
  });
}

function request(model: string, question: string, place: Place): ResponseCreateParamsNonStreaming {
  const { town, region, country, timeZone } = place;
  return {
    model,
    input: question,
    tools: [
      {
        type: 'web_search',
        search_context_size: 'low',
        // Without a location, OpenAI assumes the United States.
        user_location: {
          type: 'approximate',
          city: town,
          country,
          ...(region !== '' && { region }),
          ...(timeZone && { timezone: timeZone }),
        },
      },
    ],
    tool_choice: 'required',
    max_tool_calls: MAX_SEARCHES,
    max_output_tokens: MAX_OUTPUT_TOKENS,
    reasoning: { effort: 'low' },
    include: ['web_search_call.action.sources'],
    store: false,
  };
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
  const calls = reply.output.filter((entry): entry is Item<'web_search_call'> => entry.type === 'web_search_call');
  const usage = usageOf(reply, calls);
  const base: Reply = {
    served: cleanLine(reply.model) ?? asked,
    usage,
    cost: costOf('openai', reply.model, { usage, billedMicros: null }),
    requestId: cleanLine(requestId ?? reply.id, 80),
  };
  return answerOf(reply, calls, base);
}

function usageOf(reply: Body, calls: readonly Item<'web_search_call'>[]): Usage {
  return {
    inputTokens: reply.usage?.input_tokens ?? 0,
    outputTokens: reply.usage?.output_tokens ?? 0,
    // Opening a page and searching within it are also calls of the tool, but are not billed.
    searches: reply.tool_usage?.web_search?.num_requests ?? calls.filter(isSearch).length,
  };
}

function isSearch(call: Item<'web_search_call'>): boolean {
  return call.status === 'completed' && (call.action?.type ?? 'search') === 'search';
}

function answerOf(reply: Body, calls: readonly Item<'web_search_call'>[], base: Reply): Answer {
  const parts = reply.output
    .filter((entry): entry is Item<'message'> => entry.type === 'message')
    .flatMap((message) => message.content);
  const texts = parts.flatMap((part) => (part.type === 'output_text' ? [part] : []));
  const refusal = parts.flatMap((part) => (part.type === 'refusal' ? [part.refusal] : [])).join('\n');
  const { text, cut } = cleanAnswerText(texts.map((part) => part.text).join('\n\n'));
  if (text === '' && refusal !== '') return { state: 'refused', ...base, words: cleanAnswerText(refusal).text };
  if (reply.incomplete_details?.reason === 'content_filter') return { state: 'refused', ...base, words: text };
  if (text === '') return { state: 'empty', ...base };
  const cited = cleanCited(
    texts
      .flatMap((part) => part.annotations ?? [])
      .flatMap((mark) => {
        const known = citation.safeParse(mark);
        return known.success ? [{ ...known.data, start: known.data.start_index, end: known.data.end_index }] : [];
      }),
  );
  if (cited.length === 0 && readsAsRefusal(text)) return { state: 'refused', ...base, words: text };
  return {
    state: 'answered',
    ...base,
    text,
    cut: cut || reply.status === 'incomplete',
    cited,
    consulted: cleanConsulted(
      calls.flatMap((call) => call.action?.sources ?? []).flatMap(({ url }) => (url ? [{ url }] : [])),
    ),
    searches: cleanSearches(calls.flatMap(({ action }) => action?.queries ?? (action?.query ? [action.query] : []))),
    searched: calls.some(isSearch),
  };
}
