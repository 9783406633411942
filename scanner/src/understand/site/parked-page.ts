import type { Evidence } from '@named-first/contract';
import type { Received } from '../../artifacts.ts';
import type { PageDocument } from '../../read/html/document.ts';
import { bareHost, siteDomain } from '../../read/site-address.ts';

/** A parked page is short; a shop with products "for sale" or a long page with "coming soon" is not parked. */
const PARKED_WORDS = 120;

/** Hosts whose pages, scripts or frames only occur on parked domains. */
const PARKING_HOSTS = [
  'parkingcrew.net',
  'sedoparking.com',
  'bodis.com',
  'parklogic.com',
  'above.com',
  'hugedomains.com',
  'dan.com',
  'afternic.com',
  'sedo.com',
  'uniregistry.com',
  'parking.godaddy.com',
  'img1.wsimg.com/parking-lander',
  'd38psrni17bvxu.cloudfront.net',
  'undeveloped.com',
  'atom.com',
  'namebright.com',
  'skenzo.com',
  'voodoo.com',
  'domainmarket.com',
];

const PARKED_PHRASES =
  /\b(?:this |the )?domain(?: name)?(?: [\w.-]{3,63})? (?:is|may be|might be) (?:for sale|parked|available for (?:sale|purchase)|registered at)\b|\bbuy this domain\b|\bdomain (?:is )?parked\b|\bparked (?:free|domain|page)\b|\bthis (?:web ?site|site|domain|page) is (?:parked|for sale)\b|\bthe domain has expired\b|\bthis domain has expired\b|\bmake an offer on this domain\b|\binquire about this domain\b/i;

const PLACEHOLDER_PHRASES =
  /\b(?:web ?site|site|page) (?:is )?(?:coming soon|under construction)\b|\bunder construction\b|^\s*coming soon\b|\bour (?:new )?(?:web ?site|site) is (?:almost here|on its way|coming soon|launching soon)\b|\blaunching soon\b|\bwelcome to nginx\b|\bapache2? (?:ubuntu|debian)? ?default page\b|\bit works!|\biis windows server\b|\bdefault (?:web ?site|server|plesk|cpanel)? ?page\b|\bfuture home of\b|\bthis account has been suspended\b|\baccount suspended\b|\bindex of \/|\bhello world!? welcome to wordpress\b|\bplaceholder page\b|\bsite not (?:found|published|configured)\b|\bthere isn't a github pages site here\b/i;

/** The words or host that identify a parked, for-sale or placeholder page; null for every page with its own content. */
export function parkedEvidence(home: PageDocument, fetched: Received): Evidence | null {
  if (wordCount(home.visibleText) >= PARKED_WORDS) return null;
  const host = parkingHost(home, fetched);
  if (host) return host;
  const text = `${home.title?.text ?? ''}\n${home.visibleText}`;
  const match = PARKED_PHRASES.exec(text) ?? PLACEHOLDER_PHRASES.exec(text);
  if (!match) return null;
  const start = text.lastIndexOf('\n', match.index) + 1;
  const end = text.indexOf('\n', match.index);
  const excerpt = text
    .slice(start, end < 0 ? undefined : end)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 240);
  return { url: home.url, place: start === 0 && home.title ? 'title' : 'text', excerpt };
}

function parkingHost(home: PageDocument, fetched: Received): Evidence | null {
  const finalHost = siteDomain(fetched.url);
  if (PARKING_HOSTS.includes(finalHost))
    return { url: fetched.url, place: 'response', excerpt: `HTTP ${fetched.status} ${bareHost(fetched.url)}` };
  const sources = [...home.scripts.map((script) => script.src), ...home.iframes.map((frame) => frame.src)];
  const parked = sources.find((src) => PARKING_HOSTS.some((host) => isHost(src, host)));
  return parked ? { url: home.url, place: 'script', excerpt: parked.slice(0, 240) } : null;
}

function isHost(src: string, host: string): boolean {
  const bare = src.replace(/^(?:https?:)?\/\//, '');
  return bare.startsWith(host) || bare.slice(0, bare.indexOf('/') >>> 0).endsWith(`.${host}`);
}

function wordCount(text: string): number {
  return text.split(/\s+/, PARKED_WORDS + 1).filter((word) => word !== '').length;
}
