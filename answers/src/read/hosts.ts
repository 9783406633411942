import type { AnswerSource, BusinessFacts, SourceClass } from '@named-first/contract';
import { bareHost, isPlatform, platformOf } from '@named-first/scanner/readers';
import type { ConsultedSource } from '../answer.ts';

const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|ref|source|si|srsltid)$/i;
const MAX_ADDRESS_LENGTH = 2000;
/** A host in running text: `acme-plumbing.com`, `www.acme.co.uk/contact`. */
const HOST_IN_TEXT =
  /(?<![\p{L}\p{N}@._-])(?:https?:\/\/)?((?:[a-z\d](?:[a-z\d-]{0,62})\.){1,5}[a-z]{2,24})(?![\p{L}\p{N}@_-])/giu;
/** File extensions and abbreviations that look like hosts. */
const NO_HOST = /\.(?:html?|php|pdf|jpg|png|txt|docx?|js|ts|m|g|e|v)$/i;
const MAX_SOURCES = 200;

/** An http or https URL without fragment and tracking parameters; null for anything else. */
export function cleanAddress(written: string): URL | null {
  const url = written.length > MAX_ADDRESS_LENGTH ? null : URL.parse(written.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  for (const key of [...url.searchParams.keys()]) if (TRACKING.test(key)) url.searchParams.delete(key);
  return url;
}

/** True for the host itself and its subdomains: `notlinear.app` is not a subdomain of `linear.app`. */
export function isBelow(host: string, domain: string): boolean {
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}

export function isOwnHost(host: string, { domain }: Pick<BusinessFacts, 'domain'>): boolean {
  return isBelow(host.toLowerCase().replace(/^www\./, ''), domain.toLowerCase());
}

export type HostInText = { host: string; at: number; end: number };

/** Hosts that a text spells out. */
export function hostsIn(text: string): HostInText[] {
  const found: HostInText[] = [];
  for (const match of text.matchAll(HOST_IN_TEXT)) {
    const host = (match[1] ?? '').toLowerCase().replace(/^www\./, '');
    // A full stop without a space can be the end of a sentence: `drains.Call`.
    if (NO_HOST.test(host) || /\.\p{Lu}\p{Ll}/u.test(match[1] ?? '')) continue;
    found.push({ host, at: match.index, end: match.index + match[0].length });
    if (found.length === MAX_SOURCES) break;
  }
  return found;
}

/** The comparison key of a page on a platform: host and path in lower case. */
function pageKey(url: URL): string {
  return `${bareHost(url.href)}${url.pathname.replace(/\/+$/, '').toLowerCase()}`;
}

/** True for a page on another site that the business links to as its own. */
export function isOwnProfile(url: URL, { profiles }: Pick<BusinessFacts, 'profiles'>): boolean {
  if (url.pathname === '/' || url.pathname === '') return false;
  return profiles.some((profile) => {
    const own = cleanAddress(profile.url);
    return own !== null && pageKey(own) === pageKey(url);
  });
}

const NEWS =
  /(?:^|\.)(?:news|tribune|times|herald|gazette|post|journal|observer|chronicle|zeitung|tagblatt|anzeiger|presse)|(?:bbc|cnn|nytimes|theguardian|lemonde|lefigaro|elpais|elmundo|repubblica|corriere|spiegel|sueddeutsche|faz|nrc|telegraaf|publico|globo)\./;
const PUBLIC_BODY = /(?:^|\.)(?:gov|gob|gouv|edu|mil)(?:\.[a-z]{2})?$|\.(?:gv\.at|admin\.ch|europa\.eu)$/;
const FORUM = /(?:^|\.)(?:reddit|quora|stackexchange|nextdoor|gutefrage|forocoches|mumsnet|tripadvisor)\./;
const REVIEW_SITES =
  /(?:^|\.)(?:yelp|trustpilot|provenexpert|jameda|doctolib|birdeye|consumeraffairs|ekomi|zorgkaartnederland|checkatrade)\./;
const SOCIAL = new Set([
  'facebook.com',
  'instagram.com',
  'linkedin.com',
  'youtube.com',
  'tiktok.com',
  'x.com',
  'twitter.com',
  'pinterest.com',
]);
const MORE_DIRECTORIES =
  /(?:^|\.)(?:homeadvisor|yellowpages|gelbeseiten|dasoertliche|11880|pagesjaunes|paginegialle|paginasamarillas|paginasamarelas|yell|werkspot|miodottore|herold|local|checkatrade|mybuilder|angi|thumbtack|bark|houzz|treatwell|planity|expertise|threebestrated|mapquest|chamberofcommerce|superpages|manta)\.[a-z.]{2,6}$/;

type Named = { name: string | null; class: SourceClass };

function classOf(url: URL, facts: BusinessFacts, rivals: readonly (string | null)[]): Named {
  const host = bareHost(url.href);
  if (isOwnHost(host, facts)) return { name: null, class: 'own' };
  if (rivals.some((domain) => domain !== null && isBelow(host, domain))) return { name: null, class: 'rival' };
  const name = platformOf(url)?.name ?? null;
  if ([...SOCIAL].some((domain) => isBelow(host, domain))) return { name: name ?? host, class: 'social' };
  if (FORUM.test(host)) return { name: name ?? host, class: 'forum' };
  if (PUBLIC_BODY.test(host)) return { name: null, class: 'public-body' };
  if (REVIEW_SITES.test(host)) return { name: name ?? host, class: 'review' };
  if (name !== null || isDirectory(host)) return { name: name ?? host, class: 'directory' };
  return { name: null, class: NEWS.test(host) ? 'news' : 'other' };
}

/** True for a host on which many businesses have pages. It is never a rival and never a business's own website. */
export function isDirectory(host: string): boolean {
  const url = URL.parse(`https://${host}/`);
  return (
    url !== null &&
    (platformOf(url) !== null || isPlatform(url.href) || MORE_DIRECTORIES.test(host) || REVIEW_SITES.test(host))
  );
}

type Given = { cited: readonly ConsultedSource[]; consulted: readonly ConsultedSource[] };

/** The pages that an answer cites or reads, without duplicates. A cited page is not also listed as read. */
export function sourcesOf(given: Given, facts: BusinessFacts, rivals: readonly (string | null)[]): AnswerSource[] {
  const found = new Map<string, AnswerSource>();
  for (const [cited, list] of [
    [true, given.cited],
    [false, given.consulted],
  ] as const)
    for (const { url: written, title } of list) {
      const url = cleanAddress(written);
      if (!url || found.has(url.href) || found.size === MAX_SOURCES) continue;
      const { name, class: kind } = classOf(url, facts, rivals);
      found.set(url.href, {
        url: url.href,
        host: bareHost(url.href),
        title: title?.slice(0, 200) ?? null,
        cited,
        class: kind,
        platform: name,
      });
    }
  return [...found.values()];
}
