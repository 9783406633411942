import { describe, expect, it } from 'vitest';
import { expectPlain } from '../../../test/expect-plain.ts';
import type { Fetched, PageArtifact } from '../../artifacts.ts';
import { parseRobots, robotsReader } from '../../read/robots/robots-rules.ts';
import { deriveRobots } from '../../understand/access/robots.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { aiSearchCrawlersAllowed } from './ai-search-crawlers-allowed.ts';

const SUBJECT = {
  name: 'Joe',
  noun: 'plumber',
  companyNoun: 'plumbing company',
  city: 'Boise',
  region: 'ID',
  phoneShown: null,
  country: 'US',
};

function answer(url: string, status: number, text: string): Fetched {
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
  return status >= 400 ? { state: 'absent', ...base } : { state: 'ok', ...base };
}

const page = (path: string): PageArtifact => ({
  role: 'service',
  foundBy: 'link',
  anchor: '',
  fetched: answer(`https://joe.com${path}`, 200, ''),
});
const PAGES = [{ ...page('/'), role: 'home' as const }, page('/services/a'), page('/services/b'), page('/contact')];

function judge(robots: string | Fetched) {
  const fetched = typeof robots === 'string' ? answer('https://joe.com/robots.txt', 200, robots) : robots;
  const facts = {
    robots: deriveRobots({ robots: fetched, pages: PAGES, website: 'https://joe.com/' }),
    subject: SUBJECT,
  } as unknown as SiteFacts;
  const judgement = aiSearchCrawlersAllowed.judge(facts);
  expectPlain(judgement);
  return judgement;
}

const shut = (...tokens: string[]) => `${tokens.map((token) => `User-agent: ${token}`).join('\n')}\nDisallow: /\n`;

describe('who may read the site', () => {
  it.each([
    ['everyone', 'User-agent: *\nDisallow: /wp-admin/', 'success'],
    ['everyone but training bots', shut('GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended'), 'success'],
    ['everyone but fetchers that ignore the file', shut('ChatGPT-User', 'Perplexity-User'), 'success'],
    ['all but Claude search', shut('Claude-SearchBot'), 'warning'],
    ['all but Perplexity', shut('PerplexityBot'), 'warning'],
    ['all but Applebot', shut('Applebot'), 'warning'],
    ['all but an extra one', shut('DuckAssistBot'), 'warning'],
    ['all but two core ones', shut('PerplexityBot', 'Claude-SearchBot'), 'error'],
    ['all but ChatGPT search', shut('OAI-SearchBot'), 'error'],
    ['all but Bing', shut('Bingbot'), 'error'],
    ['all but Google, which Applebot follows', shut('Googlebot'), 'error'],
    ['nobody', shut('*'), 'error'],
    ['Google on three pages of four', 'User-agent: Googlebot\nDisallow: /contact', 'warning'],
    ['Google on two pages of four', 'User-agent: Googlebot\nDisallow: /services/', 'error'],
    ['a wrong name that matches nothing', shut('Claude'), 'success'],
  ])('%s: %#', (_name, robots, status) => {
    expect(judge(robots)).toMatchObject({ status, measured: true });
  });

  it('names bots that only train, and says that blocking them costs no answers', () => {
    const { description } = judge(shut('GPTBot', 'CCBot'));
    expect(description).toContain('You keep out GPTBot and CCBot, which only train AI');
    expect(judge('User-agent: *\nAllow: /').description).not.toContain('train');
  });

  it('is everyone without a file', () => {
    expect(judge(answer('https://joe.com/robots.txt', 404, '')).status).toBe('success');
  });

  it('is not a single bot if the file gives a server error', () => {
    expect(judge(answer('https://joe.com/robots.txt', 500, '')).status).toBe('error');
  });

  it('is unknown if the file was never requested', () => {
    expect(
      judge({ state: 'not-fetched', why: 'time-budget', requestedUrl: 'https://joe.com/robots.txt', hops: [] })
        .measured,
    ).toBe(false);
  });
});

describe('the words and the fix', () => {
  it('name the assistants, the trade and the town', () => {
    const { description, evidence } = judge(shut('OAI-SearchBot', 'GPTBot'));
    expect(description).toContain('ChatGPT search');
    expect(description).toContain('a plumber in Boise');
    expect(evidence.map((item) => item.excerpt)).toEqual(['User-agent: OAI-SearchBot', 'Disallow: /']);
  });

  it('say if a block list was pasted', () => {
    const list = shut(
      'GPTBot',
      'ClaudeBot',
      'CCBot',
      'anthropic-ai',
      'cohere-ai',
      'Diffbot',
      'Bytespider',
      'PerplexityBot',
      'OAI-SearchBot',
      'Google-Extended',
    );
    expect(judge(list).fix.summary).toContain('the list of AI bots');
  });

  it.each([
    ['its own group', `${shut('PerplexityBot')}\nUser-agent: *\nDisallow: /admin/\n`, 'PerplexityBot'],
    ['a group shared with training bots', `${shut('GPTBot', 'OAI-SearchBot')}`, 'OAI-SearchBot'],
    ['the last group of the file', `User-agent: *\nDisallow: /admin/\n\n${shut('PerplexityBot')}`, 'PerplexityBot'],
    ['a misspelt rule', 'User-agent: PerplexityBot\nDissallow: /\n', 'PerplexityBot'],
    ['the group for everyone', shut('*'), 'Bingbot'],
  ])('lets a bot in again that was shut out by %s', (_name, robots, token) => {
    const diff = judge(robots).fix.paste[0]?.text ?? '';
    const after = apply(robots, diff);
    expect(robotsReader(parseRobots(after), token)('/').allowed).toBe(true);
    expect(robotsReader(parseRobots(after), 'SomeOtherBot')('/').allowed).toBe(robots !== shut('*'));
    if (robots.includes('GPTBot')) expect(robotsReader(parseRobots(after), 'GPTBot')('/').allowed).toBe(false);
  });
});

/** Applies the diff: drops each removed line once and appends the added lines. */
function apply(robots: string, diff: string): string {
  const lines = robots.split('\n');
  for (const line of diff.split('\n').filter((text) => text.startsWith('- ')))
    lines.splice(lines.indexOf(line.slice(2)), 1);
  const added = diff.split('\n').filter((text) => text.startsWith('+ '));
  return [...lines, '', ...added.map((line) => line.slice(2))].join('\n');
}
