import { describe, expect, it } from 'vitest';
import { expectPlain } from '../../../test/expect-plain.ts';
import type { Fetched } from '../../artifacts.ts';
import { deriveRobots } from '../../understand/access/robots.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { robotsFileHealth } from './robots-file-health.ts';

const URL_ = 'https://joe.com/robots.txt';

function answer(
  state: 'ok' | 'absent' | 'wrong-type' | 'server-error' | 'blocked',
  status: number,
  text = '',
): Fetched {
  const base = {
    requestedUrl: URL_,
    url: URL_,
    hops: [],
    status,
    headers: {},
    body: new TextEncoder().encode(text),
    firstByteMs: 1,
  };
  return state === 'blocked' ? { state, challenge: null, ...base } : { state, ...base };
}

function judge(robots: Fetched | string) {
  const fetched = typeof robots === 'string' ? answer('ok', 200, robots) : robots;
  const facts = {
    robots: deriveRobots({ robots: fetched, pages: [], website: 'https://joe.com/' }),
    sitemap: { files: [] },
  };
  const judgement = robotsFileHealth.judge(facts as unknown as SiteFacts);
  expectPlain(judgement);
  return judgement;
}

const unanswered = { requestedUrl: URL_, hops: [] };

describe('the robots file', () => {
  it.each<[string, Fetched | string, string]>([
    ['is clean', 'User-agent: *\nDisallow: /admin/\nSitemap: https://joe.com/s.xml', 'success'],
    ['is empty', '', 'success'],
    ['is missing', answer('absent', 404), 'success'],
    ['is gone', answer('absent', 410), 'success'],
    ['is a bad request', answer('absent', 400), 'warning'],
    ['is forbidden', answer('blocked', 403), 'warning'],
    ['is a web page', answer('wrong-type', 200, '<html>'), 'warning'],
    ['is a captcha page', answer('blocked', 200, '<html>'), 'warning'],
    ['answers 429', answer('blocked', 429), 'error'],
    ['answers 500', answer('server-error', 500), 'error'],
    ['is too slow', { state: 'timed-out', phase: 'first-byte', ...unanswered }, 'error'],
    ['has no server', { state: 'unreachable', problem: 'dns', detail: 'ENOTFOUND', ...unanswered }, 'error'],
    ['never arrives', { state: 'redirected', reason: 'too-many', to: URL_, ...unanswered }, 'warning'],
    ['has a misspelt key', 'User-agent: *\nDisalow: /x', 'warning'],
    ['forgets a colon', 'User-agent *\nDisallow: /x', 'warning'],
    ['has a rule for nobody', 'Disallow: /x\nUser-agent: *\nDisallow: /y', 'warning'],
    ['names a crawler that does not exist', 'User-agent: Claude\nDisallow: /', 'warning'],
    ['mistypes a crawler', 'User-agent: GPT-Bot\nDisallow: /', 'warning'],
    [
      'names old crawlers, which is harmless',
      'User-agent: anthropic-ai\nUser-agent: Googlebot-Image\nDisallow: /',
      'success',
    ],
    ['has a key of another search engine', 'User-agent: *\nDisallow: /x\nHost: joe.com\nClean-param: ref', 'success'],
    ['asks for nine seconds', 'User-agent: *\nCrawl-delay: 9', 'success'],
    ['asks for ten seconds', 'User-agent: *\nCrawl-delay: 10', 'warning'],
    ['asks a training bot for ten seconds', 'User-agent: GPTBot\nCrawl-delay: 10', 'success'],
    ['is 500 KiB', `User-agent: *\n${'#'.repeat(500 * 1024 - 14)}`, 'success'],
    ['is larger', `User-agent: *\n${'#'.repeat(500 * 1024 - 13)}`, 'warning'],
  ])('%s', (_name, robots, status) => {
    expect(judge(robots)).toMatchObject({ status, measured: true });
  });

  it('is not judged if it was never requested', () => {
    expect(judge({ state: 'not-fetched', why: 'time-budget', ...unanswered }).measured).toBe(false);
  });

  it('comes with a complete file if it must be replaced, and with line numbers if it must be corrected', () => {
    expect(judge(answer('server-error', 500)).fix.paste[0]?.text).toBe('User-agent: *\nAllow: /\n');
    expect(judge('User-agent: *\nDisalow: /x').fix.steps[0]).toMatch(/^Line 2: Disalow: \/x/);
  });
});
