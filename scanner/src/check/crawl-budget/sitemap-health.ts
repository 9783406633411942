import type { Evidence } from '@named-first/contract';
import { sitemapFile } from '../../fix/files/sitemap-file.ts';
import type { SitemapFacts } from '../../understand/access/sitemap.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { mayBeCodedByHand } from '../../understand/site/builder.ts';
import { defineCheck } from '../check.ts';
import { countOf } from '../name-list.ts';
import { type Fault, type Fix, finding, type Judgement, notMeasured, success } from '../verdict.ts';

/** A site this small can be crawled link by link. */
const SMALL_SITE_PAGES = 10;
const KEY_SHARE = 0.9;
const ALIVE_SHARE = 0.95;
const DEAD_SHARE_ERROR = 0.2;
const OTHER_HOST_SHARE_ERROR = 0.5;
const MAX_LISTED = 10;

type Facts = Pick<SiteFacts, 'sitemap' | 'crawl' | 'pages' | 'site'>;

/** Whether robots find a correct list of the site's pages. */
export const sitemapHealth = defineCheck({
  id: 'sitemap-health',
  needs: ['sitemap', 'crawl', 'pages', 'site'],
  judge: (facts: Facts): Judgement => {
    const { sitemap } = facts;
    if (!sitemap.measured) return notMeasured('We did not get to look for your site map, so we say nothing about it.');
    return sitemap.found ? judgeFound(facts) : judgeNone(facts);
  },
});

function judgeNone(facts: Facts): Judgement {
  const { sitemap, crawl } = facts;
  const broken = sitemap.files.find((file) => file.foundBy === 'robots' && file.state !== 'unmeasured');
  const asked = sitemap.files.filter((file) => file.state !== 'unmeasured');
  const evidence = asked.map(
    (file): Evidence => ({
      url: file.url,
      place: 'response',
      excerpt: file.status === null ? 'no answer' : `HTTP ${file.status}`,
    }),
  );
  if (broken)
    return trouble(
      'error',
      facts,
      'Your robots file names a site map, but no list of pages can be read there. Robots that look for your pages come away empty.',
      evidence,
    );
  if (crawl.internalPages > SMALL_SITE_PAGES) {
    return trouble(
      'error',
      facts,
      `We found no site map, and your site links to at least ${crawl.internalPages} pages. Robots use such a list to find them all.`,
      evidence,
    );
  }
  const links =
    crawl.internalPages === 0
      ? 'We saw no plain link to another page either, so robots may find your home page alone.'
      : `Your site has only ${countOf(crawl.internalPages, 'linked page')}, so robots can find them by links. A list would still help.`;
  return trouble('warning', facts, `We found no site map. ${links}`, evidence);
}

function judgeFound(facts: Facts): Judgement {
  const { sitemap } = facts;
  const deadShare = sitemap.sampled === 0 ? 0 : sitemap.dead.length / sitemap.sampled;
  const otherShare = sitemap.entries.length === 0 ? 0 : sitemap.otherHost.length / Math.min(sitemap.entries.length, 20);
  if (otherShare >= OTHER_HOST_SHARE_ERROR) {
    return trouble(
      'error',
      facts,
      'Your site map lists pages of another site. It may be left over from a move or a test. Robots looking for your pages are sent away.',
      listed(sitemap, sitemap.otherHost),
    );
  }
  if (deadShare >= DEAD_SHARE_ERROR) return trouble('error', facts, deadText(sitemap), deadEvidence(sitemap));
  if (1 - deadShare < ALIVE_SHARE) return trouble('warning', facts, deadText(sitemap), deadEvidence(sitemap));
  const missing = sitemap.missingKeyPages;
  const share = sitemap.keyPages === 0 ? 1 : 1 - missing.length / sitemap.keyPages;
  if (share < KEY_SHARE) {
    const services = missing.filter((page) => page.role === 'service').length;
    const what =
      services > 0
        ? `${services} of your service pages ${services === 1 ? 'is' : 'are'}`
        : `${countOf(missing.length, 'important page')} ${missing.length === 1 ? 'is' : 'are'}`;
    return trouble(
      'warning',
      facts,
      `${what} missing from the list robots use to find pages. They may be found late or not at all.`,
      sitemap.evidence,
    );
  }
  if (sitemap.otherHost.length > 0)
    return trouble(
      'warning',
      facts,
      'Your site map lists some pages of another site. Take them out, so that robots spend their time on yours.',
      listed(sitemap, sitemap.otherHost),
    );
  if (!sitemap.declared)
    return trouble(
      'warning',
      facts,
      `Your site map lists ${countOf(sitemap.entries.length, 'page')}, but your robots file does not say where it is. One line there makes sure every robot finds it.`,
      sitemap.evidence,
    );
  const dates = datesText(sitemap.lastmod);
  if (dates) return trouble('warning', facts, dates, sitemap.evidence);
  return success(
    `Your site map lists ${countOf(sitemap.entries.length, 'page')}. Of the ${sitemap.sampled} we tried, ${sitemap.sampled - sitemap.dead.length} work, and your important pages are on it.`,
    sitemap.evidence,
  );
}

