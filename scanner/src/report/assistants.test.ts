import type { AssistantId, InsightStatus } from '@named-first/contract';
import { describe, expect, it } from 'vitest';
import type { Fetched, ProbeAgent } from '../artifacts.ts';
import { parseSource } from '../read/html/parse-document.ts';
import { deriveEdge } from '../understand/access/edge.ts';
import { deriveQuoting } from '../understand/access/quoting.ts';
import { deriveRobots } from '../understand/access/robots.ts';
import type { SiteFacts } from '../understand/facts.ts';
import type { PageFacts } from '../understand/page-facts.ts';
import { judgeAssistants } from './assistants.ts';

const HOME = 'https://joe.com/';
const AGENTS: ProbeAgent[] = ['control', 'browser', 'OAI-SearchBot', 'ChatGPT-User', 'Claude-User', 'PerplexityBot'];

function answer(status: number, text: string, url = HOME): Fetched {
  const base = {
    requestedUrl: url,
    url,
    hops: [],
    status,
    headers: {},
    body: new TextEncoder().encode(text),
    firstByteMs: 1,
  };
  if (status >= 500) return { state: 'server-error', ...base };
  return status >= 400 ? { state: 'blocked', challenge: null, ...base } : { state: 'ok', ...base };
}

type World = {
  robots?: string;
  robotsStatus?: number;
  head?: string;
  refused?: ProbeAgent[];
  text?: InsightStatus;
  state?: SiteFacts['site']['state'];
};

function verdicts({ robots = '', robotsStatus = 200, head = '', refused = [], text = 'success', state = 'ok' }: World) {
  const page: PageFacts = {
    role: 'home',
    url: HOME,
    path: '/',
    anchor: '',
    status: 200,
    cut: false,
    document: parseSource(`<head>${head}</head>`, HOME),
  };
  const artifacts = {
    pages: [{ role: 'home' as const, foundBy: 'home' as const, anchor: '', fetched: answer(200, '') }],
  };
  const facts = {
    site: { state, stateReason: state === 'ok' ? null : 'It is parked.' },
    pages: [page],
    robots: deriveRobots({ ...artifacts, robots: answer(robotsStatus, robots, `${HOME}robots.txt`), website: HOME }),
    quoting: deriveQuoting({ artifacts, pages: [page] }),
    edge: deriveEdge({
      probes: AGENTS.map((agent) => ({ agent, fetched: answer(refused.includes(agent) ? 403 : 200, '<p>drains') })),
    }),
  } as unknown as SiteFacts;
  const all = judgeAssistants(facts, (id) => (id === 'text-without-javascript' ? text : null));
  return Object.fromEntries(all.map((verdict) => [verdict.id, verdict.verdict])) as Record<AssistantId, string>;
}

const shut = (token: string) => `User-agent: ${token}\nDisallow: /`;
const meta = (content: string) => `<meta name="robots" content="${content}">`;

describe('the assistants', () => {
  it('are all allowed if nothing blocks them', () => {
    expect(new Set(Object.values(verdicts({})))).toEqual(new Set(['yes']));
  });

  it.each<[string, World, Partial<Record<AssistantId, string>>]>([
    ['the search bot of one', { robots: shut('OAI-SearchBot') }, { chatgpt: 'no', claude: 'yes', copilot: 'yes' }],
    ['the fetcher of Claude alone', { robots: shut('Claude-User') }, { claude: 'limited' }],
    ['Google, which Apple follows', { robots: shut('Googlebot') }, { 'google-ai': 'no', siri: 'no', chatgpt: 'yes' }],
    [
      'training bots',
      { robots: `${shut('GPTBot')}\n${shut('Google-Extended')}` },
      { chatgpt: 'yes', 'google-ai': 'yes' },
    ],
    ['everyone by a server error', { robotsStatus: 500 }, { chatgpt: 'no', alexa: 'no', 'meta-ai': 'no' }],
    ['quotes', { head: meta('nosnippet') }, { 'google-ai': 'no', copilot: 'no', siri: 'no', chatgpt: 'yes' }],
    ['saved copies', { head: meta('noarchive') }, { copilot: 'no', 'google-ai': 'yes' }],
    ['cached copies', { head: meta('nocache') }, { copilot: 'limited' }],
    ['a visit at the edge', { refused: ['PerplexityBot'] }, { perplexity: 'limited', claude: 'yes' }],
    [
      'readers that run no code',
      { text: 'error' },
      { chatgpt: 'no', claude: 'no', perplexity: 'no', 'google-ai': 'limited', copilot: 'limited' },
    ],
  ])('differ where the site shuts out %s', (_name, world, expected) => {
    expect(verdicts(world)).toMatchObject(expected);
  });

  it('are unknown if the site was not read', () => {
    expect(new Set(Object.values(verdicts({ state: 'parked' })))).toEqual(new Set(['unknown']));
  });
});
