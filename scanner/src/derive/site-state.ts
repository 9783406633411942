import type { Evidence, SiteState } from '@named-first/contract';
import { type Fetched, isReadable, type Received, type SiteArtifacts } from '../artifacts.ts';
import type { PageDocument } from './document.ts';
import { parkedEvidence } from './parked-page.ts';
import { siteDomain } from './site-address.ts';

export type SiteStateFacts = {
  state: SiteState;
  /** Plain words for `state` when it is not `ok`. */
  reason: string | null;
  /** Where home was finally read; null when it never was. */
  finalUrl: string | null;
  /** The registrable domain asked for, when home answered under another one. */
  movedFrom: string | null;
  /** The receipt for a state that was read from a page. */
  evidence: Evidence | null;
};

/** A page of a platform is no website of one's own, however good it is. */
const PLATFORMS = new Set([
  'facebook.com',
  'fb.com',
  'instagram.com',
  'linkedin.com',
  'twitter.com',
  'x.com',
  'tiktok.com',
  'youtube.com',
  'youtu.be',
  'pinterest.com',
  'nextdoor.com',
  'yelp.com',
  'yellowpages.com',
  'bbb.org',
  'angi.com',
  'angieslist.com',
  'homeadvisor.com',
  'thumbtack.com',
  'houzz.com',
  'porch.com',
  'google.com',
  'goo.gl',
  'g.page',
  'business.site',
  'bing.com',
  'mapquest.com',
  'foursquare.com',
  'avvo.com',
  'findlaw.com',
  'justia.com',
  'healthgrades.com',
  'zocdoc.com',
  'vitals.com',
  'webmd.com',
  'linktr.ee',
  'manta.com',
  'superpages.com',
]);

/** Whether an address is a page on a social network or directory. */
export function isPlatform(url: string): boolean {
  const domain = siteDomain(url);
  return PLATFORMS.has(domain) || /(?:^|\.)business\.site$/.test(URL.canParse(url) ? new URL(url).hostname : '');
}

const LOGIN_PATH = /(?:^|\/)(?:wp-login\.php|log-?in|sign-?in|signin|auth|sso)(?:\/|$|\.)/i;
const LOGIN_WORDS = 80;

/**
 * What kind of answer the site as a whole gave. States come from what was fetched alone, and each has its negative
 * control: a widget is no wall, an article about parking is no parked page, a sign-in form beside real text is no wall.
 */
export function deriveSiteState(artifacts: SiteArtifacts, home: PageDocument | null): SiteStateFacts {
  const fetched = artifacts.pages[0]?.fetched ?? null;
  const facts = fetched ? stateOfHome(fetched, home) : problem('unreachable', 'Your home page was not fetched.');
  const finalUrl = fetched && isReadable(fetched) ? fetched.url : null;
  const moved = finalUrl !== null && siteDomain(finalUrl) !== siteDomain(artifacts.website);
  return { ...facts, finalUrl, movedFrom: moved ? siteDomain(artifacts.website) : null };
}

type Judged = Pick<SiteStateFacts, 'state' | 'reason' | 'evidence'>;

function problem(state: SiteState, reason: string, evidence: Evidence | null = null): Judged {
  return { state, reason, evidence };
}

function stateOfHome(fetched: Fetched, home: PageDocument | null): Judged {
  switch (fetched.state) {
    case 'ok':
    case 'too-large':
      return stateOfPage(fetched, home);
    case 'blocked':
      return stateOfRefusal(fetched);
    case 'wrong-type':
      return problem('not-html', notHtmlReason(fetched), responseEvidence(fetched));
    case 'absent':
      return problem(
        'unreachable',
        `Your home page answers with error ${fetched.status}: the page is missing.`,
        responseEvidence(fetched),
      );
    case 'server-error':
      return problem(
        'unreachable',
        `Your home page answers with server error ${fetched.status}.`,
        responseEvidence(fetched),
      );
    case 'redirected':
      return stateOfRedirect(fetched);
    case 'timed-out':
      return problem('unreachable', 'Your website took too long to answer, so we stopped waiting.');
    case 'unreachable':
      return problem('unreachable', UNREACHABLE_REASONS[fetched.problem]);
    case 'not-fetched':
      return fetched.why === 'robots'
        ? problem(
            'robots-refuses-us',
            'Your robots file asks our scanner to stay out, so we did. Allow NamedFirstBot and scan again.',
          )
        : problem('unreachable', 'There was no time left to read your home page.');
  }
}

