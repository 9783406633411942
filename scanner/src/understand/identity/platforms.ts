import type { Trade } from '@named-first/contract';
import { COUNTRIES, countryOf } from '../../lexicon/countries/index.ts';
import { customersOf } from '../trade/customers.ts';
import type { TradeFacts } from '../trade/trade-facts.ts';

export type ProfileKind = 'map' | 'listing' | 'social' | 'trade';

/** A platform where a business can have a profile. */
export type Platform = {
  id: string;
  name: string;
  kind: ProfileKind;
  /** Host without `www.`, or its suffix. */
  hosts: readonly string[];
  /** The path of a profile; group 1 is the part with the name, if there is one. */
  profile: RegExp;
  reviews: boolean;
  /** Its home page is a lookup for numbers, so linking there is not a mistake. */
  lookup?: true;
  /**
   * The countries whose businesses are told to add it, besides those that list its host as a directory (ISO 3166);
   * everywhere if absent.
   */
  countries?: readonly string[];
  /** The trades it is for; all if empty. */
  trades: readonly Trade[];
};

const UNITED_STATES = ['US'];
const NORTH_AMERICA = ['US', 'CA'];
const HOME_TRADES: readonly Trade[] = ['hvac', 'plumbing', 'roofing', 'solar', 'generic'];

/**
 * Platforms by host and by the shape of a profile's URL, as in their public pages. Any other URL on these hosts is the
 * platform's home page, a search or a share button.
 */
