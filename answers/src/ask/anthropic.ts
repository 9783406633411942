import Anthropic from '@anthropic-ai/sdk';
import type { MessageCreateParamsNonStreaming, MessageParam } from '@anthropic-ai/sdk/resources/messages';
import * as z from 'zod';
import type { Answer, Place, Reply } from '../answer.ts';
import { costOf, MAX_OUTPUT_TOKENS, MAX_SEARCHES, reserveMicros } from '../models.ts';
import { ASK_TIMEOUT_MS, type Asked, type Asker, type AskerOptions } from './asker.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { cleanAnswerText, cleanCited, cleanConsulted, cleanLine, cleanSearches } from './clean-text.ts';
import { failureOfProvider } from './failure.ts';
import { readsAsRefusal } from './refusal.ts';
import { fieldsOf, sendAndRead } from './send.ts';

const BASE_URL = 'https://api.anthropic.com';
/**
 * Later versions filter results by running code, which changes what the model reads. The version is part of the cohort.
 */
const SEARCH_TOOL = 'web_search_20250305';

const searchResult = z.object({ type: z.literal('web_search_result'), url: z.string(), title: z.string().nullish() });
const searchError = z.object({ type: z.literal('web_search_tool_result_error'), error_code: z.string() });
const block = z.union([
  z.object({
    type: z.literal('text'),
    text: z.string(),
    citations: z
      .array(
        z.looseObject({ url: z.string().nullish(), title: z.string().nullish(), cited_text: z.string().nullish() }),
      )
      .nullish(),
  }),
  z.object({ type: z.literal('server_tool_use'), input: z.looseObject({ query: z.string().nullish() }) }),
  z.object({ type: z.literal('web_search_tool_result'), content: z.union([z.array(searchResult), searchError]) }),
  z.looseObject({ type: z.string() }),
]);
const body = z.object({
  id: z.string(),
  model: z.string(),
  stop_reason: z.string().nullish(),
  content: z.array(block),
  usage: z.object({
    input_tokens: z.number(),
    output_tokens: z.number(),
    cache_read_input_tokens: z.number().nullish(),
    server_tool_use: z.object({ web_search_requests: z.number() }).nullish(),
  }),
});
type Body = z.infer<typeof body>;
type Block<T extends 'text' | 'server_tool_use' | 'web_search_tool_result'> = Extract<
  Body['content'][number],
  { type: T }
>;

/**
 * Asks Anthropic through the Messages API with web search
 * (https://platform.claude.com/docs/en/agents-and-tools/tool-use/web-search-tool).
 */
export function createAnthropicAsker({ apiKey, baseUrl, model, timeoutMs = ASK_TIMEOUT_MS }: AskerOptions): Asker {
  const baseURL = baseUrl ?? BASE_URL;
  // Set every option explicitly: the SDK reads missing ones from the environment. It does not retry, because the queue
  // does.
  const client = new Anthropic({
    apiKey,
    baseURL,
    timeout: timeoutMs,
    authToken: null,
    webhookKey: null,
    maxRetries: 0,
    logLevel: 'off',
    openTelemetry: false,
    fetch: boundedFetch,
  });
  const send = (messages: MessageParam[], place: Place, signal: AbortSignal) =>
    client.messages.create(request(model, messages, place), { signal }).asResponse();
  return {
    provider: 'anthropic',
    label: 'Anthropic, maker of Claude',
    model,
    setup: {
      provider: 'anthropic',
      host: new URL(baseURL).host,
      tool: SEARCH_TOOL,
      // Current models do not allow forcing a search.
      toolChoice: 'auto',
      effort: 'none',
      placeMode: 'field',
    },
    reserveMicros: reserveMicros('anthropic', model),
    ask: (question, place, signal) =>
      askInTurns({ apiKey, model, question: question.text }, (messages) => send(messages, place, signal)),
  };
}

function request(model: string, messages: MessageParam[], place: Place): MessageCreateParamsNonStreaming {
  const { town, region, country, timeZone } = place;
  return {
    model,
    max_tokens: MAX_OUTPUT_TOKENS,
    messages,
    tools: [
      {
        type: SEARCH_TOOL,
        name: 'web_search',
        max_uses: MAX_SEARCHES,
        user_location: {
          type: 'approximate',
          city: town,
          country,
          ...(region !== '' && { region }),
          ...(timeZone && { timezone: timeZone }),
        },
      },
    ],
  };
}

type Turns = { apiKey: string; model: string; question: string };

