import type { Evidence } from '@named-first/contract';
import type { LinkSample } from '../../artifacts.ts';
import type { CrawlFacts } from '../../understand/access/crawl.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { defineCheck } from '../check.ts';
import { countOf, shareOf, startOfSentence } from '../name-list.ts';
import { type Fault, finding, type Judgement, notMeasured, success } from '../verdict.ts';

const DEAD_SUCCESS = 0.02;
const DEAD_ERROR = 0.1;
const REDIRECTED_SUCCESS = 0.1;
const MAX_CLICKS = 2;
const MAX_FAR_PAGES = 5;
const MAX_LISTED = 15;

/** Whether links work, and whether key pages are one or two clicks from home. */
export const crawlWaste = defineCheck({
  id: 'crawl-waste',
  needs: ['crawl'],
  judge: ({ crawl }: Pick<SiteFacts, 'crawl'>): Judgement => {
    if (crawl.checked === 0 && crawl.soft404 === null)
      return notMeasured('We did not get to try the links on your site, so we cannot say whether any lead nowhere.');
    const dead = share(crawl.dead.length, crawl.checked);
    const redirected = share(crawl.redirected.length, crawl.checked);
    const cutOff = crawl.keyPages.filter(
      (page) => page.clicks === null && (page.role === 'contact' || page.role === 'service'),
    );
    const far = crawl.keyPages.filter((page) => page.clicks === null || page.clicks > MAX_CLICKS);
    if (dead > DEAD_ERROR) return trouble('error', crawl, deadText(crawl), statusEvidence(crawl.dead));
    if (crawl.sealedHome) {
      return trouble(
        'error',
        crawl,
        'Your home page has almost no words and not one plain link. An AI reader that comes in there can go nowhere, so it never sees another page of yours.',
        [],
      );
    }
    if (cutOff.length > 0) {
      const what = cutOff[0]?.role === 'contact' ? 'Your contact page' : countOf(cutOff.length, 'service page');
      return trouble(
        'error',
        crawl,
        `${what} cannot be reached by plain links from your home page. AI readers follow plain links only, so they may never get there.`,
        pageEvidence(cutOff),
      );
    }
    if (dead > DEAD_SUCCESS) return trouble('warning', crawl, deadText(crawl), statusEvidence(crawl.dead));
    if (crawl.soft404 === true) {
      return trouble(
        'warning',
        crawl,
        'Your site says "all is well" even for a page that does not exist. Robots then cannot tell your real pages from dead ends.',
        crawl.soft404Evidence ? [crawl.soft404Evidence] : [],
      );
    }
    if (far.length > 0) {
      return trouble(
        'warning',
        crawl,
        `${countOf(far.length, 'important page')} of yours ${far.length === 1 ? 'is' : 'are'} more than two clicks from your home page, or not linked at all. Readers in a hurry do not get that far.`,
        pageEvidence(far),
      );
    }
    if (redirected > REDIRECTED_SUCCESS) {
      return trouble(
        'warning',
        crawl,
        `${startOfSentence(shareOf(crawl.redirected.length, crawl.checked, 'link'))} we tried ${crawl.redirected.length === 1 ? 'goes' : 'go'} through an old address first. Link straight to the right page.`,
        statusEvidence(crawl.redirected),
      );
    }
    return noDeadEnds(crawl);
  },
});

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function deadText(crawl: CrawlFacts): string {
  const { length } = crawl.dead;
  return `${startOfSentence(shareOf(length, crawl.checked, 'link'))} we tried on your site ${length === 1 ? 'leads' : 'lead'} nowhere. AI readers give up after a few dead ends.`;
}

function noDeadEnds(crawl: CrawlFacts): Judgement {
  const tried =
    crawl.checked === 0
      ? 'Your site has no inner links to try'
      : `We tried ${countOf(crawl.checked, 'link')} on your site and ${crawl.dead.length === 0 ? 'all work' : `only ${crawl.dead.length} failed`}`;
  const missing = crawl.soft404 === false ? ', and a made-up page is rightly reported as missing' : '';
  const near = crawl.keyPages.length > 0 ? ' Your important pages are at most two clicks from home.' : '';
  return success(`${tried}${missing}.${near}`);
}

function statusEvidence(samples: readonly LinkSample[]): Evidence[] {
  return samples.map((sample) => ({ url: sample.url, place: 'response', excerpt: resultOf(sample) }));
}

function resultOf(sample: LinkSample): string {
  if (sample.status === null) return 'no answer';
  return sample.redirects > 0
    ? `HTTP ${sample.status} after ${countOf(sample.redirects, 'redirect')}`
    : `HTTP ${sample.status}`;
}

/** Pages that only the sitemap names, with the URL quoted from it. */
function pageEvidence(pages: CrawlFacts['keyPages']): Evidence[] {
  return pages
    .filter((page) => page.foundBy === 'sitemap')
    .map((page) => ({ url: page.url, place: 'sitemap', excerpt: page.url.slice(0, 240) }));
}

function trouble(status: Fault, crawl: CrawlFacts, description: string, evidence: readonly Evidence[]): Judgement {
  const dead = crawl.dead
    .slice(0, MAX_LISTED)
    .map((link) => `On ${link.from}: the link to ${link.url} is dead (${resultOf(link)}). Correct or remove it.`);
  const moved = crawl.redirected
    .slice(0, MAX_LISTED - dead.length)
    .map((link) => `On ${link.from}: ${link.url} redirects. Link to where it ends.`);
  const far = crawl.keyPages
    .filter((page) => page.clicks === null || page.clicks > MAX_CLICKS)
    .slice(0, MAX_FAR_PAGES)
    .map((page) => `Add a plain <a href="${page.url}"> to the menu or the home page.`);
  const sealed = crawl.sealedHome
    ? ['Put plain <a href> links to the contact and service pages into the HTML that the server sends.']
    : [];
  const soft =
    crawl.soft404 === true
      ? ['Make pages that do not exist answer with status 404 instead of 200 or a redirect to home.']
      : [];
  return finding(status, description, evidence, {
    summary: 'Repair your links and pages, so that no visit ends in a dead end. What we found is listed below.',
    steps: [...sealed, ...dead, ...far, ...soft, ...moved],
  });
}