const PLATFORMS: readonly Platform[] = [
  {
    id: 'google-maps',
    name: 'Google Maps',
    kind: 'map',
    hosts: [
      'maps.google.com',
      'maps.app.goo.gl',
      'g.page',
      'g.co',
      'goo.gl',
      'share.google',
      'search.google.com',
      'business.google.com',
    ],
    profile: /^\/(?:maps\/|kgs\/|r\/|local\/(?:write)?reviews?|local\/|place\/|\?|$)?([\w%+.-]{3,})?/,
    reviews: true,
    trades: [],
  },
  {
    id: 'google-maps',
    name: 'Google Maps',
    kind: 'map',
    hosts: ['google.com'],
    profile: /^\/maps\/(?:place\/([^/@]+)|dir\/|search\/|embed|\?|$|@)|^\/maps\?|^\/search\?.*kgmid=/,
    reviews: true,
    trades: [],
  },
  {
    id: 'apple-maps',
    name: 'Apple Maps',
    kind: 'map',
    hosts: ['maps.apple.com', 'maps.apple', 'businessconnect.apple.com'],
    profile: /^\/(?:place|\?|p\/)/,
    reviews: false,
    trades: [],
  },
  {
    id: 'bing-maps',
    name: 'Bing Maps',
    kind: 'map',
    hosts: ['bing.com'],
    profile: /^\/maps/,
    reviews: false,
    trades: [],
  },
  {
    id: 'yelp',
    name: 'Yelp',
    kind: 'listing',
    hosts: ['yelp.com'],
    profile: /^\/biz\/([\w%-]+)/,
    reviews: true,
    countries: UNITED_STATES,
    trades: [],
  },
  {
    id: 'bbb',
    name: 'BBB',
    kind: 'listing',
    hosts: ['bbb.org'],
    profile: /^\/(?:[a-z]{2}\/)?[\w-]+\/[\w-]+\/profile\/[\w-]+\/([\w-]+?)-\d|\/business-reviews\/.+\/([\w-]+)-in-/,
    reviews: true,
    countries: NORTH_AMERICA,
    trades: [],
  },
  {
    id: 'facebook',
    name: 'Facebook',
    kind: 'social',
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
    profile:
      /^\/(?!sharer|share\.php|dialog|plugins|tr\b|login|help|policies|groups\/?$|pages\/?$|watch\/?$|(?:photo|permalink|story)(?:\.php|\/)|(?:events|media|hashtag|reel)\/)(?:pages\/(?:category\/[^/]+\/)?|pg\/|p\/|people\/)?(profile\.php\?id=\d+|[\w.%-]{3,})/,
    reviews: true,
    trades: [],
  },
  {
    id: 'instagram',
    name: 'Instagram',
    kind: 'social',
    hosts: ['instagram.com'],
    profile: /^\/(?!p\/|reel\/|explore|accounts|about)([\w.]{2,})/,
    reviews: false,
    trades: [],
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    kind: 'social',
    hosts: ['linkedin.com'],
    profile: /^\/(?:company|in|school)\/([\w%-]+)/,
    reviews: false,
    trades: [],
  },
  {
    id: 'xing',
    name: 'XING',
    kind: 'social',
    hosts: ['xing.com'],
    profile: /^\/(?:pages|companies|profile)\/([\w%.-]+)/,
    reviews: false,
    trades: [],
  },
  {
    id: 'youtube',
    name: 'YouTube',
    kind: 'social',
    hosts: ['youtube.com'],
    profile: /^\/(?:@|c\/|user\/|channel\/(?=UC))([\w%.-]+)/,
    reviews: false,
    trades: [],
  },
  {
    id: 'tiktok',
    name: 'TikTok',
    kind: 'social',
    hosts: ['tiktok.com'],
    // The app shares profiles and videos as short links.
    profile: /^\/(?:@([\w.-]{2,})\/?(?:\?|$)|(?:t\/)?Z\w{6,}\/?(?:\?|$))/,
    reviews: false,
    trades: [],
  },
  {
    id: 'nextdoor',
    name: 'Nextdoor',
    kind: 'listing',
    hosts: ['nextdoor.com'],
    profile: /^\/(?:pages|page|agency-detail)\/(?:[a-z]{2}\/[^/]+\/)?([\w-]+)/,
    reviews: true,
    countries: UNITED_STATES,
    trades: HOME_TRADES,
  },
  {
    id: 'angi',
    name: 'Angi',
    kind: 'trade',
    hosts: ['angi.com', 'angieslist.com'],
    profile: /^\/companylist\/.*?([\w-]+?)-reviews-\d+|^\/companylist\/.+\/([\w-]+)\.htm/,
    reviews: true,
    countries: UNITED_STATES,
    trades: HOME_TRADES,
  },
  {
    id: 'homeadvisor',
    name: 'HomeAdvisor',
    kind: 'trade',
    hosts: ['homeadvisor.com'],
    profile: /^\/rated\.([\w-]+?)\.\d+/,
    reviews: true,
    countries: UNITED_STATES,
    trades: HOME_TRADES,
  },
  {
    id: 'houzz',
    name: 'Houzz',
    kind: 'trade',
    hosts: ['houzz.com'],
    profile: /^\/(?:pro|professionals)\/(?:[\w-]+\/)?([\w-]+)/,
    reviews: true,
    countries: UNITED_STATES,
    trades: HOME_TRADES,
  },
  {
    id: 'thumbtack',
    name: 'Thumbtack',
    kind: 'trade',
    hosts: ['thumbtack.com'],
    profile: /^\/[a-z]{2}\/[\w-]+\/[\w-]+\/([\w-]+)\/service\//,
    reviews: true,
    countries: UNITED_STATES,
    trades: HOME_TRADES,
  },
  {
    id: 'gaf',
    name: 'GAF contractor directory',
    kind: 'trade',
    hosts: ['gaf.com'],
    profile: /^\/(?:en-us\/)?roofing-contractors\/.*?([\w-]+?)-\d{5,}/,
    reviews: true,
    countries: NORTH_AMERICA,
    trades: ['roofing'],
  },
  {
    id: 'avvo',
    name: 'Avvo',
    kind: 'trade',
    hosts: ['avvo.com'],
    profile: /^\/attorneys\/[\w-]*?([a-z-]+)-\d+/,
    reviews: true,
    countries: UNITED_STATES,
    trades: ['legal'],
  },
  {
    id: 'justia',
    name: 'Justia',
    kind: 'trade',
    hosts: ['justia.com', 'lawyers.justia.com'],
    profile: /^\/(?:lawyer|firm|lawyers)\/([\w-]+)/,
    reviews: true,
    countries: UNITED_STATES,
    trades: ['legal'],
  },
  {
    id: 'findlaw',
    name: 'FindLaw',
    kind: 'trade',
    hosts: ['findlaw.com'],
    profile: /^\/(?:lawyer|firm|lawfirm|profile)[\w/-]*?\/([\w-]+)/,
    reviews: true,
    countries: UNITED_STATES,
    trades: ['legal'],
  },
  {
    id: 'state-bar',
    name: 'State bar',
    kind: 'trade',
    hosts: [
      'americanbar.org',
      'calbar.ca.gov',
      'texasbar.com',
      'floridabar.org',
      'isb.idaho.gov',
      'wsba.org',
      'osbar.org',
      'utahbar.org',
    ],
    profile: /^\/.*(?:licensee|attorney|member|directory|lawyer|profile|find)/i,
    reviews: false,
    lookup: true,
    countries: UNITED_STATES,
    trades: ['legal'],
  },
  {
    id: 'healthgrades',
    name: 'Healthgrades',
    kind: 'trade',
    hosts: ['healthgrades.com'],
    profile: /^\/(?:dentist|physician|providers|(?:group|hospital)-directory(?:\/[\w-]+){0,2})\/([\w-]+)/,
    reviews: true,
    countries: UNITED_STATES,
    trades: ['healthcare'],
  },
  {
    id: 'zocdoc',
    name: 'Zocdoc',
    kind: 'trade',
    hosts: ['zocdoc.com'],
    profile: /^\/(?:dentist|doctor|practice)\/([\w-]+)/,
    reviews: true,
    countries: UNITED_STATES,
    trades: ['healthcare'],
  },
  {
    id: 'vitals',
    name: 'Vitals',
    kind: 'trade',
    hosts: ['vitals.com'],
    profile: /^\/(?:doctors|dentists|practice)\/([\w-]+)/,
    reviews: true,
    countries: UNITED_STATES,
    trades: ['healthcare'],
  },
  {
    id: 'npi',
    name: 'NPI registry',
    kind: 'trade',
    hosts: ['npiregistry.cms.hhs.gov'],
    profile: /^\/(?:provider-view\/|search\?|registry\/)/,
    reviews: false,
    lookup: true,
    countries: UNITED_STATES,
    trades: ['healthcare'],
  },
  {
    id: 'energysage',
    name: 'EnergySage',
    kind: 'trade',
    hosts: ['energysage.com'],
    profile: /^\/(?:supplier|local-data\/.*?supplier)\/(?:\d+\/)?([\w-]+)/,
    reviews: true,
    countries: UNITED_STATES,
    trades: ['solar'],
  },
  {
    id: 'solarreviews',
    name: 'SolarReviews',
    kind: 'trade',
    hosts: ['solarreviews.com'],
    profile: /^\/(?:company|installers)\/([\w-]+)/,
    reviews: true,
    countries: UNITED_STATES,
    trades: ['solar'],
  },
  {
    id: 'wikidata',
    name: 'Wikidata',
    kind: 'listing',
    hosts: ['wikidata.org'],
    profile: /^\/(?:wiki|entity)\/Q\d+/,
    reviews: false,
    trades: [],
  },
];

