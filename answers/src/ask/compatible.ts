import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import * as z from 'zod';
import type { Answer, Place, Reply } from '../answer.ts';
import { costOf, MAX_OUTPUT_TOKENS, MAX_SEARCHES, reserveMicros } from '../models.ts';
import { ASK_TIMEOUT_MS, type Asker, type AskerOptions } from './asker.ts';
import { cleanAnswerText, cleanCited, cleanLine } from './clean-text.ts';
import { failureOfProvider } from './failure.ts';
import { openAiClient } from './openai.ts';
import { readsAsRefusal } from './refusal.ts';
import { fieldsOf, sendAndRead } from './send.ts';

const citation = z.object({
  type: z.literal('url_citation'),
  url_citation: z.object({
    url: z.string(),
    title: z.string().nullish(),
    content: z.string().nullish(),
    start_index: z.number().nullish(),
    end_index: z.number().nullish(),
  }),
});
const body = z.object({
  id: z.string().nullish(),
  model: z.string().nullish(),
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({
          content: z.string().nullish(),
          refusal: z.string().nullish(),
          annotations: z.array(z.unknown()).nullish(),
        }),
      }),
    )
    .min(1),
  usage: z
    .object({
      prompt_tokens: z.number(),
      completion_tokens: z.number(),
      cost: z.number().nullish(),
      server_tool_use_details: z.object({ web_search_requests: z.number().nullish() }).nullish(),
    })
    .nullish(),
});
/** OpenRouter passes on errors of its providers with status 200. */
const errorBody = z.object({ error: z.object({ message: z.string() }) });
type Body = z.infer<typeof body>;

export type CompatibleOptions = AskerOptions & {
  baseUrl: string;
  /** Whether the endpoint supports OpenRouter's search tool. Derived from its host by default. */
  search?: boolean;
};

/**
 * Asks any endpoint that speaks OpenAI's chat completions. OpenRouter gets its search tool. An answer of any other
 * endpoint counts as memory, because nothing proves a search.
 */
export function createCompatibleAsker(options: CompatibleOptions): Asker {
  const { apiKey, baseUrl, model, timeoutMs = ASK_TIMEOUT_MS } = options;
  const { host, hostname } = new URL(baseUrl);
  const search = options.search ?? (hostname === 'openrouter.ai' || hostname.endsWith('.openrouter.ai'));
  const client = openAiClient({ apiKey, baseURL: baseUrl, timeoutMs });
  return {
    provider: 'compatible',
    // The endpoint may use a different search engine than the model's maker, so the label does not name the maker.
    label: host,
    model,
    setup: {
      provider: 'compatible',
      host,
      tool: search ? 'openrouter:web_search' : 'none',
      toolChoice: 'auto',
      effort: 'none',
      placeMode: search ? 'field' : 'text',
    },
    reserveMicros: reserveMicros('compatible', model),
    ask: (question, place, signal) =>
      sendAndRead({
        apiKey,
        send: () =>
          client.chat.completions.create(request(model, question.text, search ? place : null), { signal }).asResponse(),
        read: (json, requestId) => read(json, { apiKey, requestId, asked: model }),
      }),
  };
}

function request(model: string, question: string, place: Place | null): ChatCompletionCreateParamsNonStreaming {
  const fields = {
    model,
    messages: [{ role: 'user' as const, content: question }],
    max_tokens: MAX_OUTPUT_TOKENS,
    ...(place && { tools: [searchTool(place)] }),
  };
  // The types of OpenAI's SDK do not know OpenRouter's tool.
  return fields as unknown as ChatCompletionCreateParamsNonStreaming;
}

function searchTool({ town, region, country }: Place) {
  return {
    type: 'openrouter:web_search',
    parameters: {
      user_location: { type: 'approximate', city: town, country, ...(region !== '' && { region }) },
      max_uses: MAX_SEARCHES,
    },
  };
}

type Context = { apiKey: string; requestId: string | null; asked: string };

function read(json: unknown, { apiKey, requestId, asked }: Context): Answer {
  const failed = errorBody.safeParse(json);
  if (failed.success) {
    const { type, code, message } = fieldsOf(json);
    return failureOfProvider(
      { status: 200, type, code, message: message ?? '', retryAfterSeconds: null, requestId },
      apiKey,
    );
  }
  const reply = body.parse(json);
  const usage = {
    inputTokens: reply.usage?.prompt_tokens ?? 0,
    outputTokens: reply.usage?.completion_tokens ?? 0,
    searches: reply.usage?.server_tool_use_details?.web_search_requests ?? 0,
  };
  const billed = reply.usage?.cost ?? null;
  const base: Reply = {
    served: cleanLine(reply.model) ?? asked,
    usage,
    cost: costOf('compatible', asked, {
      usage,
      billedMicros: billed === null || billed < 0 ? null : Math.ceil(billed * 1_000_000),
    }),
    requestId: cleanLine(requestId ?? reply.id, 80),
  };
  return answerOf(reply, base);
}

function answerOf({ choices }: Body, base: Reply): Answer {
  const [{ message, finish_reason }] = choices as [Body['choices'][number]];
  const { text, cut } = cleanAnswerText(message.content ?? '');
  if (text === '' && message.refusal)
    return { state: 'refused', ...base, words: cleanAnswerText(message.refusal).text };
  if (finish_reason === 'content_filter') return { state: 'refused', ...base, words: text };
  if (text === '') return { state: 'empty', ...base };
  const cited = cleanCited(
    (message.annotations ?? []).flatMap((mark) => {
      const known = citation.safeParse(mark);
      if (!known.success) return [];
      const { url, title, content, start_index, end_index } = known.data.url_citation;
      return [{ url, title, quote: content, start: start_index, end: end_index }];
    }),
  );
  if (cited.length === 0 && readsAsRefusal(text)) return { state: 'refused', ...base, words: text };
  return {
    state: 'answered',
    ...base,
    text,
    cut: cut || finish_reason === 'length',
    cited,
    consulted: [],
    searches: [],
    searched: base.usage.searches > 0 || cited.length > 0,
  };
}
