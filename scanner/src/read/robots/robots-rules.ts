/**
 * robots.txt as in RFC 9309, as lenient as Google's published parser (github.com/google/robotstxt), because that parser
 * most often decides. What other parsers may reject is reported as a problem.
 */

import { agentToken, type RobotsLine, readRobotsLines } from './robots-lines.ts';

export type RobotsRule = { allow: boolean; pattern: string; line: number; text: string };

type CompiledRule = RobotsRule & { parts: readonly string[]; anchored: boolean };

export type RobotsLineProblem = {
  kind: 'misspelt-key' | 'no-colon' | 'rule-before-agent' | 'unknown-key';
  line: number;
  text: string;
  detail: string;
};

export type RobotsGroup = {
  /** Lower-case product tokens; `*` for everyone. */
  agents: readonly string[];
  rules: readonly RobotsRule[];
  /** Seconds, if the group states a delay. */
  crawlDelay: number | null;
};

export type RobotsRules = {
  groups: readonly RobotsGroup[];
  /** Tokens as written, with their line. */
  named: readonly { name: string; token: string; line: number; text: string }[];
  sitemaps: readonly string[];
  crawlDelays: readonly { seconds: number; line: number; text: string }[];
  problems: readonly RobotsLineProblem[];
};

export type RobotsVerdict = { allowed: boolean; rule: RobotsRule | null; via: 'own' | 'fallback' | 'star' | 'none' };

/** RFC 9309 §2.5: at least 500 KiB must be read; Google reads no more. */
export const ROBOTS_READ_LIMIT = 500 * 1024;
const MAX_PROBLEMS = 50;

/** Keys that some parser uses; they are not errors. */
const HARMLESS_KEYS = new Set([
  'host',
  'clean-param',
  'noindex',
  'request-rate',
  'visit-time',
  'content-signal',
  'content-usage',
  'llms-txt',
  'ai-train',
  'license',
]);

const NO_RULES: RobotsRules = { groups: [], named: [], sitemaps: [], crawlDelays: [], problems: [] };

/** The rules of a site without robots.txt: everything is allowed (RFC 9309 §2.3.1.3). */
export function noRobotsRules(): RobotsRules {
  return NO_RULES;
}

/** Parses robots.txt. Never throws, whatever the text. */
export function parseRobots(source: string): RobotsRules {
  const groups: { agents: string[]; rules: CompiledRule[]; crawlDelay: number | null }[] = [];
  const named: { name: string; token: string; line: number; text: string }[] = [];
  const sitemaps: string[] = [];
  const crawlDelays: { seconds: number; line: number; text: string }[] = [];
  const problems: RobotsLineProblem[] = [];
  const report = (kind: RobotsLineProblem['kind'], line: RobotsLine, detail: string) => {
    if (problems.length < MAX_PROBLEMS) problems.push({ kind, line: line.line, text: line.text, detail });
  };
  let inRun = false;
  for (const line of readRobotsLines(source)) {
    if (!line.colon) report('no-colon', line, line.name);
    else if (!line.exact && line.key !== 'other') report('misspelt-key', line, line.name);
    if (line.key === 'agent') {
      if (!inRun) groups.push({ agents: [], rules: [], crawlDelay: null });
      inRun = true;
      const token = agentToken(line.value);
      groups.at(-1)?.agents.push(token);
      named.push({ name: line.value, token, line: line.line, text: line.text });
      continue;
    }
    if (line.key === 'sitemap') {
      if (line.value) sitemaps.push(line.value);
      continue;
    }
    if (line.key === 'other') {
      if (line.colon && !HARMLESS_KEYS.has(line.name)) report('unknown-key', line, line.name);
      continue;
    }
    // Google's own test cases keep a run of agents open across `Sitemap` and unknown lines. Crawl-delay is a rule for
    // crawlers that support it (Anthropic does), so it closes the run like a rule.
    inRun = false;
    const group = groups.at(-1);
    if (!group) report('rule-before-agent', line, line.name);
    else if (line.key === 'crawl-delay') {
      const seconds = Number.parseFloat(line.value);
      if (Number.isFinite(seconds)) {
        group.crawlDelay = Math.max(group.crawlDelay ?? 0, seconds);
        crawlDelays.push({ seconds, line: line.line, text: line.text });
      }
    } else if (line.value) group.rules.push(compile(line.key === 'allow', line));
  }
  return { groups, named, sitemaps, crawlDelays, problems };
}

function compile(allow: boolean, line: RobotsLine): CompiledRule {
  const pattern = escapeOctets(line.value);
  const anchored = pattern.endsWith('$');
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  return { allow, pattern, line: line.line, text: line.text, parts, anchored };
}

/** RFC 9309 §2.2.2: octets outside ASCII are compared percent-encoded, with the hexadecimal digits in one case. */
function escapeOctets(value: string): string {
  let out = value;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII
  if (/[^\x00-\x7f]/.test(value)) out = out.replace(/[^\x00-\x7f]+/g, (run) => percentEncode(run));
  return inOneCase(out);
}

