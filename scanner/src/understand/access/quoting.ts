import type { Evidence } from '@named-first/contract';
import { type Headers, type PageRole, received, type SiteArtifacts } from '../../artifacts.ts';
import { CRAWLERS } from '../../lexicon/crawlers.ts';
import type { TextBlock } from '../../read/html/document.ts';
import type { PageFacts } from '../page-facts.ts';
import { isNotForCustomers } from '../site/pages-of-owner.ts';

export type QuotingRule =
  | 'noindex'
  | 'nosnippet'
  | 'max-snippet'
  | 'noarchive'
  | 'nocache'
  | 'noai'
  | 'noimageai'
  | 'unavailable_after';

/** One restrictive directive, with its place and the agent that it addresses. */
export type QuotingDirective = {
  rule: QuotingRule;
  /** The number of `max-snippet`, or milliseconds since 1970 for `unavailable_after`; otherwise null. */
  value: number | null;
  /** `*` for everyone, otherwise a lower-case product token such as `googlebot`. */
  agent: string;
  source: 'meta' | 'header';
  evidence: Evidence;
};

export type PageQuoting = {
  url: string;
  role: PageRole;
  directives: readonly QuotingDirective[];
  /** Whether the page may not be indexed or quoted, for everyone or for Google or Bing. */
  noindex: boolean;
  /** True for a `noindex` on a page that is not for customers, where it is right. */
  hiddenOnPurpose: boolean;
  nosnippet: boolean;
  /** Share of main text inside `data-nosnippet`, 0–1. */
  noSnippetShare: number;
  /** The first text that is excluded from snippets, except cookie banners. */
  hiddenText: Evidence | null;
  /** The first evidence of phone, hours or service words inside `data-nosnippet`. */
  hiddenFact: Evidence | null;
};

export type QuotingFacts = { home: PageQuoting | null; pages: readonly PageQuoting[] };

/** Derives the restrictive directives in meta tags and headers, page by page. */
export function deriveQuoting({
  artifacts,
  pages,
}: {
  artifacts: Pick<SiteArtifacts, 'pages'>;
  pages: readonly PageFacts[];
}): QuotingFacts {
  const headers = new Map<string, Headers>();
  for (const { fetched } of artifacts.pages) {
    const answer = received(fetched);
    if (answer) headers.set(answer.url, answer.headers);
  }
  const judged = pages.map((page) => pageQuoting(page, headers.get(page.url) ?? {}));
  return { home: judged.find((page) => page.role === 'home') ?? null, pages: judged };
}

function pageQuoting(page: PageFacts, headers: Headers): PageQuoting {
  const directives = [...metaDirectives(page), ...headerDirectives(page, headers['x-robots-tag'] ?? '')];
  const binding = directives.filter((directive) => isBinding(directive.agent));
  const noindex = binding.some(({ rule }) => rule === 'noindex');
  return {
    url: page.url,
    role: page.role,
    directives,
    noindex,
    hiddenOnPurpose: noindex && isNotForCustomers(page),
    nosnippet: binding.some(({ rule, value }) => rule === 'nosnippet' || (rule === 'max-snippet' && value === 0)),
    ...noSnippetText(page),
  };
}

/**
 * The agents that a directive must address to remove the page from assistants' answers: everyone, or Google or Bing,
 * whose indexes feed them.
 */
const BINDING_AGENTS = new Set(['*', 'googlebot', 'bingbot', 'msnbot']);

function isBinding(agent: string): boolean {
  return BINDING_AGENTS.has(agent);
}

/**
 * Meta names that count as robots rules: `robots` for all, or a crawler's token (developers.google.com, "robots meta
 * tag").
 */
const META_AGENTS = new Map([
  ['robots', '*'],
  ['googlebot', 'googlebot'],
  ['google-extended', 'google-extended'],
  ['bingbot', 'bingbot'],
  ['msnbot', 'msnbot'],
  ...CRAWLERS.map((crawler) => [crawler.token.toLowerCase(), crawler.token.toLowerCase()] as const),
]);

function metaDirectives(page: PageFacts): QuotingDirective[] {
  return page.document.metas.flatMap(({ name, content, offset }) => {
    const agent = META_AGENTS.get(name.toLowerCase());
    if (agent === undefined) return [];
    const end = page.document.source.indexOf('>', offset);
    const excerpt = clip(page.document.source.slice(offset, end < 0 ? offset + MAX_EXCERPT_LENGTH : end + 1));
    return readRules(content).map((rule) => ({
      ...rule,
      agent,
      source: 'meta' as const,
      evidence: { url: page.url, place: 'meta' as const, excerpt },
    }));
  });
}

