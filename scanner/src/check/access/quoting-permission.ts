import type { Evidence } from '@named-first/contract';
import type { PageQuoting, QuotingDirective } from '../../understand/access/quoting.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { defineCheck } from '../check.ts';
import { countOf } from '../name-list.ts';
import { type Fault, type Fix, finding, type Judgement, notMeasured, success } from '../verdict.ts';

/** A snippet this short cannot contain an answer. */
const SHORT_SNIPPET = 49;
const HIDDEN_SHARE = 0.3;
const SERVICE_SHARE_ERROR = 0.5;

type Facts = Pick<SiteFacts, 'quoting' | 'site'>;
type Flaw = { status: Fault; description: string; evidence: Evidence[]; what: string };

/** Whether hidden settings forbid search engines to list or quote the pages that answers are built from. */
export const quotingPermission = defineCheck({
  id: 'quoting-permission',
  needs: ['quoting', 'site'],
  judge: ({ quoting, site }: Facts): Judgement => {
    const { home } = quoting;
    const pages = quoting.pages.filter(({ hiddenOnPurpose }) => !hiddenOnPurpose);
    if (!home) return notMeasured('We could not read your home page, so we cannot say whether AI may quote you.');
    const expired = (page: PageQuoting) =>
      page.directives.some(
        ({ rule, value }) => rule === 'unavailable_after' && value !== null && value < Date.parse(site.today),
      );
    const flaw = errorOf(home, pages, expired) ?? warningOf(home, pages, expired);
    if (flaw) return finding(flaw.status, flaw.description, flaw.evidence, fixOf(flaw));
    return success(
      `Nothing on the ${pages.length === 1 ? 'page' : countOf(pages.length, 'page')} we read forbids search engines to list or quote you. AI answers may use your words.`,
    );
  },
});

type Expired = (page: PageQuoting) => boolean;

function errorOf(home: PageQuoting, pages: readonly PageQuoting[], expired: Expired): Flaw | null {
  if (home.noindex || expired(home)) {
    return {
      status: 'error',
      description:
        'A hidden setting on your home page tells search engines to leave it out. AI answers are built from what search engines list, so you are left out too.',
      evidence: evidenceOf([home], ['noindex', 'unavailable_after']),
      what: 'noindex',
    };
  }
  if (home.nosnippet) {
    return {
      status: 'error',
      description:
        'A hidden setting tells search engines not to show any text from your home page. AI answers are built from such text, so you are left out.',
      evidence: evidenceOf([home], ['nosnippet', 'max-snippet']),
      what: 'nosnippet',
    };
  }
  const services = pages.filter((page) => page.role === 'service');
  const out = services.filter((page) => page.noindex || expired(page));
  if (services.length > 0 && out.length / services.length >= SERVICE_SHARE_ERROR) {
    return {
      status: 'error',
      description: `A hidden setting tells search engines to leave out ${out.length} of the ${countOf(services.length, 'service page')} we read. Nobody who asks AI about those services will hear of you.`,
      evidence: evidenceOf(out, ['noindex', 'unavailable_after']),
      what: 'noindex',
    };
  }
  return null;
}