/** Sends one question. If the assistant pauses, its content is sent back once, and both turns are read as one. */
async function askInTurns(
  { apiKey, model, question }: Turns,
  send: (messages: MessageParam[]) => Promise<Response>,
): Promise<Asked> {
  const first: MessageParam[] = [{ role: 'user', content: question }];
  let paused: Body | null = null;
  let content: unknown = null;
  const one = await sendAndRead({
    apiKey,
    send: () => send(first),
    read: (json, requestId) => {
      const reply = parse(json);
      if (reply.stop_reason === 'pause_turn') {
        paused = reply;
        content = (json as { content: unknown }).content;
      }
      return read(json, reply, { apiKey, requestId, asked: model });
    },
  });
  const before = paused as Body | null;
  if (!before) return one;
  const second = await sendAndRead({
    apiKey,
    send: () => send([...first, { role: 'assistant', content: content as Exclude<MessageParam['content'], string> }]),
    read: (json, requestId) => read(json, joined(before, parse(json)), { apiKey, requestId, asked: model }),
  });
  const raw = [one.raw, second.raw].filter((part) => part !== null).join('\n');
  // The first turn was paid for, whatever the second one returned.
  const { answer } = second;
  return { answer: answer.state === 'failed' ? { ...answer, billed: 'maybe' } : answer, raw };
}

/** An error can arrive with status 200. */
const errorBody = z.object({ type: z.literal('error') });

function parse(json: unknown): Body {
  return errorBody.safeParse(json).success
    ? { id: '', model: '', content: [], usage: { input_tokens: 0, output_tokens: 0 } }
    : body.parse(json);
}

function joined(first: Body, second: Body): Body {
  const searches = (reply: Body) => reply.usage.server_tool_use?.web_search_requests ?? 0;
  return {
    ...second,
    content: [...first.content, ...second.content],
    usage: {
      input_tokens: first.usage.input_tokens + second.usage.input_tokens,
      output_tokens: first.usage.output_tokens + second.usage.output_tokens,
      server_tool_use: { web_search_requests: searches(first) + searches(second) },
    },
  };
}

type Context = { apiKey: string; requestId: string | null; asked: string };

function read(json: unknown, reply: Body, { apiKey, requestId, asked }: Context): Answer {
  if (errorBody.safeParse(json).success) {
    const { type, code, message } = fieldsOf(json);
    return failureOfProvider(
      { status: 200, type, code, message: message ?? '', retryAfterSeconds: null, requestId },
      apiKey,
    );
  }
  const usage = {
    inputTokens: reply.usage.input_tokens + (reply.usage.cache_read_input_tokens ?? 0),
    outputTokens: reply.usage.output_tokens,
    searches: reply.usage.server_tool_use?.web_search_requests ?? 0,
  };
  const base: Reply = {
    served: cleanLine(reply.model) ?? asked,
    usage,
    cost: costOf('anthropic', reply.model, { usage, billedMicros: null }),
    requestId: cleanLine(requestId ?? reply.id, 80),
  };
  const failedSearch = onlyFailedSearches(reply);
  if (failedSearch) {
    return failureOfProvider(
      {
        status: 200,
        type: 'overloaded_search',
        code: failedSearch,
        message: 'The web search failed.',
        retryAfterSeconds: null,
        requestId,
      },
      apiKey,
    );
  }
  return answerOf(reply, base);
}

/** The search error if every search failed for a temporary reason. The answer would then come from memory. */
function onlyFailedSearches(reply: Body): string | null {
  const outcomes = reply.content
    .filter((part): part is Block<'web_search_tool_result'> => part.type === 'web_search_tool_result')
    .map(({ content }) => content);
  const passing = outcomes.flatMap((outcome) =>
    'error_code' in outcome && ['too_many_requests', 'unavailable'].includes(outcome.error_code)
      ? [outcome.error_code]
      : [],
  );
  return outcomes.length > 0 && passing.length === outcomes.length ? (passing[0] ?? null) : null;
}

function answerOf(reply: Body, base: Reply): Answer {
  const { content } = reply;
  // Text before the last search result is narration, such as "I'll look that up".
  const from = content.findLastIndex((part) => part.type === 'web_search_tool_result') + 1;
  const texts = content.slice(from).filter((part): part is Block<'text'> => part.type === 'text');
  const { text, cut } = cleanAnswerText(texts.map((part) => part.text).join(''));
  if (reply.stop_reason === 'refusal') return { state: 'refused', ...base, words: text };
  if (text === '') return { state: 'empty', ...base };
  const cited = cleanCited(
    texts
      .flatMap((part) => part.citations ?? [])
      .flatMap(({ url, title, cited_text }) => (url ? [{ url, title, quote: cited_text }] : [])),
  );
  if (cited.length === 0 && readsAsRefusal(text)) return { state: 'refused', ...base, words: text };
  const results = content
    .filter((part): part is Block<'web_search_tool_result'> => part.type === 'web_search_tool_result')
    .flatMap((part) => (Array.isArray(part.content) ? part.content : []));
  return {
    state: 'answered',
    ...base,
    text,
    cut: cut || reply.stop_reason === 'max_tokens' || reply.stop_reason === 'model_context_window_exceeded',
    cited,
    consulted: cleanConsulted(results),
    searches: cleanSearches(
      content
        .filter((part): part is Block<'server_tool_use'> => part.type === 'server_tool_use')
        .flatMap(({ input }) => (input.query ? [input.query] : [])),
    ),
    searched: base.usage.searches > 0,
  };
}
