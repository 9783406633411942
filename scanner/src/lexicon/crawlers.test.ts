import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CRAWLER_ROW_GOOD_FOR_DAYS, CRAWLERS, staleCrawlers } from './crawlers.ts';

const LIST = new URL('../../../test/data/ai-crawlers/robots.json', import.meta.url);

describe('the crawler table', () => {
  it('names each crawler once, by a token that RFC 9309 allows', () => {
    const tokens = CRAWLERS.map((crawler) => crawler.token.toLowerCase());
    expect(new Set(tokens).size).toBe(tokens.length);
    for (const token of tokens) expect(token).toMatch(/^[a-z_-]+$/);
  });

  it('never counts a training crawler or a control token', () => {
    for (const crawler of CRAWLERS.filter((row) => row.weight !== 'listed'))
      expect(['search', 'user']).toContain(crawler.role);
  });

  it('counts only crawlers that obey', () => {
    for (const crawler of CRAWLERS.filter((row) => row.weight !== 'listed')) expect(crawler.obeys).toBe('yes');
  });

  it('falls back only to crawlers in the table', () => {
    for (const { fallback } of CRAWLERS) if (fallback) expect(CRAWLERS.map((row) => row.token)).toContain(fallback);
  });

  it('lists the rows that are too old to quote', () => {
    const day = (days: number) =>
      new Date(Date.parse(CRAWLERS[0]?.lastChecked ?? '') + days * 86_400_000).toISOString().slice(0, 10);
    expect(staleCrawlers(day(CRAWLER_ROW_GOOD_FOR_DAYS))).toEqual([]);
    expect(staleCrawlers(day(CRAWLER_ROW_GOOD_FOR_DAYS + 1))).toHaveLength(CRAWLERS.length);
  });

  it('shares most names with the public list of AI agents', () => {
    const listed = new Set(
      Object.keys(JSON.parse(readFileSync(LIST, 'utf8')) as object).map((name) => name.toLowerCase()),
    );
    const shared = CRAWLERS.filter((crawler) => listed.has(crawler.token.toLowerCase())).map(
      (crawler) => crawler.token,
    );
    expect(shared).toEqual(
      expect.arrayContaining(['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot', 'GPTBot', 'ClaudeBot', 'CCBot']),
    );
  });
});
