import { describe, expect, it } from 'vitest';
import { expectPlain } from '../../../test/expect-plain.ts';
import type { Fetched, ProbeAgent } from '../../artifacts.ts';
import { deriveEdge } from '../../understand/access/edge.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { edgeLetsAssistantsIn } from './edge-lets-assistants-in.ts';

const AGENTS: ProbeAgent[] = ['control', 'browser', 'OAI-SearchBot', 'ChatGPT-User', 'Claude-User', 'PerplexityBot'];
const words = (count: number) => `<p>${'drain '.repeat(count)}</p>`;

function answer(status: number, html = words(100), headers: Record<string, string> = {}): Fetched {
  const base = {
    requestedUrl: 'https://joe.com/',
    url: 'https://joe.com/',
    hops: [],
    status,
    headers,
    body: new TextEncoder().encode(html),
    firstByteMs: 1,
  };
  if (status === 503) return { state: 'server-error', ...base };
  return status >= 400 ? { state: 'blocked', challenge: null, ...base } : { state: 'ok', ...base };
}

function judge(answers: Partial<Record<ProbeAgent, Fetched>>) {
  const edge = deriveEdge({ probes: AGENTS.map((agent) => ({ agent, fetched: answers[agent] ?? answer(200) })) });
  const judgement = edgeLetsAssistantsIn.judge({ edge } as unknown as SiteFacts);
  expectPlain(judgement);
  return { ...judgement, edge };
}

describe('security in front of the site', () => {
  it.each<[string, Partial<Record<ProbeAgent, Fetched>>, string, string]>([
    ['lets everyone in', {}, 'success', 'open'],
    ['refuses one bot', { 'ChatGPT-User': answer(403) }, 'warning', 'partial'],
    ['refuses two bots', { 'ChatGPT-User': answer(403), PerplexityBot: answer(403) }, 'error', 'bots-refused'],
    [
      'refuses two bots with 503',
      { 'OAI-SearchBot': answer(503), PerplexityBot: answer(503) },
      'error',
      'bots-refused',
    ],
    ['refuses us and lets the browser and bots in', { control: answer(403) }, 'warning', 'partial'],
    [
      'refuses us and two bots but not the browser',
      { control: answer(403), 'Claude-User': answer(403), PerplexityBot: answer(402) },
      'error',
      'bots-refused',
    ],
    ['refuses everyone', Object.fromEntries(AGENTS.map((agent) => [agent, answer(403)])), 'warning', 'wall'],
    ['tells a bot to slow down', { PerplexityBot: answer(429) }, 'warning', 'partial'],
    ['serves four fifths of the words', { PerplexityBot: answer(200, words(80)) }, 'success', 'open'],
    ['serves fewer than four fifths', { PerplexityBot: answer(200, words(79)) }, 'warning', 'partial'],
  ])('%s', (_name, answers, status, verdict) => {
    const judgement = judge(answers);
    expect(judgement).toMatchObject({ status, measured: true });
    expect(judgement.edge.verdict).toBe(verdict);
  });

  it('is not judged if the probes never ran', () => {
    const never: Fetched = { state: 'not-fetched', why: 'time-budget', requestedUrl: 'https://joe.com/', hops: [] };
    const answers = Object.fromEntries(AGENTS.slice(1).map((agent) => [agent, never]));
    expect(judge(answers).measured).toBe(false);
  });

  it('says that a refusal is not proof, and where the setting is', () => {
    const cloudflare = { 'cf-ray': '1', server: 'cloudflare' };
    const judgement = judge({
      'ChatGPT-User': answer(403, '', cloudflare),
      PerplexityBot: answer(403, '', cloudflare),
    });
    expect(judgement.description).toContain('cannot prove');
    expect(judgement.fix.steps[0]).toContain('Cloudflare');
    expect(judgement.fix.messages?.[0]?.text).toContain('as PerplexityBot: HTTP 403');
  });
});
