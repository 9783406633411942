import { describe, expect, it } from 'vitest';
import type { Fetched, SiteArtifacts } from '../../artifacts.ts';
import { documentOf } from '../../read/html/document-cache.ts';
import { deriveSiteState } from './site-state.ts';

const URL_ = 'https://joe.com/';

function page(
  html: string,
  more: { status?: number; url?: string; state?: 'ok' | 'blocked' | 'server-error' | 'wrong-type' | 'absent' } = {},
): Fetched {
  const { status = 200, url = URL_, state = 'ok' } = more;
  const base = {
    requestedUrl: URL_,
    url,
    hops: [],
    status,
    headers: { 'content-type': state === 'wrong-type' ? 'application/pdf' : 'text/html' },
    body: new TextEncoder().encode(html),
    firstByteMs: 1,
  };
  return state === 'blocked' ? { state, challenge: null, ...base } : { state, ...base };
}

function stateOf(fetched: Fetched) {
  const artifacts = {
    website: URL_,
    pages: [{ role: 'home', foundBy: 'home', anchor: '', fetched }],
  } as unknown as SiteArtifacts;
  return deriveSiteState(artifacts, fetched.state === 'ok' ? documentOf(fetched) : null);
}

const unanswered = { requestedUrl: URL_, hops: [] };
const prose = (words: number) => `<p>${'We fix drains and heaters in Boise. '.repeat(Math.ceil(words / 7))}</p>`;

describe('a site that was read', () => {
  it.each([
    ['a normal page', `<title>Joe</title>${prose(200)}`],
    ['a short page', '<title>Joe the plumber</title><p>Call 208-331-0142.</p>'],
    ['an empty shell', '<title>App</title><div id="root"></div>'],
    [
      'a shop with things for sale',
      `<title>Used water heaters for sale</title>${prose(30)}<p>This heater is for sale.</p>`,
    ],
    [
      'a long page with "coming soon" on it',
      `<title>Joe</title>${prose(200)}<p>Our site is coming soon in Spanish. Website coming soon.</p>`,
    ],
    ['an article about parked domains', `<title>This domain is for sale: what that means</title>${prose(300)}`],
    [
      'a page with a sign-in form beside real text',
      `<title>Joe</title>${prose(200)}<form><input type="password"></form>`,
    ],
    ['a page with a Turnstile widget', `<title>Joe</title>${prose(200)}<div class="cf-turnstile"></div>`],
  ])('is ok: %s', (_name, html) => {
    expect(stateOf(page(html))).toMatchObject({ state: 'ok', reason: null, finalUrl: URL_, movedFrom: null });
  });

  it.each([
    [
      'parked',
      'a for-sale page',
      '<title>joe.com</title><h1>joe.com is for sale</h1><p>This domain is for sale. Make an offer.</p>',
    ],
    [
      'parked',
      'a parking script',
      '<title>joe.com</title><script src="https://img1.wsimg.com/parking-lander/static/js/main.js"></script>',
    ],
    ['parked', 'a placeholder', '<title>Joe</title><h1>Our website is coming soon</h1>'],
    ['parked', "a server's default page", '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>'],
    ['parked', 'a suspended account', '<title>Account Suspended</title><p>This Account has been suspended.</p>'],
    ['login', 'a sign-in form alone', '<title>Sign in</title><form><input name="u"><input type="password"></form>'],
  ])('is %s: %s', (state, _name, html) => {
    const found = stateOf(page(html));
    expect(found.state).toBe(state);
    expect(found.reason).not.toBeNull();
  });

  it('has moved if it answers under another registrable domain', () => {
    expect(stateOf(page(prose(200), { url: 'https://www.joes-plumbing.com/' }))).toMatchObject({
      state: 'ok',
      movedFrom: 'joe.com',
    });
    expect(stateOf(page(prose(200), { url: 'https://www.joe.com/' })).movedFrom).toBeNull();
  });

  it.each([['https://www.facebook.com/joe'], ['https://www.yelp.com/biz/joe'], ['https://joe.business.site/']])(
    'is no website of its own at %s',
    (url) => {
      expect(stateOf(page(prose(200), { url })).state).toBe('no-own-website');
    },
  );
});

describe('a site that was not read', () => {
  it('gets a description of its response, without calling a page something else', () => {
    const reasonFor = (type: string) =>
      stateOf({ ...page('bytes', { state: 'wrong-type' }), headers: { 'content-type': type } } as Fetched).reason;
    expect(reasonFor('application/pdf')).toBe('Your home page is not a web page but a file of type application/pdf.');
    expect(reasonFor('text/html; charset=utf-8')).toContain('cannot be read');
  });

  it.each<[string, Fetched, string]>([
    ['turned us away', page('', { state: 'blocked', status: 403 }), 'challenge'],
    ['asks for a password', page('', { state: 'blocked', status: 401 }), 'login'],
    ['is a PDF', page('%PDF', { state: 'wrong-type' }), 'not-html'],
    ['has no home page', page('', { state: 'absent', status: 404 }), 'unreachable'],
    ['gives a server error', page('', { state: 'server-error', status: 500 }), 'unreachable'],
    ['has no name', { state: 'unreachable', problem: 'dns', detail: 'ENOTFOUND', ...unanswered }, 'unreachable'],
    ['is too slow', { state: 'timed-out', phase: 'first-byte', ...unanswered }, 'unreachable'],
    ['goes round in circles', { state: 'redirected', reason: 'loop', to: URL_, ...unanswered }, 'unreachable'],
    [
      'leads to a private address',
      { state: 'redirected', reason: 'forbidden-address', to: 'http://10.0.0.1/', ...unanswered },
      'unreachable',
    ],
    ['asks us to stay out', { state: 'not-fetched', why: 'robots', ...unanswered }, 'robots-refuses-us'],
  ])('%s', (_name, fetched, state) => {
    const found = stateOf(fetched);
    expect(found.state).toBe(state);
    expect(found.reason?.length).toBeGreaterThan(20);
    expect(found.finalUrl).toBeNull();
  });
});