function datesText(lastmod: SitemapFacts['lastmod']): string | null {
  switch (lastmod) {
    case 'missing':
      return 'Your site map does not say when your pages last changed. Robots then guess which ones to look at again.';
    case 'all-alike':
      return 'Your site map gives every page the same date. Robots learn to ignore such dates, so real news is found late.';
    case 'future':
      return 'Your site map has dates that lie in the future. Robots learn to ignore such dates, so real news is found late.';
    default:
      return null;
  }
}

function deadText(sitemap: SitemapFacts): string {
  const { length } = sitemap.dead;
  const pages = 'pages we tried from your site map';
  const dead =
    length === sitemap.sampled
      ? `None of the ${length} ${pages} works`
      : `${length} of the ${sitemap.sampled} ${pages} ${length === 1 ? 'does' : 'do'} not work`;
  return `${dead}. Robots waste their visit on them.`;
}

function deadEvidence(sitemap: SitemapFacts): Evidence[] {
  return sitemap.dead.map((sample) => ({
    url: sample.url,
    place: 'response',
    excerpt: sample.status === null ? 'no answer' : `HTTP ${sample.status}`,
  }));
}

function listed(sitemap: SitemapFacts, urls: readonly string[]): Evidence[] {
  const file = sitemap.files.find((candidate) => candidate.state === 'read')?.url ?? '';
  return urls.map((url) => ({ url: file, place: 'sitemap', excerpt: url.slice(0, 240) }));
}

function trouble(
  status: Fault,
  { sitemap, crawl, pages, site }: Facts,
  description: string,
  evidence: readonly Evidence[],
): Judgement {
  const file = sitemap.files.find((candidate) => candidate.state === 'read' && candidate.foundBy !== 'index')?.url;
  const home = pages.find((page) => page.role === 'home')?.url;
  const address =
    file ??
    (home && URL.canParse('/sitemap.xml', home) ? new URL('/sitemap.xml', home).href : '[address of your sitemap]');
  const missing = sitemap.missingKeyPages.slice(0, MAX_LISTED).map((page) => `Add ${page.url}`);
  const dead = sitemap.dead.slice(0, MAX_LISTED).map((sample) => `Remove ${sample.url}`);
  // The builder of a site makes the file itself; a list with pages of another site is of no use.
  const isWritten = mayBeCodedByHand(site.builder) && (!sitemap.found || sitemap.otherHost.length > 0);
  const paste: Fix['paste'] = [
    ...(isWritten ? [sitemapFile(pages, crawl.internalPages <= pages.length)] : []),
    ...(sitemap.declared
      ? []
      : [{ label: 'Line for robots.txt', language: 'robots' as const, text: `Sitemap: ${address}` }]),
  ];
  return finding(status, description, evidence, {
    summary: `${taskOf(sitemap, isWritten)}${sitemap.declared ? '' : ' and name it in your robots file'}.`,
    steps: [
      ...missing,
      ...dead,
      ...(isWritten
        ? [
            'If your website system can make a site map, switch it on. If not, put a file named sitemap.xml with the address of each page into the top folder of your site, and add every new page to it.',
            'Write the day on which each page really changed, such as 2026-11-27. The same day for all is worth nothing.',
          ]
        : ['Let the CMS or SEO plugin write sitemap.xml by itself, with true lastmod dates.']),
    ],
    paste,
    ...(sitemap.declared ? { changes: ['sitemap'] } : {}),
  });
}

function taskOf({ found }: SitemapFacts, isWritten: boolean): string {
  if (found) return 'Put your site map in order';
  return isWritten ? 'Add a map of your pages' : 'Switch on the site map of your website builder';
}
