import type { Evidence } from '@named-first/contract';
import { type Fetched, received, type SiteArtifacts } from '../../artifacts.ts';
import { CRAWLERS, type Crawler, type CrawlerRole } from '../../lexicon/crawlers.ts';
import { deriveRobotsFile, type RobotsFileState } from '../../read/robots/robots-file.ts';
import {
  crawlDelayOf,
  ROBOTS_READ_LIMIT,
  type RobotsRule,
  type RobotsRules,
  robotsReader,
} from '../../read/robots/robots-rules.ts';
import { pathOf } from '../../read/site-address.ts';
import { isAiName, nearMiss } from './crawler-names.ts';

/** What robots.txt says to one crawler. */
export type CrawlerAccess = {
  token: string;
  owner: string;
  role: CrawlerRole;
  /** `core` and `extra` count in the score; `listed` is only shown. */
  weight: 'core' | 'extra' | 'listed';
  /** True if it may fetch `/`. */
  home: boolean;
  /** URLs of sampled pages that it may not fetch, in sample order. */
  blockedPages: readonly string[];
  /** Share of sampled pages (including home) that it may fetch, 0–1. */
  allowedShare: number;
  /** Which group applied: its own, that of the crawler it falls back to, `*`, or none at all. */
  via: 'own' | 'fallback' | 'star' | 'none';
  /** The line that blocks `/`, or the first sampled page that it may not fetch; verbatim. */
  rule: { line: number; text: string } | null;
};

export type RobotsProblemKind =
  | 'misspelt-key'
  | 'near-miss-name'
  | 'no-colon'
  | 'rule-before-agent'
  | 'unknown-key'
  | 'contradiction'
  | 'crawl-delay'
  | 'too-big'
  | 'too-many-redirects';

export type RobotsProblem = { kind: RobotsProblemKind; line: number; text: string; detail: string };

export type RobotsFacts = {
  url: string;
  state: RobotsFileState;
  status: number | null;
  redirects: number;
  bytes: number;
  /** The decoded file; empty if there is no file. */
  text: string;
  /** Every row of the crawler table, in table order. */
  crawlers: readonly CrawlerAccess[];
  problems: readonly RobotsProblem[];
  /** Absolute URLs of `Sitemap:` lines. */
  sitemaps: readonly string[];
  /** The largest `Crawl-delay` of a group that applies to a scored search bot; otherwise null. */
  crawlDelay: number | null;
  /** True if a list of ten or more AI agents is blocked together, search and training bots mixed. */
  pastedBlockList: boolean;
  /** Status line or first words, as evidence. */
  evidence: Evidence | null;
};

/** With a longer delay a crawler never reaches most pages: check 9 of the catalogue warns from ten seconds on. */
const CRAWL_DELAY_WARNING = 10;
const LIST_SIZE = 10;
const MAX_PROBLEMS = 30;

/** Derives what robots.txt says to every known crawler, at `/` and for each sampled page. */
export function deriveRobots(artifacts: Pick<SiteArtifacts, 'robots' | 'pages' | 'website'>): RobotsFacts {
  const { robots } = artifacts;
  const { state, text, rules } = deriveRobotsFile(robots);
  const answer = received(robots);
  const pages = sampledPages(artifacts.pages);
  const crawlers = CRAWLERS.map((crawler) => accessOf(crawler, state, rules, pages));
  const scored = crawlers
    .filter((crawler) => crawler.weight !== 'listed')
    .map((crawler) => crawlDelayOf(rules, crawler.token) ?? 0);
  const delay = Math.max(0, ...scored);
  return {
    url: answer?.url ?? robots.requestedUrl,
    state,
    status: answer?.status ?? null,
    redirects: robots.hops.length,
    bytes: answer?.body.length ?? 0,
    text,
    crawlers,
    problems: problemsOf(rules, robots, delay).slice(0, MAX_PROBLEMS),
    sitemaps: absoluteSitemaps(rules, answer?.url ?? robots.requestedUrl),
    crawlDelay: delay > 0 ? delay : null,
    pastedBlockList: isPastedList(rules),
    evidence: evidenceOf(robots, text),
  };
}

type SampledPage = { url: string; path: string };