/** Accounts of website and theme makers that copies of their templates still link to. */
export const TEMPLATE_MAKERS =
  /^(?:wix|squarespace|wordpress(?:dotcom)?|godaddy|elegantthemes|elementor|elemntor|themeforest|envato|astra|divi|weebly|duda|webflow|shopify|thryv|hibu|scorpion(?:internetmarketing)?|bluecorona|brizy|generatepress|kadencewp|yourbusiness|yourcompany|yourpage|yourprofile|username|example|companyname|mybusiness)$/i;

/** `google.de`, `maps.google.co.uk`, `yelp.com.au` and similar hosts are the same platforms in other countries. */
const COUNTRY_HOST = /(?<=^|\.)(google|yelp)\.(?:[a-z]{2}|com?\.[a-z]{2})$/;

const byHost = new Map<string, Platform[]>();
for (const platform of PLATFORMS)
  for (const host of platform.hosts) byHost.set(host, [...(byHost.get(host) ?? []), platform]);

/** Directories of single countries. The shape of their URLs is unknown, so a page there says nothing about the name. */
for (const { code, directories } of COUNTRIES) {
  for (const { name, host } of directories) {
    if (hostsAbove(host).some((above) => byHost.has(above))) continue;
    const kind = 'listing';
    const profile = /^\/\S{2,}/;
    byHost.set(host, [
      { id: host, name, kind, hosts: [host], profile, reviews: false, lookup: true, countries: [code], trades: [] },
    ]);
  }
}

