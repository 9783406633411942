import { describe, expect, it } from 'vitest';
import { expectPlain } from '../../../test/expect-plain.ts';
import type { Fetched, Hop } from '../../artifacts.ts';
import { parseSource } from '../../read/html/parse-document.ts';
import { deriveUrlVariants } from '../../understand/access/url-variants.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import type { PageFacts } from '../../understand/page-facts.ts';
import { secureSingleAddress } from './secure-single-address.ts';

const HOME = 'https://joe.com/';
const VARIANTS = ['https://joe.com/', 'https://www.joe.com/', 'http://joe.com/', 'http://www.joe.com/'];

function leads(from: string, to = HOME, hops = 1, status = 301): Fetched {
  const trail: Hop[] = Array.from({ length: from === to ? 0 : hops }, () => ({ url: from, status, location: to }));
  return {
    state: 'ok',
    requestedUrl: from,
    url: to,
    hops: trail,
    status: 200,
    headers: {},
    body: new Uint8Array(0),
    firstByteMs: 1,
  };
}

const missing = (url: string): Fetched => ({
  ...(leads(url, url) as Extract<Fetched, { state: 'ok' }>),
  state: 'absent',
  status: 404,
});

const dead = (url: string, problem: 'tls' | 'connection' | 'dns'): Fetched => ({
  state: 'unreachable',
  problem,
  detail: 'CERT_HAS_EXPIRED',
  requestedUrl: url,
  hops: [],
});

function judge({
  variants = VARIANTS.map((variant) => leads(variant)),
  head = `<link rel="canonical" href="${HOME}">`,
  httpsMeasured = true,
  links = [] as { url: string; from: string; status: number; redirects: number }[],
  url = HOME,
} = {}) {
  const page: PageFacts = {
    role: 'home',
    url,
    path: '/',
    anchor: '',
    status: 200,
    cut: false,
    document: parseSource(`<head>${head}</head>`, url),
  };
  const artifacts = { variants: variants, httpsMeasured, links, sitemapSample: [], pages: [], website: HOME };
  const judgement = secureSingleAddress.judge({
    urlVariants: deriveUrlVariants({ artifacts, pages: [page] }),
  } as unknown as SiteFacts);
  expectPlain(judgement);
  return judgement;
}

const canonical = (href: string) => `<link rel="canonical" href="${href}">`;

describe('the URL variants of a site', () => {
  it.each([
    ['all lead to one safe address', {}, 'success'],
    ['take two hops', { variants: VARIANTS.map((variant) => leads(variant, HOME, 2)) }, 'success'],
    ['take three hops', { variants: VARIANTS.map((variant) => leads(variant, HOME, 3)) }, 'warning'],
    ['are sent on for now only', { variants: VARIANTS.map((variant) => leads(variant, HOME, 1, 302)) }, 'warning'],
    [
      'include two hosts that answer alike',
      { variants: [leads(VARIANTS[0]!), leads(VARIANTS[1]!, VARIANTS[1]), leads(VARIANTS[2]!)] },
      'warning',
    ],
    ['stay on plain http', { variants: [leads(HOME), leads('http://joe.com/', 'http://joe.com/')] }, 'warning'],
    [
      'have a host without address, which is fine',
      { variants: [leads(HOME), dead('https://www.joe.com/', 'dns'), leads('http://joe.com/')] },
      'success',
    ],
    ['include one that answers with an error', { variants: [leads(HOME), missing('https://www.joe.com/')] }, 'warning'],
    [
      'have no https',
      {
        variants: [dead(HOME, 'connection'), leads('http://joe.com/', 'http://joe.com/')],
        url: 'http://joe.com/',
        head: canonical('http://joe.com/'),
      },
      'error',
    ],
    [
      'have a bad certificate',
      {
        variants: [dead(HOME, 'tls'), leads('http://joe.com/', 'http://joe.com/')],
        url: 'http://joe.com/',
        head: canonical('http://joe.com/'),
      },
      'error',
    ],
    ['say nothing about https when the host was mapped', { httpsMeasured: false, variants: [leads(HOME)] }, 'success'],
  ])('%s', (_name, input, status) => {
    expect(judge(input)).toMatchObject({ status, measured: true });
  });

  it('are not judged without a response', () => {
    expect(judge({ variants: VARIANTS.map((variant) => dead(variant, 'connection')) }).measured).toBe(false);
  });
});

describe('the canonical URL of a page', () => {
  it.each([
    ['is missing', '', 'warning'],
    ['is relative', canonical('/'), 'warning'],
    ['is another of the same site', canonical('https://joe.com/home'), 'success'],
    ['is on another site', canonical('https://staging.acme.com/'), 'error'],
    ['stands there twice with different values', canonical(HOME) + canonical('https://joe.com/b'), 'warning'],
    ['is no address', canonical('http://['), 'error'],
    ['is replaced by a refresh', `${canonical(HOME)}<meta http-equiv="refresh" content="0; url=/home">`, 'warning'],
    ['stands beside a plain reload', `${canonical(HOME)}<meta http-equiv="refresh" content="600">`, 'success'],
  ])('%s', (_name, head, status) => {
    expect(judge({ head }).status).toBe(status);
  });

  it('is shown together with its competitor if a page has two', () => {
    const { description, evidence } = judge({ head: canonical(HOME) + canonical('https://joe.com/b') });
    expect(description).toContain(`“${HOME}” and “https://joe.com/b”`);
    expect(evidence.map(({ excerpt }) => excerpt)).toEqual([canonical(HOME), canonical('https://joe.com/b')]);
  });

  it('is broken if the scan saw it fail', () => {
    const links = [{ url: 'https://joe.com/home', from: HOME, status: 404, redirects: 0 }];
    expect(judge({ head: canonical('https://joe.com/home'), links }).status).toBe('error');
  });
});
