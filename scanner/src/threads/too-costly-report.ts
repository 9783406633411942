import { noScoreWords, type ScanReport, type Website } from '@named-first/contract';
import type { SiteArtifacts } from '../artifacts.ts';
import { notFetched } from '../collect/visit.ts';
import { reportOf } from '../report/judge.ts';
import { deriveSiteFacts } from '../understand/site-facts.ts';
import type { Overspent } from './messages.ts';

/** The report for a site whose scan was ended because it used too much: no score, and nothing checked. */
export function tooCostlyReport(site: { website: Website; startedAt: number }, overspent: Overspent): ScanReport {
  const artifacts = nothingRead(site.website.url, new Date(site.startedAt).toISOString());
  const facts = deriveSiteFacts(artifacts);
  const noScore = { cause: 'too-costly' as const, detail: overspent };
  const stateReason = noScoreWords(noScore, 'owner');
  return reportOf({ ...facts, site: { ...facts.site, state: 'too-costly', noScore, stateReason } }, artifacts);
}

function nothingRead(website: string, startedAt: string): SiteArtifacts {
  const unread = (path: string) => notFetched(new URL(path, website).href, 'not-needed');
  return {
    format: 1,
    website,
    startedAt,
    httpsMeasured: false,
    variants: [],
    robots: unread('/robots.txt'),
    llms: unread('/llms.txt'),
    sitemaps: [],
    sitemapSample: [],
    pages: [],
    probes: [],
    missing: unread('/'),
    links: [],
    timings: [],
  };
}
