import type { Evidence } from '@named-first/contract';
import { withoutTail } from '../../read/text/plain-text.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { outwardLinks } from '../prose/link-lists.ts';
import { markupEvidence, textsOf } from '../prose/source-excerpt.ts';
import type { IdentityFacts } from './identity-facts.ts';
import { type Platform, type ProfileKind, platformOf, TEMPLATE_MAKERS } from './platforms.ts';

/**
 * Whether the URL looks like this business's own profile. `unknown`: the URL has only a number or a short code.
 * `no-profile`: it is neither the platform's front page nor an address that profiles have there.
 */
export type ProfileFit = 'fits' | 'unknown' | 'other-name' | 'no-profile' | 'front-page' | 'template-maker';

/** An external profile that the site names, in a visible link or in `sameAs`. */
export type Profile = {
  /** Platform id, e.g. `google-maps`, `yelp`. */
  platform: string;
  /** The platform as people call it. */
  name: string;
  kind: ProfileKind;
  url: string;
  fit: ProfileFit;
  /** The visible link, if there is one. */
  linked: Evidence | null;
  /** The `sameAs` (or `hasMap`) entry, if there is one. */
  sameAs: Evidence | null;
};

export type ProfileFacts = {
  /** One entry per platform and URL, in the order found. */
  profiles: readonly Profile[];
};

type ProfileInput = { pages: readonly PageFacts[]; markup: MarkupFacts; identity: Pick<IdentityFacts, 'name'> };

const MAX_PROFILES = 100;
const SHARE_LINK = /\/(?:sharer|share\.php|share\?|intent\/|dialog\/|shareArticle|plugins\/|tr\?)|[?&](?:u|url)=http/i;
/** Words in the names of many businesses: a single one of them is not a match. */
const COMMON_WORDS = new Set(
  'the and of llc inc plumbing heating cooling hvac air roofing solar electric electrical law firm office group dental family care services service company co pros pro home contractors construction energy attorneys at'.split(
    ' ',
  ),
);

/** `maps.google.com/?q=Main Street 5`: a search or a route. The number of a place (`cid`) is in other parameters. */
const MAP_SEARCH = /^(?!.*[?&](?:cid|kgmid)=).*[?&](?:q|query|daddr|saddr)=/;
/** The platform itself, also in a language or country: `/`, `/en/`, `/de_DE`. */
const FRONT_PAGE = /^\/(?:home|index\.\w+|login|sign-?up|register|[a-z]{2}(?:[-_][a-z]{2})?)?\/?$/i;

/** External profiles from visible links and markup, each judged by its URL. */
export function deriveProfiles({ pages, markup, identity }: ProfileInput): ProfileFacts {
  const found = new Map<string, Profile>();
  const note = (href: string, side: 'linked' | 'sameAs', evidence: Evidence): void => {
    const written = URL.parse(href.trim());
    const url = written && profileAddress(written);
    const platform = url && /^https?:$/.test(url.protocol) && !SHARE_LINK.test(href) ? platformOf(url) : null;
    if (!url || !platform) return;
    const fit = fitOf(platform, url, identity.name);
    if (platform.lookup && (fit === 'front-page' || fit === 'no-profile')) return;
    const key = `${platform.id} ${addressKey(url)}`;
    const known = found.get(key);
    if (known) known[side] ??= evidence;
    else if (found.size < MAX_PROFILES) found.set(key, { ...judged(platform, url, identity.name), [side]: evidence });
  };
  for (const { page, link } of outwardLinks(pages)) {
    // Link texts are often empty (an icon): then the URL itself is the evidence.
    note(link.href, 'linked', { url: page.url, place: 'link', excerpt: (link.text || link.href).slice(0, 240) });
  }
  for (const { node, page } of markup.businesses) {
    for (const property of ['sameAs', 'hasMap']) {
      for (const href of textsOf(node, property).slice(0, MAX_PROFILES))
        note(href, 'sameAs', markupEvidence(page, node, property));
    }
  }
  return { profiles: withoutNeighbours([...found.values()]) };
}

/**
 * Short links to maps do not say whose place they show. A business links to its own branches; a list of more than these
 * shows the neighbours, such as the restaurants near a holiday home.
 */
const MAX_BRANCHES = 3;

function withoutNeighbours(profiles: readonly Profile[]): Profile[] {
  const unsure = profiles.filter(({ kind, fit, sameAs }) => kind === 'map' && fit === 'unknown' && sameAs === null);
  return unsure.length > MAX_BRANCHES ? profiles.filter((profile) => !unsure.includes(profile)) : [...profiles];
}