const UNREACHABLE_REASONS: Record<Extract<Fetched, { state: 'unreachable' }>['problem'], string> = {
  dns: 'We could not find your website: its name does not lead to a server.',
  connection: 'Your web server did not take our connection or broke it off.',
  tls: 'Your website has a security certificate problem, and there is no working page without it.',
  protocol: 'Your web server sent an answer that could not be read.',
  'forbidden-address': 'This address does not lead to a public website.',
};

function stateOfRedirect(fetched: Extract<Fetched, { state: 'redirected' }>): Judged {
  if (isPlatform(fetched.to)) return noWebsite(fetched.to);
  switch (fetched.reason) {
    case 'loop':
      return problem('unreachable', 'Your home page sends visitors round in a circle and never shows a page.');
    case 'too-many':
      return problem('unreachable', 'Your home page sends visitors on too many times before showing a page.');
    case 'bad-location':
      return problem('unreachable', 'Your home page sends visitors to an address that does not work.');
    case 'forbidden-address':
      return problem('unreachable', 'Your home page sends visitors to an address that is not public.');
  }
}

function noWebsite(url: string): Judged {
  return problem(
    'no-own-website',
    `This address leads to a page on ${siteDomain(url)}. The business has no website of its own there.`,
  );
}

function stateOfRefusal(fetched: Received & { challenge: string | null }): Judged {
  if (isPlatform(fetched.url)) return noWebsite(fetched.url);
  if (fetched.status === 401 && fetched.challenge === null) {
    return problem(
      'login',
      'Your home page asks for a password, so neither we nor an assistant can read it.',
      responseEvidence(fetched),
    );
  }
  return problem(
    'challenge',
    'Your website did not let our scanner in. That alone does not mean it blocks AI assistants.',
    responseEvidence(fetched),
  );
}

function stateOfPage(fetched: Received, home: PageDocument | null): Judged {
  if (isPlatform(fetched.url)) return noWebsite(fetched.url);
  if (!home) return { state: 'ok', reason: null, evidence: null };
  const parked = parkedEvidence(home, fetched);
  if (parked)
    return problem('parked', 'This address shows a parked, for-sale or placeholder page, not a business.', parked);
  const asksPassword = home.forms.some((form) => form.hasPassword);
  const walled = asksPassword || LOGIN_PATH.test(new URL(fetched.url).pathname);
  if (walled && home.mainWords < LOGIN_WORDS && wordsIn(home.visibleText) < 2 * LOGIN_WORDS) {
    return problem(
      'login',
      'Your home page is a sign-in form, so neither we nor an assistant can read more.',
      responseEvidence(fetched),
    );
  }
  return { state: 'ok', reason: null, evidence: null };
}

function wordsIn(text: string): number {
  return text.split(/\s+/, 2 * LOGIN_WORDS + 1).filter((word) => word !== '').length;
}

function notHtmlReason(fetched: Received): string {
  const type = (fetched.headers['content-type'] ?? '').split(/[;\n]/, 1)[0]?.trim() ?? '';
  if (type.includes('html')) return 'Your home page calls itself a web page, but what it sends cannot be read as one.';
  return type === ''
    ? 'Your home page is not a web page.'
    : `Your home page is not a web page but a file of type ${type}.`;
}

function responseEvidence(fetched: Received): Evidence {
  return { url: fetched.url, place: 'response', excerpt: `HTTP ${fetched.status}` };
}
