import type { PageRole } from '../artifacts.ts';
import { foldText } from '../lexicon/word-pattern.ts';
import { rolesOfWords, slugOf, type TellingRole } from './role-words.ts';

export type InnerRole = Exclude<PageRole, 'home'>;

/**
 * How a role shows in an English path and in the text of a link. Whole words, joined by hyphens in a path. The words of
 * the other languages are in the lexicon.
 */
const PATH_ROLES: readonly (readonly [TellingRole, RegExp])[] = [
  [
    'contact',
    /(?:^|\/)(?:contacts?|contact-(?:us|me|info|page)|get-in-touch|reach-us|contactus|kontakt(?:-[\w-]+)?|contactos?|contatt[io]|contatos?|contactez-nous|nous-contacter|contacta(?:nos)?|contattaci|neem-contact-op|contactgegevens|anfahrt|dove-siamo|donde-estamos|fale-conosco)(?:\/|\.|$)/,
  ],
  [
    'about',
    /(?:^|\/)(?:about|about-[\w-]+|aboutus|our-(?:story|company|team|firm|practice|history)|who-we-are|meet-[\w-]*team|company|the-team|team|our-attorneys|our-doctors|ue?ber-(?:uns|mich)|chi-(?:siamo|sono)|qui-(?:sommes-nous|suis-je)|a-propos|quienes-somos|quien-soy|sobre-(?:nosotros|mi|nos|mim)|quem-somos|over-(?:ons|mij))(?:\/|\.|$)/,
  ],
  ['imprint', /(?:^|\/)(?:impressum|imprint|legal|legal-notice|mentions-legales)(?:\/|\.|$)/],
  ['faq', /(?:^|\/)(?:faqs?|[\w-]*frequently-asked[\w-]*|common-questions|questions)(?:\/|\.|$)/],
  ['reviews', /(?:^|\/)(?:[\w-]*reviews?|[\w-]*testimonials?)(?:\/|\.|$)/],
  [
    'pricing',
    /(?:^|\/)(?:pricing|prices?|price-list|rates|our-rates|fees|costs?|financing|[\w-]*-(?:pricing|prices|costs?|financing|fees)|payment-options)(?:\/|\.|$)/,
  ],
  [
    'area',
    /(?:^|\/)(?:service-areas?|areas?-(?:we-)?served?|areas?|locations?|cities|towns|where-we-work|communities|serving-[\w-]+|areas-we-serve)(?:\/|\.|$)/,
  ],
  [
    'service',
    /(?:^|\/)(?:our-)?(?:services?|practice-areas?|practice|areas-of-practice|treatments?|what-we-do|solutions|procedures|specialties)(?:\/|\.|$)/,
  ],
];

const ANCHOR_ROLES: readonly (readonly [TellingRole, RegExp])[] = [
  ['contact', /^(?:contact(?: us| me)?|get in touch|reach us)$/],
  [
    'about',
    /^(?:about(?: us| me)?|our (?:story|team|company|firm|history)|who we are|meet the team|company|about .{2,30})$/,
  ],
  ['imprint', /^(?:imprint|legal|legal notice|legal information|company information)$/],
  ['faq', /^(?:faqs?|frequently asked questions|common questions|questions)$/],
  ['reviews', /^(?:(?:customer |client |patient |our )?(?:reviews|testimonials))$/],
  ['pricing', /^(?:pricing|prices|our prices|rates|fees|costs?|financing|payment options)$/],
  ['area', /^(?:(?:our )?service areas?|areas? (?:we serve|served)|locations?|where we work)$/],
  ['service', /^(?:(?:our |all )?services|practice areas|areas of practice|treatments|what we do)$/],
];

/** A slug that names a town: `plumber-in-boise`. */
const TOWN_SLUG = /(?:^|\/)(?:[a-z]+-){1,4}in-[a-z]+(?:-[a-z]+){0,3}\/?$/;
/** The codes of American states, without those that are words of other languages. */
const STATES = 'a[kzr]|c[at]|dc|fl|ga|hi|i[ad]|k[sy]|m[dnost]|n[cdhjmvy]|o[hk]|pa|ri|s[cd]|t[nx]|ut|vt|w[aivy]';
/** `seguro-de-vida` and `aller-au-musee-la-nuit` are in no state. */
const STATES_AND_WORDS = 'al|co|de|il|in|la|m[aei]|ne|or|va';
const STATE_SLUG = slugWithState(STATES);
const STATE_OR_WORD_SLUG = slugWithState(STATES_AND_WORDS);

/** `boise-id-plumber`, `plumber-upper-arlington-oh` */
function slugWithState(codes: string): RegExp {
  return new RegExp(
    `(?:^|/)[a-z]+(?:-[a-z]+)?-(?:${codes})(?:-[a-z]+){0,3}/?$|(?:^|/)[a-z]+(?:-[a-z]+){2,4}-(?:${codes})/?$`,
  );
}