/** RFC 3986 §6.2.2.1: the case of hexadecimal digits makes no difference. URLs arrive percent-encoded. */
function inOneCase(encoded: string): string {
  return encoded.replace(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase());
}

function percentEncode(run: string): string {
  let out = '';
  for (const byte of Buffer.from(run, 'utf8')) out += `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  return out;
}

/** True if `path` (path and query, as sent) matches a rule. Without a regular expression or backtracking. */
function matches(rule: CompiledRule, path: string): boolean {
  const first = rule.parts[0] ?? '';
  if (!path.startsWith(first)) return false;
  const last = rule.parts.length - 1;
  let at = first.length;
  if (last === 0) return !rule.anchored || at === path.length;
  for (let index = 1; index < last; index += 1) {
    const part = rule.parts[index] ?? '';
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  const tail = rule.parts[last] ?? '';
  if (rule.anchored) return path.length - tail.length >= at && path.endsWith(tail);
  return path.indexOf(tail, at) >= 0;
}

/** The longest matching rule decides; if two are equally long, Allow wins (RFC 9309 §2.2.2). */
function decide(rules: readonly RobotsRule[], path: string): RobotsRule | null {
  let best: RobotsRule | null = null;
  for (const rule of rules as readonly CompiledRule[]) {
    const longer = !best || rule.pattern.length > best.pattern.length;
    const tie = best !== null && rule.pattern.length === best.pattern.length && rule.allow && !best.allow;
    if ((longer || tie) && matches(rule, path)) best = rule;
  }
  return best;
}

const groupsByAgent = new WeakMap<RobotsRules, ReadonlyMap<string, readonly RobotsGroup[]>>();

/** The groups that name a token. Every crawler asks, so the index of a file is built at the first call. */
function groupsOf(rules: RobotsRules, token: string): readonly RobotsGroup[] {
  let byAgent = groupsByAgent.get(rules);
  if (!byAgent) {
    const made = new Map<string, RobotsGroup[]>();
    for (const group of rules.groups) {
      for (const agent of new Set(group.agents)) {
        const known = made.get(agent);
        if (known) known.push(group);
        else made.set(agent, [group]);
      }
    }
    groupsByAgent.set(rules, made);
    byAgent = made;
  }
  return byAgent.get(token) ?? [];
}

/** The rules for one token, with a cache of their decisions about paths. */
type TokenRules = { rules: readonly RobotsRule[]; decided: Map<string, RobotsRule | null> };

const rulesByToken = new WeakMap<RobotsRules, Map<string, TokenRules>>();

function rulesFor(rules: RobotsRules, token: string): TokenRules | null {
  const byToken = rulesByToken.get(rules) ?? new Map<string, TokenRules>();
  rulesByToken.set(rules, byToken);
  const known = byToken.get(token);
  if (known) return known;
  const groups = groupsOf(rules, token);
  if (groups.length === 0) return null;
  // RFC 9309 §2.2.1: the rules of several groups for one token are combined.
  const made = { rules: groups.flatMap((group) => group.rules), decided: new Map<string, RobotsRule | null>() };
  byToken.set(token, made);
  return made;
}

/** Cached, because most crawlers have the same rules and are asked about the same pages. */
function decisionOn({ rules, decided }: TokenRules, path: string): RobotsRule | null {
  const known = decided.get(path);
  if (known !== undefined) return known;
  const rule = decide(rules, inOneCase(path));
  decided.set(path, rule);
  return rule;
}

/**
 * Returns a function that says what one crawler may fetch; caches the merged group, so that many paths cost one lookup.
 */
export function robotsReader(
  rules: RobotsRules,
  token: string,
  fallback: string | null = null,
): (path: string) => RobotsVerdict {
  const own = rulesFor(rules, token.toLowerCase());
  const other = own || !fallback ? null : rulesFor(rules, fallback.toLowerCase());
  const star = own || other ? null : rulesFor(rules, '*');
  const via = own ? 'own' : other ? 'fallback' : star ? 'star' : 'none';
  const chosen = own ?? other ?? star;
  return (path) => {
    if (path === '/robots.txt') return { allowed: true, rule: null, via };
    const rule = chosen && decisionOn(chosen, path);
    return { allowed: rule?.allow ?? true, rule, via };
  };
}

/** The part of a URL that robots rules apply to: path and query, without the fragment. */
export function robotsPath(url: string): string {
  const start = url.indexOf('://');
  const rest = start < 0 ? url : url.slice(start + 3);
  const slash = rest.search(/[/?#]/);
  if (slash < 0) return '/';
  const hash = rest.indexOf('#', slash);
  const path = hash < 0 ? rest.slice(slash) : rest.slice(slash, hash);
  return path.startsWith('/') ? path : `/${path}`;
}

/** The largest Crawl-delay for a crawler, or null. */
export function crawlDelayOf(rules: RobotsRules, token: string): number | null {
  const named = groupsOf(rules, token.toLowerCase());
  const groups = named.length > 0 ? named : groupsOf(rules, '*');
  return groups.reduce<number | null>(
    (most, group) => (group.crawlDelay === null ? most : Math.max(most ?? 0, group.crawlDelay)),
    null,
  );
}
