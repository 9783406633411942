import type { Evidence } from '@named-first/contract';
import { type Fetched, type PageRole, received, type SiteArtifacts } from '../../artifacts.ts';
import { metaRefreshes } from '../../read/html/meta-refresh.ts';
import { siteDomain } from '../../read/site-address.ts';
import type { PageFacts } from '../page-facts.ts';

export type UrlVariant = {
  /** As requested: scheme and host, e.g. `http://www.example.com/`. */
  url: string;
  answered: boolean;
  status: number | null;
  finalUrl: string | null;
  redirects: number;
  /** True if a redirect used 302, 303 or 307. */
  temporary: boolean;
  evidence: Evidence | null;
};

export type CanonicalFact = {
  page: string;
  role: PageRole;
  /** As written; null if the line is missing. */
  href: string | null;
  /** Absolute. */
  target: string | null;
  problem: 'missing' | 'relative' | 'several' | 'other-host' | 'dead' | null;
  evidence: Evidence | null;
  /** The first other canonical line of the page that names another URL. */
  rival: { href: string; evidence: Evidence } | null;
};

export type UrlVariantFacts = {
  measured: boolean;
  httpsMeasured: boolean;
  https: 'works' | 'bad-certificate' | 'missing' | 'unknown';
  /** The message of the TLS failure, or null. */
  httpsProblem: string | null;
  variants: readonly UrlVariant[];
  /** True if plain http answers without a redirect to https. */
  httpStaysOpen: boolean;
  /** Origins that answer 200 themselves instead of redirecting to one origin. */
  separateOrigins: readonly string[];
  longestChain: number;
  temporaryRedirects: readonly string[];
  canonicals: readonly CanonicalFact[];
  metaRefresh: readonly Evidence[];
};

const MAX_EVIDENCE = 5;
const MAX_EXCERPT_LENGTH = 240;
const TEMPORARY = new Set([302, 303, 307]);

type Input = {
  artifacts: Pick<SiteArtifacts, 'variants' | 'httpsMeasured' | 'links' | 'sitemapSample' | 'pages' | 'website'>;
  pages: readonly PageFacts[];
};

/** Derives whether the URL variants lead to one URL, and which URL each page declares as canonical. */
export function deriveUrlVariants({ artifacts, pages }: Input): UrlVariantFacts {
  const variants = artifacts.variants.map(variantOf);
  const { httpsMeasured } = artifacts;
  const answering = variants.filter((variant) => variant.status !== null && variant.status < 400);
  const origins = [...new Set(answering.map((variant) => originOf(variant.finalUrl ?? variant.url)))];
  return {
    measured: answering.length > 0,
    httpsMeasured,
    ...httpsOf(artifacts.variants, httpsMeasured),
    variants,
    httpStaysOpen:
      httpsMeasured &&
      answering.some(({ url, finalUrl }) => url.startsWith('http:') && finalUrl?.startsWith('http:') === true),
    separateOrigins: origins,
    longestChain: Math.max(0, ...answering.map((variant) => variant.redirects)),
    temporaryRedirects: answering.filter((variant) => variant.temporary).map((variant) => variant.url),
    canonicals: pages.map((page) => canonicalOf(page, artifacts)),
    metaRefresh: pages.flatMap(metaRefreshOf).slice(0, MAX_EVIDENCE),
  };
}

function variantOf(fetched: Fetched): UrlVariant {
  const answer = received(fetched);
  const first = fetched.hops[0];
  const excerpt = first ? `HTTP ${first.status} location: ${first.location}` : answer ? `HTTP ${answer.status}` : '';
  return {
    url: fetched.requestedUrl,
    answered: answer !== null,
    status: answer?.status ?? null,
    finalUrl: answer?.url ?? null,
    redirects: fetched.hops.length,
    temporary: fetched.hops.some((hop) => TEMPORARY.has(hop.status)),
    evidence:
      excerpt === ''
        ? null
        : { url: fetched.requestedUrl, place: 'response', excerpt: excerpt.slice(0, MAX_EXCERPT_LENGTH) },
  };
}

function httpsOf(variants: readonly Fetched[], measured: boolean): Pick<UrlVariantFacts, 'https' | 'httpsProblem'> {
  if (!measured) return { https: 'unknown', httpsProblem: null };
  const secure = variants.filter((fetched) => fetched.requestedUrl.startsWith('https:'));
  const answered = variants.map((fetched) => received(fetched)).filter((answer) => answer !== null);
  if (answered.some((answer) => answer.url.startsWith('https:'))) return { https: 'works', httpsProblem: null };
  const bad = secure.find((fetched) => fetched.state === 'unreachable' && fetched.problem === 'tls');
  if (bad?.state === 'unreachable') return { https: 'bad-certificate', httpsProblem: bad.detail };
  const refused = secure.some((fetched) => fetched.state === 'unreachable' || fetched.state === 'timed-out');
  return { https: refused && answered.length > 0 ? 'missing' : 'unknown', httpsProblem: null };
}

function canonicalOf(page: PageFacts, artifacts: Input['artifacts']): CanonicalFact {
  const { canonicals, source, baseUrl } = page.document;
  const first = canonicals[0];
  const base = { page: page.url, role: page.role };
  if (!first || first.href.trim() === '')
    return { ...base, href: null, target: null, problem: 'missing', evidence: null, rival: null };
  const evidenceOf = ({ offset }: { offset: number }): Evidence => ({
    url: page.url,
    place: 'meta',
    excerpt: elementAt(source, offset),
  });
  const targetOf = ({ href }: { href: string }) => URL.parse(href, baseUrl)?.href ?? null;
  const target = targetOf(first);
  const rival = canonicals.find((other) => targetOf(other) !== target);
  return {
    ...base,
    href: first.href,
    target,
    problem: canonicalProblem(page, first.href, target, artifacts),
    evidence: evidenceOf(first),
    rival: rival ? { href: rival.href, evidence: evidenceOf(rival) } : null,
  };
}

/** The source of the element that starts at an offset. */
function elementAt(source: string, offset: number): string {
  const end = source.indexOf('>', offset);
  return source
    .slice(offset, end < 0 ? offset + MAX_EXCERPT_LENGTH : end + 1)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_EXCERPT_LENGTH);
}

function canonicalProblem(
  page: PageFacts,
  href: string,
  target: string | null,
  artifacts: Input['artifacts'],
): CanonicalFact['problem'] {
  if (target === null) return 'dead';
  if (siteDomain(target) !== siteDomain(page.url)) return 'other-host';
  const targets = new Set(
    page.document.canonicals.map((canonical) =>
      URL.canParse(canonical.href, page.document.baseUrl)
        ? new URL(canonical.href, page.document.baseUrl).href
        : canonical.href,
    ),
  );
  if (targets.size > 1) return 'several';
  if (isDead(target, artifacts)) return 'dead';
  return /^https?:\/\//i.test(href.trim()) ? null : 'relative';
}

function isDead(target: string, { links, sitemapSample, pages }: Input['artifacts']): boolean {
  const page = pages.find(({ fetched }) => fetched.requestedUrl === target || received(fetched)?.url === target);
  const answer = page && received(page.fetched);
  if (answer) return answer.status >= 400;
  const sample = [...links, ...sitemapSample].find((candidate) => candidate.url === target);
  return sample?.status != null && sample.status >= 400;
}

function metaRefreshOf(page: PageFacts): Evidence[] {
  return metaRefreshes(page.document).map(({ content }) => ({
    url: page.url,
    place: 'meta' as const,
    excerpt: content.replace(/\s+/g, ' ').trim().slice(0, MAX_EXCERPT_LENGTH),
  }));
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url;
}