/** Services of local businesses, in the words of all trades that the scan knows. */
const SERVICE_WORDS =
  /\b(?:plumb(?:ing|ers?)|drains?|sewers?|water-heaters?|tankless|leaks?|repiping|toilets?|faucets?|gas-lines?|sump-pumps?|hvac|heating|cooling|air-conditioning|air-conditioners?|ac|furnaces?|boilers?|heat-pumps?|ducts?|ductless|mini-splits?|thermostats?|indoor-air|roof(?:s|ing)?|gutters?|siding|shingles?|skylights?|solar|panels?|batter(?:y|ies)|ev-chargers?|electrical|wiring|generators?|law|injury|accidents?|divorce|custody|family-law|estate-planning|probate|bankruptcy|criminal|dui|immigration|wills?|dental|dentistry|implants?|invisalign|orthodontics?|whitening|crowns?|veneers?|root-canals?|extractions?|physical-therapy|dermatology|botox|primary-care|pediatrics?|chiropractic|repairs?|installations?|install|replacements?|maintenance|inspections?|cleaning|emergency|remodel(?:ing)?|tune-ups?)\b/;

/** Not pages about the business: files, accounts, legal texts, archives. */
const NEVER =
  /\.(?:pdf|jpe?g|png|gif|webp|svg|avif|ico|css|js|mjs|json|xml|txt|zip|gz|docx?|xlsx?|mp[34]|mov|woff2?|ics|vcf)$|(?:^|\/)(?:wp-(?:admin|content|json|includes|login)|admin|administrator|backoffice|dashboard|intranet|painel|cdn-cgi|cart|checkout|my-account|account|log-?in[\w-]*|sign-?in|sign-?up|register|logout|privacy|privacy-policy|datenschutz|privacidad|terms|terms-[\w-]+|cookie-policy|accessibility|disclaimer|sitemap|site-map|feed|rss|tag|tags|category|categories|author|authors|archives?|search|careers?|jobs|employment|thank-you|blog|news|posts?|articles?|press|events?|gallery|galleries|portfolio|amp|page)(?:\/|\.|$)|(?:^|\/)(?:privacy|terms|politica|politique|cookies?|datenschutz|condiciones-generales|conditions-generales|terminos)(?:-[\w-]+)?(?:\/|\.|$)|(?:^|\/)(?:cookies|agb|datenschutzerklaerung)(?:\/|\.|$)|\/\d{4}\/\d{2}\//;

/** Below every other page. */
const LAST = -1;

export type RoleGuess = { role: InnerRole; certainty: number };

/**
 * The likely role of a page, from its path and the text of the link to it. A higher certainty is more likely; null for
 * pages that a scan does not read.
 */
export function guessRole(path: string, anchor: string): RoleGuess | null {
  const slug = safeDecode(path).toLowerCase().replace(/_/g, '-').slice(0, 300);
  if (slug === '/' || slug === '' || NEVER.test(slug)) return null;
  const words = anchor.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 80);
  const top = slug.split('/').filter((part) => part !== '').length <= 1;
  const { roles, readLast } = rolesOfWords();
  const segments = segmentsOf(slug);
  if (segments.some((segment) => readLast.has(segment))) return { role: 'other', certainty: LAST };
  const byAnchor = ANCHOR_ROLES.find(([, pattern]) => pattern.test(words))?.[0] ?? roles.get(slugOf(foldText(words)));
  const byPath = PATH_ROLES.find(([, pattern]) => pattern.test(slug))?.[0] ?? roleIn(segments, roles);
  if (byPath === 'service' || byPath === 'area') {
    // An overview of services or towns is worth less than a page about one of them.
    return { role: byPath, certainty: top ? 2 : 4 };
  }
  if (byPath && (byPath === byAnchor || top)) return { role: byPath, certainty: byPath === byAnchor ? 5 : 4 };
  if (byAnchor && byAnchor !== 'service' && byAnchor !== 'area') return { role: byAnchor, certainty: 3 };
  if (namesTown(slug)) return { role: 'area', certainty: 3 };
  if (SERVICE_WORDS.test(slug) || (words !== '' && SERVICE_WORDS.test(words.replace(/ /g, '-'))))
    return { role: 'service', certainty: 3 };
  if (byAnchor) return { role: byAnchor, certainty: 2 };
  return byPath ? { role: byPath, certainty: 1 } : { role: 'other', certainty: 0 };
}

function namesTown(slug: string): boolean {
  return TOWN_SLUG.test(slug) || STATE_SLUG.test(slug) || (SERVICE_WORDS.test(slug) && STATE_OR_WORD_SLUG.test(slug));
}

/** The parts of a path without their file extension, folded: `/über-uns.html` gives `uber-uns`. */
function segmentsOf(path: string): string[] {
  return path
    .split('/')
    .map((part) => slugOf(foldText(part.replace(/\.\w{2,5}$/, ''))))
    .filter((part) => part !== '');
}

function roleIn(segments: readonly string[], roles: ReadonlyMap<string, TellingRole>): TellingRole | undefined {
  for (const segment of segments) {
    const role = roles.get(segment);
    if (role) return role;
  }
  return undefined;
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
