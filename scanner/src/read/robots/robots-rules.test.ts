import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { crawlDelayOf, parseRobots, robotsPath, robotsReader } from './robots-rules.ts';

type Case = { test: string; robots: string; agent: string; url: string; allowed: boolean };

const CASES = new URL('../../../../test/data/robots/rfc9309-cases.json', import.meta.url);
const cases: Case[] = JSON.parse(readFileSync(CASES, 'utf8'));

function allowed(robots: string, agent: string, url: string, fallback: string | null = null): boolean {
  return robotsReader(parseRobots(robots), agent, fallback)(robotsPath(url)).allowed;
}

describe("Google's published cases of RFC 9309", () => {
  test.each(cases.map((row, index) => ({ ...row, index })))('$index $test: $agent at $url', (row) => {
    expect(allowed(row.robots, row.agent, row.url)).toBe(row.allowed);
  });
});

describe('the agents that a group addresses', () => {
  it.each([
    [
      'a named group replaces the one for everyone',
      'User-agent: *\nDisallow: /\nUser-agent: GPTBot\nDisallow: /x',
      'GPTBot',
      true,
    ],
    [
      'two groups for one token are read as one',
      'User-agent: GPTBot\nAllow: /\nUser-agent: GPTBot\nDisallow: /a',
      'GPTBot',
      true,
    ],
    ['a shorter name is another crawler', 'User-agent: Claude\nDisallow: /', 'ClaudeBot', true],
    ['a longer name is another crawler', 'User-agent: Googlebot-Image\nDisallow: /', 'Googlebot', true],
    ['a version after the token is no part of it', 'User-agent: GPTBot/1.2\nDisallow: /', 'GPTBot', false],
    ['case does not matter', 'user-AGENT: gptbot\nDISALLOW: /', 'GPTBot', false],
    [
      'a bare Crawl-delay ends the run of agents',
      'User-agent: GPTBot\nCrawl-delay: 5\nUser-agent: *\nDisallow: /',
      'GPTBot',
      true,
    ],
    [
      'a Sitemap line does not',
      'User-agent: GPTBot\nSitemap: https://a.test/s.xml\nUser-agent: *\nDisallow: /',
      'GPTBot',
      false,
    ],
    ['rules before any agent speak to nobody', 'Disallow: /\nUser-agent: *\nDisallow: /x', 'GPTBot', true],
    ['a byte order mark is skipped', '\ufeffUser-agent: *\nDisallow: /', 'GPTBot', false],
    ['old Mac line ends count', 'User-agent: *\rDisallow: /', 'GPTBot', false],
  ])('%s', (_name, robots, agent, expected) => {
    expect(allowed(robots, agent, 'https://a.test/')).toBe(expected);
  });

  it('lets Applebot use the Googlebot group if its own is missing', () => {
    const robots = 'User-agent: Googlebot\nDisallow: /\nUser-agent: *\nAllow: /';
    expect(allowed(robots, 'Applebot', 'https://a.test/', 'Googlebot')).toBe(false);
    expect(allowed(`${robots}\nUser-agent: Applebot\nAllow: /`, 'Applebot', 'https://a.test/', 'Googlebot')).toBe(true);
    expect(robotsReader(parseRobots(robots), 'Applebot', 'Googlebot')('/').via).toBe('fallback');
  });
});

describe('the paths that a rule matches', () => {
  it.each([
    ['/a*z', '/abcz1', true],
    ['/a*z$', '/abcz1', false],
    ['/a*z$', '/abcz', true],
    ['/a*a$', '/a', false],
    ['*', '/anything', true],
    ['/*?', '/page?x=1', true],
    ['/*?', '/page', false],
    ['/a**b', '/axb', true],
    ['/$', '/', true],
    ['/$', '/a', false],
    ['/caf%c3%a9', '/caf%C3%A9', true],
    ['/caf%C3%A9', '/caf%c3%a9', true],
    ['/caf%c3%a9', '/caf%c3%a9', true],
    ['/café', '/caf%c3%a9', true],
    ['/a%2fb', '/a%2Fb', true],
    ['/a%2fb', '/a/b', false],
  ])('%s against %s', (pattern, path, hit) => {
    expect(robotsReader(parseRobots(`User-agent: *\nDisallow: ${pattern}`), 'x')(path).allowed).toBe(!hit);
  });

  it('always allows robots.txt itself', () => {
    expect(allowed('User-agent: *\nDisallow: /', 'x', 'https://a.test/robots.txt')).toBe(true);
  });

  it('names the line that decided', () => {
    const verdict = robotsReader(parseRobots('User-agent: *\n\nDisallow: / # everyone'), 'x')('/');
    expect(verdict.rule).toMatchObject({ line: 3, text: 'Disallow: / # everyone' });
  });
});

describe('reported problems', () => {
  it.each([
    ['Disalow: /x', 'misspelt-key'],
    ['Useragent: x', 'misspelt-key'],
    ['Disallow /x', 'no-colon'],
    ['<html>', 'no-colon'],
    ['Foo: bar', 'unknown-key'],
  ])('%s as %s', (line, kind) => {
    expect(parseRobots(`User-agent: *\n${line}`).problems.map((problem) => problem.kind)).toContain(kind);
  });

  it('reports nothing for a clean file', () => {
    const robots =
      '# hello\nUser-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n\nSitemap: https://a.test/s.xml\nHost: a.test\n';
    expect(parseRobots(robots).problems).toEqual([]);
    expect(parseRobots(robots).sitemaps).toEqual(['https://a.test/s.xml']);
  });

  it('reads the Crawl-delay for a crawler', () => {
    const rules = parseRobots('User-agent: *\nCrawl-delay: 10\nUser-agent: Bingbot\nCrawl-delay: 2');
    expect([crawlDelayOf(rules, 'Bingbot'), crawlDelayOf(rules, 'GPTBot')]).toEqual([2, 10]);
  });
});

describe('any text at all', () => {
  it('is read without throwing', () => {
    const wild = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('User-agent: *', 'Disallow: /', 'Allow: /*$', '*', ':', '\r', '\n', '$$', 'é'))
        .map((parts) => parts.join('\n')),
    );
    fc.assert(
      fc.property(wild, fc.webPath(), (text, path) => {
        expect(typeof robotsReader(parseRobots(text), 'GPTBot', 'Googlebot')(path || '/').allowed).toBe('boolean');
      }),
    );
  });
});
