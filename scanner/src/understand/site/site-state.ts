import { type Evidence, type NoScore, type NoScoreCause, noScoreWords, type SiteState } from '@named-first/contract';
import { type Fetched, isReadable, type Received, type SiteArtifacts } from '../../artifacts.ts';
import type { PageDocument } from '../../read/html/document.ts';
import { isPlatform } from '../../read/platform-hosts.ts';
import { siteDomain } from '../../read/site-address.ts';
import { parkedEvidence } from './parked-page.ts';

export type SiteStateFacts = {
  state: SiteState;
  /** The cause of a `state` other than `ok`, also in words for the owner. */
  noScore: NoScore | null;
  reason: string | null;
  /** The final URL of home; null if it was never read. */
  finalUrl: string | null;
  /** The requested registrable domain, if home answered under another one. */
  movedFrom: string | null;
  /** The evidence for a state that was read from a page. */
  evidence: Evidence | null;
};

const LOGIN_PATH = /(?:^|\/)(?:wp-login\.php|log-?in|sign-?in|signin|auth|sso)(?:\/|$|\.)/i;
const LOGIN_WORDS = 80;

/**
 * How the site as a whole answered. States depend only on what was fetched, and each has a negative control: a widget
 * is not a bot challenge, an article about parking is not a parked page, and a sign-in form next to real text is not a
 * login wall.
 */
export function deriveSiteState(artifacts: SiteArtifacts, home: PageDocument | null): SiteStateFacts {
  const fetched = artifacts.pages[0]?.fetched ?? null;
  const facts = fetched ? stateOfHome(fetched, home) : problem('unreachable', { cause: 'not-fetched' });
  const finalUrl = fetched && isReadable(fetched) ? fetched.url : null;
  const moved = finalUrl !== null && siteDomain(finalUrl) !== siteDomain(artifacts.website);
  return { ...facts, finalUrl, movedFrom: moved ? siteDomain(artifacts.website) : null };
}

type Judged = Pick<SiteStateFacts, 'state' | 'noScore' | 'reason' | 'evidence'>;

const OK: Judged = { state: 'ok', noScore: null, reason: null, evidence: null };

type Problem = { cause: NoScoreCause; detail?: string };

function problem(state: SiteState, { cause, detail = '' }: Problem, evidence: Evidence | null = null): Judged {
  const noScore = { cause, detail };
  return { state, noScore, reason: noScoreWords(noScore, 'owner'), evidence };
}

function stateOfHome(fetched: Fetched, home: PageDocument | null): Judged {
  switch (fetched.state) {
    case 'ok':
    case 'too-large':
      return stateOfPage(fetched, home);
    case 'blocked':
      return stateOfRefusal(fetched);
    case 'wrong-type':
      return problem('not-html', notHtml(typeOf(fetched)), responseEvidence(fetched));
    case 'absent':
      return problem('unreachable', { cause: 'missing', detail: `${fetched.status}` }, responseEvidence(fetched));
    case 'server-error':
      return problem('unreachable', { cause: 'server-error', detail: `${fetched.status}` }, responseEvidence(fetched));
    case 'redirected':
      if (isPlatform(fetched.to)) return noWebsite(fetched.to);
      return problem('unreachable', { cause: `redirect-${fetched.reason}` });
    case 'timed-out':
      return problem('unreachable', { cause: 'timed-out' });
    case 'unreachable':
      return problem('unreachable', { cause: fetched.problem });
    case 'not-fetched':
      return fetched.why === 'robots'
        ? problem('robots-refuses-us', { cause: 'robots' })
        : problem('unreachable', { cause: 'no-time' });
  }
}

function noWebsite(url: string): Judged {
  return problem('no-own-website', { cause: 'platform', detail: siteDomain(url) });
}

function stateOfRefusal(fetched: Received & { challenge: string | null }): Judged {
  if (isPlatform(fetched.url)) return noWebsite(fetched.url);
  if (fetched.status === 401 && fetched.challenge === null) {
    return problem('login', { cause: 'password' }, responseEvidence(fetched));
  }
  return problem('challenge', { cause: 'challenge' }, responseEvidence(fetched));
}

function stateOfPage(fetched: Received, home: PageDocument | null): Judged {
  if (isPlatform(fetched.url)) return noWebsite(fetched.url);
  if (!home) return OK;
  const parked = parkedEvidence(home, fetched);
  if (parked) return problem('parked', { cause: 'parked' }, parked);
  const asksPassword = home.forms.some((form) => form.hasPassword);
  const walled = asksPassword || LOGIN_PATH.test(new URL(fetched.url).pathname);
  if (walled && home.mainWords < LOGIN_WORDS && wordsIn(home.visibleText) < 2 * LOGIN_WORDS) {
    return problem('login', { cause: 'sign-in' }, responseEvidence(fetched));
  }
  return OK;
}

function wordsIn(text: string): number {
  return text.split(/\s+/, 2 * LOGIN_WORDS + 1).filter((word) => word !== '').length;
}

function notHtml(type: string) {
  return type.includes('html') ? { cause: 'unreadable-html' as const } : { cause: 'not-html' as const, detail: type };
}

function typeOf({ headers }: Received): string {
  return (headers['content-type'] ?? '').split(/[;\n]/, 1)[0]?.trim() ?? '';
}

function responseEvidence(fetched: Received): Evidence {
  return { url: fetched.url, place: 'response', excerpt: `HTTP ${fetched.status}` };
}