/** Query parameters that apps and newsletters add to shared links. They do not change the page. */
const TRACKING =
  /^(?:utm_\w+|igsh(?:id)?|fbclid|gclid|mibextid|_rd[cr]|originalSubdomain|locale|hl|trk|share|rdid|share_url|xmt|ref|refsrc)$/i;
/** Language and mobile versions of Facebook. */
const FACEBOOK_HOST = /^(?:web|m|mbasic|[a-z]{2}-[a-z]{2})\.facebook\.com$/i;
/** A tab of a Facebook page, or one photo or post of it. */
const FACEBOOK_TAB = /^\/(?:pg\/)?([^/]+)\/(?:reviews|about|photos|posts|videos)(?:\/.*)?$/i;
/** LinkedIn's address of a person: the business is meant only if the whole name is in it. */
const PERSON = /^\/in\//;

/** The canonical address of a profile, without tracking parameters and tabs. */
function profileAddress(written: URL): URL {
  const url = new URL(written);
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  if (FACEBOOK_HOST.test(url.hostname)) url.hostname = 'www.facebook.com';
  if (/(?:^|\.)facebook\.com$/.test(url.hostname)) url.pathname = url.pathname.replace(FACEBOOK_TAB, '/$1');
  return url;
}

function addressKey(url: URL): string {
  return `${withoutTail(url.pathname, '/').toLowerCase()}${/id=|cid=|q=|kgmid=/.test(url.search) ? url.search : ''}`;
}

function judged(platform: Platform, url: URL, name: string | null): Profile {
  const { id, name: label, kind } = platform;
  return {
    platform: id,
    name: label,
    kind,
    url: url.href,
    fit: fitOf(platform, url, name),
    linked: null,
    sameAs: null,
  };
}

function fitOf(platform: Platform, url: URL, name: string | null): ProfileFit {
  const path = url.pathname + url.search;
  if (platform.kind === 'map' && MAP_SEARCH.test(url.search)) return 'no-profile';
  const shape = platform.profile.exec(path);
  if (path === '/') return 'front-page';
  if (!shape) return FRONT_PAGE.test(url.pathname) ? 'front-page' : 'no-profile';
  const slug = decode(shape[1] ?? shape[2] ?? '').replace(/-\d+$/, '');
  if (TEMPLATE_MAKERS.test(slug.replace(/[^a-z]/gi, ''))) return 'template-maker';
  // A short link or a number says nothing about the name.
  if (
    slug === '' ||
    !/[a-z]{3}/i.test(slug) ||
    url.hostname.endsWith('goo.gl') ||
    url.hostname === 'share.google' ||
    url.hostname.startsWith('g.') ||
    /^profile\.php|^UC|^share$/.test(slug) ||
    /[?&](?:cid|kgmid)=/.test(url.search)
  )
    return 'unknown';
  if (name === null) return 'unknown';
  const fits = platform.id === 'linkedin' && PERSON.test(path) ? slugHasAll(slug, name) : slugFits(slug, name);
  return fits ? 'fits' : 'other-name';
}

const IN_TWO_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * True if a slug contains the name: word by word (`copper-creek-plumbing-boise`), without separators
 * (`coppercreekboise`), or as initials (`ccpboise`). German letters may be spelled out: `fusspflege-ana`.
 */
export function slugFits(slug: string, name: string): boolean {
  const spelledOut = name.toLowerCase().replace(/[äöüß]/g, (letter) => IN_TWO_LETTERS[letter] ?? letter);
  return slugHas(slug, name) || slugHas(slug, spelledOut);
}

/** True if a slug has every telling word of a name: `wolfgangofner` is not `Lackiererei Ofner`. */
function slugHasAll(slug: string, name: string): boolean {
  const telling = tellingWords(wordsOf(name));
  return telling.length > 0 && telling.every((word) => letters(slug).includes(word));
}

function slugHas(slug: string, name: string): boolean {
  const joined = letters(slug);
  const words = wordsOf(name);
  const telling = tellingWords(words);
  if (joined.includes(letters(name))) return true;
  if (telling.length === 0) return words.some((word) => joined.includes(letters(word)));
  if (telling.some((word) => word.length >= 4 && joined.includes(word))) return true;
  const initials = words.map((word) => word[0]).join('');
  return telling.every((word) => joined.includes(word)) || (initials.length >= 3 && joined.startsWith(initials));
}

function letters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function tellingWords(words: readonly string[]): string[] {
  return words
    .filter((word) => !COMMON_WORDS.has(word) && word.length > 1)
    .map(letters)
    .filter(Boolean);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}