/** A host and its parent domains: `uk.trustpilot.com` and `trustpilot.com`. */
function hostsAbove(named: string): string[] {
  const host = named.endsWith('.com') ? named : named.replace(COUNTRY_HOST, '$1.com');
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}

/** The platform of a URL's host, or null. */
export function platformOf(url: URL): Platform | null {
  for (const name of hostsAbove(url.hostname.toLowerCase())) {
    const platforms = byHost.get(name);
    // Several Google hosts serve maps and much else, so the path decides.
    if (platforms)
      return (
        platforms.find((platform) => !isGeneralHost(name) || platform.profile.test(url.pathname + url.search)) ?? null
      );
  }
  return null;
}

function isGeneralHost(host: string): boolean {
  return (
    host === 'google.com' ||
    host === 'bing.com' ||
    host === 'goo.gl' ||
    host === 'g.co' ||
    host === 'search.google.com' ||
    host === 'business.google.com' ||
    host === 'gaf.com'
  );
}

const FIRST_FOR_ALL = ['google-maps', 'apple-maps', 'bing-maps', 'facebook', 'yelp', 'bbb'];
const FIRST_BY_TRADE: Record<Trade, readonly string[]> = {
  hvac: ['nextdoor', 'angi', 'thumbtack', 'linkedin'],
  plumbing: ['nextdoor', 'angi', 'thumbtack', 'linkedin'],
  roofing: ['gaf', 'angi', 'nextdoor', 'houzz', 'youtube'],
  solar: ['energysage', 'solarreviews', 'angi', 'youtube'],
  legal: ['avvo', 'justia', 'findlaw', 'state-bar', 'linkedin'],
  healthcare: ['healthgrades', 'zocdoc', 'vitals', 'npi'],
  generic: ['nextdoor', 'linkedin', 'instagram'],
};

/**
 * The profiles to add, most useful first: maps, the directories that customers in the country use, then the rest. A
 * directory of some trades is left out unless the site's trade is certain.
 */
export function profilesToAdd(
  { trade, id, certainty }: Pick<TradeFacts, 'trade' | 'id' | 'certainty'>,
  country: string | null,
): Platform[] {
  const regulated = trade === 'legal' || trade === 'healthcare' || trade === 'solar';
  const local = directoriesOf(country, certainty === 'certain' ? { id, trade } : null);
  const forAll = platforms(...FIRST_FOR_ALL);
  const forTrade = platforms(...FIRST_BY_TRADE[trade]);
  const order = regulated
    ? [...platforms('google-maps'), ...forTrade, ...local, ...forAll]
    : [...forAll, ...local, ...forTrade];
  return [...new Set([...order, ...platforms('linkedin')])].filter(
    (platform) => local.includes(platform) || isSuggestedIn(platform, country),
  );
}

function platforms(...ids: readonly string[]): Platform[] {
  return ids.flatMap((wanted) => PLATFORMS.find(({ id }) => id === wanted) ?? []);
}

/** The directories of a country, those of the trade first. The United States have their own order. */
function directoriesOf(country: string | null, known: Pick<TradeFacts, 'trade' | 'id'> | null): Platform[] {
  if (country === 'US') return [];
  const directories = countryOf(country)?.directories ?? [];
  const tradeId = known?.id ?? null;
  const used = known && customersOf(known);
  const fitting = directories.filter(
    ({ trades, customers }) =>
      (trades === 'all' || (tradeId !== null && trades.includes(tradeId))) &&
      (customers === undefined || (used !== null && customers.includes(used))),
  );
  return [...fitting]
    .sort((a, b) => Number(a.trades === 'all') - Number(b.trades === 'all'))
    .flatMap(({ host }) =>
      hostsAbove(host)
        .flatMap((above) => byHost.get(above) ?? [])
        .slice(0, 1),
    )
    .filter(({ kind }) => kind !== 'map');
}

function isSuggestedIn({ countries }: Platform, country: string | null): boolean {
  return countries === undefined || (country !== null && countries.includes(country));
}
