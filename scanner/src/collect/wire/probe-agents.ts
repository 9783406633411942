import type { ProbeAgent } from '../../artifacts.ts';

/**
 * The user-agent strings that vendors document: developers.openai.com/api/docs/bots, Anthropic's help page on its
 * crawlers, docs.perplexity.ai/guides/bots. `browser` is an ordinary Chrome; `control` is our own name.
 */
export const PROBE_USER_AGENTS: Record<Exclude<ProbeAgent, 'control'>, string> = {
  browser:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
  'OAI-SearchBot':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot',
  'ChatGPT-User':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  'Claude-User':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
  PerplexityBot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
};

export const PROBE_AGENTS = ['browser', 'OAI-SearchBot', 'ChatGPT-User', 'Claude-User', 'PerplexityBot'] as const;