function sampledPages(pages: SiteArtifacts['pages']): SampledPage[] {
  return pages.map(({ fetched }) => {
    const url = received(fetched)?.url ?? fetched.requestedUrl;
    return { url, path: pathOf(url) };
  });
}

function accessOf(
  crawler: Crawler,
  state: RobotsFileState,
  rules: RobotsRules,
  pages: readonly SampledPage[],
): CrawlerAccess {
  const { token, owner, role, weight } = crawler;
  if (state === 'unreachable') {
    return {
      token,
      owner,
      role,
      weight,
      home: false,
      blockedPages: pages.map(({ url }) => url),
      allowedShare: 0,
      via: 'none',
      rule: null,
    };
  }
  const read = robotsReader(rules, token, crawler.fallback);
  const home = read('/');
  const blocked = pages.filter(({ path }) => !read(path).allowed);
  const blockedPages = blocked.map(({ url }) => url);
  return {
    token,
    owner,
    role,
    weight,
    home: home.allowed,
    blockedPages,
    allowedShare: pages.length === 0 ? Number(home.allowed) : 1 - blockedPages.length / pages.length,
    via: home.via,
    rule: ruleOf(home.allowed ? read(blocked[0]?.path ?? '/').rule : home.rule),
  };
}

function ruleOf(rule: RobotsRule | null): CrawlerAccess['rule'] {
  return rule && !rule.allow ? { line: rule.line, text: rule.text } : null;
}

function problemsOf(rules: RobotsRules, robots: Fetched, delay: number): RobotsProblem[] {
  const problems: RobotsProblem[] = rules.problems.map((problem) => ({ ...problem }));
  for (const { name, token, line, text } of rules.named) {
    if (problems.length >= MAX_PROBLEMS) return problems;
    const meant = nearMiss(token);
    if (meant) problems.push({ kind: 'near-miss-name', line, text, detail: `${name} → ${meant}` });
  }
  problems.push(...contradictions(rules).slice(0, MAX_PROBLEMS));
  if (delay >= CRAWL_DELAY_WARNING) {
    const line = rules.crawlDelays.find(({ seconds }) => seconds === delay);
    problems.push({ kind: 'crawl-delay', line: line?.line ?? 0, text: line?.text ?? '', detail: String(delay) });
  }
  const bytes = received(robots)?.body.length ?? 0;
  if (bytes > ROBOTS_READ_LIMIT) problems.push({ kind: 'too-big', line: 0, text: '', detail: String(bytes) });
  if (robots.state === 'redirected')
    problems.push({ kind: 'too-many-redirects', line: 0, text: '', detail: robots.reason });
  return problems;
}

/** A group that both allows and forbids the very same path: Allow wins, and nobody can have intended both. */
function contradictions(rules: RobotsRules): RobotsProblem[] {
  return rules.groups.flatMap((group) => {
    const allowed = new Set(group.rules.filter((rule) => rule.allow).map((rule) => rule.pattern));
    return group.rules
      .filter((rule) => !rule.allow && allowed.has(rule.pattern))
      .map(({ line, text, pattern }) => ({ kind: 'contradiction' as const, line, text, detail: pattern }));
  });
}

function isPastedList(rules: RobotsRules): boolean {
  const named = new Set(rules.named.map(({ token }) => token).filter(isAiName));
  const shutOut = new Set([...named].filter((token) => !robotsReader(rules, token)('/').allowed));
  const roles = CRAWLERS.filter((crawler) => shutOut.has(crawler.token.toLowerCase()));
  const mixes =
    roles.some((crawler) => crawler.weight !== 'listed') && roles.some((crawler) => crawler.role === 'training');
  return shutOut.size >= LIST_SIZE && mixes;
}

function absoluteSitemaps(rules: RobotsRules, base: string): string[] {
  return [
    ...new Set(rules.sitemaps.filter((line) => URL.canParse(line, base)).map((line) => new URL(line, base).href)),
  ];
}

function evidenceOf(robots: Fetched, text: string): Evidence | null {
  const answer = received(robots);
  if (!answer) return null;
  const start = text.slice(0, 240).replace(/\s+/g, ' ').trim();
  if (start !== '') return { url: answer.url, place: 'robots.txt', excerpt: start };
  return { url: answer.url, place: 'response', excerpt: `HTTP ${answer.status}` };
}