function warningOf(home: PageQuoting, pages: readonly PageQuoting[], expired: Expired): Flaw | null {
  const out = pages.filter((page) => page.noindex || expired(page));
  if (out.length > 0) {
    return warning(
      `A hidden setting tells search engines to leave out ${countOf(out.length, 'page')} we read, such as ${pathOf(out[0]?.url ?? '')}. What stands there cannot be used in an answer.`,
      evidenceOf(out, ['noindex', 'unavailable_after']),
      'noindex',
    );
  }
  const mute = pages.filter((page) => page.nosnippet);
  if (mute.length > 0) {
    return warning(
      `A hidden setting on ${countOf(mute.length, 'inner page')} forbids search engines to show any text from there. AI cannot quote what it may not show.`,
      evidenceOf(mute, ['nosnippet', 'max-snippet']),
      'nosnippet',
    );
  }
  const short = pages.filter((page) => page.directives.some((directive) => isShort(directive)));
  if (short.length > 0) {
    return warning(
      'A hidden setting lets search engines show only a few letters of your text. That is too short for an answer that names you.',
      evidenceOf(short, ['max-snippet']),
      'max-snippet',
    );
  }
  const hidden = pages.filter((page) => page.noSnippetShare > HIDDEN_SHARE || page.hiddenFact);
  if (hidden.length > 0) {
    const evidence = hidden.flatMap((page) => page.hiddenFact ?? page.hiddenText ?? []);
    return warning(
      `Parts of ${countOf(hidden.length, 'page')} are marked as "do not quote". Your phone, hours or services may be among them, so AI may leave them out.`,
      evidence,
      'data-nosnippet',
    );
  }
  const kept = pages.filter((page) => page.directives.some((directive) => isCopilotRule(directive)));
  if (kept.length > 0) {
    return warning(
      `A hidden setting on ${countOf(kept.length, 'page')} keeps Microsoft Copilot from using your words. It was made for saved copies of pages, but Copilot obeys it too.`,
      evidenceOf(kept, ['noarchive', 'nocache']),
      'noarchive',
    );
  }
  const informal = [home, ...pages].filter((page) =>
    page.directives.some(({ rule }) => rule === 'noai' || rule === 'noimageai'),
  );
  if (informal.length > 0) {
    return warning(
      'Your pages carry a "no AI" setting. No big assistant has promised what it means, so it may cost you mentions and may do nothing at all.',
      evidenceOf(informal, ['noai', 'noimageai']),
      'noai',
    );
  }
  const ending = pages.filter((page) => page.directives.some(({ rule }) => rule === 'unavailable_after'));
  if (ending.length === 0) return null;
  return warning(
    `A hidden setting takes ${countOf(ending.length, 'page')} out of search on a set day. After that day AI cannot use it.`,
    evidenceOf(ending, ['unavailable_after']),
    'unavailable_after',
  );
}

function warning(description: string, evidence: Evidence[], what: string): Flaw {
  return { status: 'warning', description, evidence, what };
}

function isShort({ rule, value }: QuotingDirective): boolean {
  return rule === 'max-snippet' && value !== null && value >= 1 && value <= SHORT_SNIPPET;
}

/** Bing keeps `noarchive` pages out of Copilot and shows only title and URL of `nocache` ones; Google ignores both. */
function isCopilotRule({ rule, agent }: QuotingDirective): boolean {
  return (rule === 'noarchive' || rule === 'nocache') && (agent === '*' || agent === 'bingbot' || agent === 'msnbot');
}

function evidenceOf(pages: readonly PageQuoting[], rules: readonly string[]): Evidence[] {
  const found = pages.flatMap((page) =>
    page.directives.filter((directive) => rules.includes(directive.rule)).map((directive) => directive.evidence),
  );
  return [...new Map(found.map((evidence) => [`${evidence.url} ${evidence.excerpt}`, evidence])).values()];
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.slice(0, 60) : url.slice(0, 60);
}

function fixOf({ what, evidence }: Flaw): Fix {
  const header = evidence.some((item) => item.place === 'header');
  const place = 'Look in the SEO settings of the page, then in those of the whole site.';
  const server = 'It is sent by the server: remove the X-Robots-Tag line from the server, CDN or plugin settings.';
  return {
    summary: 'Remove the hidden setting so that search engines may list and quote your pages.',
    steps: [
      `Find "${what}" on the pages listed as evidence.`,
      header ? server : place,
      'Save, clear the page cache and scan again.',
    ],
    paste:
      what === 'data-nosnippet'
        ? []
        : [
            {
              label: 'What the tag should say instead',
              language: 'html',
              text: '<meta name="robots" content="index, follow, max-snippet:-1, max-image-preview:large">',
            },
          ],
  };
}
