import type { AskedProvider } from '../answer.ts';
import { DEFAULT_MODELS } from '../models.ts';
import type { Asker } from './asker.ts';

/** Key, base URL and model of one provider, from the settings. Null means not set. */
export type LaneSettings = { apiKey: string | null; baseUrl: string | null; model: string | null };
export type LanesSettings = Record<AskedProvider, LaneSettings>;

/** A provider that has a key. Describes it without loading its library. */
export type Lane = { provider: AskedProvider; model: string; label: string };

const LABELS = {
  openai: 'OpenAI, maker of ChatGPT',
  anthropic: 'Anthropic, maker of Claude',
  perplexity: 'Perplexity',
} as const;

/** The providers that these settings enable: those with a key. A compatible endpoint also needs URL and model. */
export function lanesOf(settings: LanesSettings): Lane[] {
  const makers = (['openai', 'anthropic', 'perplexity'] as const).flatMap((provider) =>
    settings[provider].apiKey
      ? [{ provider, model: settings[provider].model ?? DEFAULT_MODELS[provider], label: LABELS[provider] }]
      : [],
  );
  const { apiKey, baseUrl, model } = settings.compatible;
  if (!apiKey || !baseUrl || !model) return makers;
  return [...makers, { provider: 'compatible', model, label: new URL(baseUrl).host }];
}

/**
 * The asker of one provider, or null without a key. Loads the provider's library only here: it takes about 30 MB of
 * memory, which a process that asks no one should not spend.
 */
export async function createAsker(settings: LanesSettings, provider: AskedProvider): Promise<Asker | null> {
  const lane = lanesOf(settings).find((known) => known.provider === provider);
  const { apiKey, baseUrl } = settings[provider];
  if (!lane || !apiKey) return null;
  const options = { apiKey, baseUrl, model: lane.model };
  switch (provider) {
    case 'openai':
      return (await import('./openai.ts')).createOpenAiAsker(options);
    case 'anthropic':
      return (await import('./anthropic.ts')).createAnthropicAsker(options);
    case 'perplexity':
      return (await import('./perplexity.ts')).createPerplexityAsker(options);
    case 'compatible':
      return (await import('./compatible.ts')).createCompatibleAsker({ ...options, baseUrl: baseUrl ?? '' });
  }
}