/** `X-Robots-Tag: googlebot: noindex, nofollow`: a token before a colon addresses one crawler (same document). */
function headerDirectives(page: PageFacts, header: string): QuotingDirective[] {
  return header
    .slice(0, MAX_HEADER_LENGTH)
    .split('\n')
    .flatMap((line) => {
      const value = line.trim();
      if (value === '') return [];
      const addressed = /^([a-z][\w-]{1,40})\s*:\s*(.*)$/i.exec(value);
      const token = addressed?.[1]?.toLowerCase() ?? '';
      const own = addressed !== null && !VALUED_RULES.has(token);
      const agent = own ? (META_AGENTS.get(token) ?? token) : '*';
      const evidence = { url: page.url, place: 'header' as const, excerpt: clip(value) };
      return readRules(own ? (addressed[2] ?? '') : value).map((rule) => ({
        ...rule,
        agent,
        source: 'header' as const,
        evidence,
      }));
    });
}

const VALUED_RULES = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
const MAX_EXCERPT_LENGTH = 240;
const MAX_VALUE_LENGTH = 2000;
/** Headers from the network are never longer than this in total. */
const MAX_HEADER_LENGTH = 16 * 1024;

function readRules(content: string): Pick<QuotingDirective, 'rule' | 'value'>[] {
  const lower = content.slice(0, MAX_VALUE_LENGTH).toLowerCase();
  const rules: Pick<QuotingDirective, 'rule' | 'value'>[] = [];
  const words = new Set(lower.split(/[\s,;]+/));
  // `none` is short for `noindex, nofollow` (same document).
  if (words.has('noindex') || words.has('none')) rules.push({ rule: 'noindex', value: null });
  for (const rule of ['nosnippet', 'noarchive', 'nocache', 'noai', 'noimageai'] as const) {
    if (words.has(rule)) rules.push({ rule, value: null });
  }
  const snippet = /\bmax-snippet\s*:\s*(-?\d{1,9})/.exec(lower)?.[1];
  if (snippet !== undefined) rules.push({ rule: 'max-snippet', value: Number(snippet) });
  const until = /\bunavailable_after\s*:\s*([^;\n]{4,60})/.exec(content.slice(0, MAX_VALUE_LENGTH))?.[1];
  const time = until === undefined ? Number.NaN : Date.parse(until.trim());
  if (!Number.isNaN(time)) rules.push({ rule: 'unavailable_after', value: time });
  return rules;
}

const KEY_FACT =
  /\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\b\d{1,2}(?::\d{2})? ?(?:am|pm)\b|\b(?:open 24|24\/7|our services)\b/i;

/** A hidden cookie banner does no harm, and on a thin page it may be a third of the words. */
const CONSENT = /\b(?:cookies?|consent|privacy)\b/i;

function noSnippetText(page: PageFacts): Pick<PageQuoting, 'noSnippetShare' | 'hiddenText' | 'hiddenFact'> {
  const { blocks } = page.document;
  const main = lengthOf(blocks);
  const held = heldBack(blocks);
  const fact = held.find((block) => KEY_FACT.test(block.text));
  return {
    noSnippetShare: main === 0 ? 0 : lengthOf(held) / main,
    hiddenText: evidenceOf(page, held[0]),
    hiddenFact: evidenceOf(page, fact),
  };
}

/** Blocks inside `data-nosnippet`, without runs that are only a consent notice. */
function heldBack(blocks: readonly TextBlock[]): TextBlock[] {
  const runs: TextBlock[][] = [];
  let inRun = false;
  for (const block of blocks) {
    if (block.noSnippet && !inRun) runs.push([]);
    inRun = block.noSnippet;
    if (inRun) runs.at(-1)?.push(block);
  }
  return runs.filter((run) => !says(run, CONSENT) || says(run, KEY_FACT)).flat();
}

function says(run: readonly TextBlock[], pattern: RegExp): boolean {
  return run.some((block) => pattern.test(block.text));
}

function lengthOf(blocks: readonly TextBlock[]): number {
  return blocks.reduce((sum, block) => sum + (block.region === 'main' ? block.text.length : 0), 0);
}

function evidenceOf(page: PageFacts, block: TextBlock | undefined): Evidence | null {
  return block ? { url: page.url, place: 'text', excerpt: clip(block.text) } : null;
}

function clip(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_EXCERPT_LENGTH);
}
