import { escapeHtml, pasted } from '../../fix/pasted-value.ts';
import { LANGUAGES, type LanguageCode } from '../../lexicon/language-code.ts';
import type { CertainFacts } from '../../understand/certain-facts.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { type Platform, profilesToAdd } from '../../understand/identity/platforms.ts';
import type { Profile } from '../../understand/identity/profiles.ts';
import { defineCheck } from '../check.ts';
import { nameList } from '../name-list.ts';
import { type Fix, finding, type Judgement, notMeasured, type Status, success } from '../verdict.ts';

const ENOUGH_PROFILES = 4;
const ENOUGH_SAME_AS = 2;
const MIN_PROFILES = 2;
const MAX_TO_ADD = 6;

type Facts = Pick<SiteFacts, 'profiles' | 'trade' | 'subject' | 'pages' | 'certain' | 'language'>;

/** Links to the business's own profiles, by which its identity can be verified. */
export const identityLinks = defineCheck({
  id: 'identity-links',
  needs: ['profiles', 'trade', 'subject', 'pages', 'certain', 'language'],
  judge: (facts: Facts): Judgement => {
    if (facts.pages.length === 0) return notMeasured('We could not read your pages, so we did not look for links.');
    const { profiles } = facts.profiles;
    const own = distinctPlatforms(profiles.filter(({ fit }) => fit === 'fits' || fit === 'unknown'));
    const wrong = profiles.filter(({ fit }) => fit === 'front-page' || fit === 'template-maker');
    const strange = profiles.filter(
      ({ platform, fit }) =>
        fit === 'other-name' || (fit === 'no-profile' && !own.some((profile) => profile.platform === platform)),
    );
    const hasMap = own.some(({ kind }) => kind === 'map');
    const sameAs = own.filter((profile) => profile.sameAs !== null).length;
    const status =
      wrong.length > 0 || own.length < MIN_PROFILES
        ? 'error'
        : own.length >= ENOUGH_PROFILES && hasMap && sameAs >= ENOUGH_SAME_AS
          ? 'success'
          : 'warning';
    const shown = [...wrong, ...strange, ...own];
    const description = describe({ own, wrong, strange, hasMap, sameAs }, status);
    const excerpts = shown.flatMap(({ linked, sameAs: marked }) => linked ?? marked ?? []);
    return status === 'success'
      ? success(description, excerpts)
      : finding(status, description, excerpts, fix(facts, own, wrong, strange));
  },
});

type Found = {
  own: readonly Profile[];
  wrong: readonly Profile[];
  strange: readonly Profile[];
  hasMap: boolean;
  sameAs: number;
};

function describe({ own, wrong, strange, hasMap, sameAs }: Found, status: Status): string {
  const names = nameList(own.map(({ name }) => name));
  if (status === 'success') return `AI checks you against other sites. You link to ${own.length}: ${names}.`;
  const start =
    own.length === 0
      ? 'AI checks you against other sites. You link to none.'
      : `AI checks you against other sites. You link to ${own.length}: ${names}.`;
  const [bad] = wrong;
  if (bad) {
    const what =
      bad.fit === 'front-page'
        ? `Your ${bad.name} link goes to their front page, not to you.`
        : `Your ${bad.name} link goes to the maker of your website, not to you.`;
    return `${start} ${what}`;
  }
  const [odd] = strange;
  if (odd && isMapSearch(odd))
    return `${start} Your ${odd.name} link is a search or a route on the map, not your listing.`;
  if (odd) {
    const what =
      odd.fit === 'no-profile'
        ? 'does not look like the address of a page about you'
        : 'does not seem to carry your name';
    return `${start} Your ${odd.name} link ${what}.`;
  }
  if (own.length === 0) return `${start} Four or more make it easy to see that it is you.`;
  if (!hasMap) return `${start} None of them is a map listing.`;
  if (own.length < ENOUGH_PROFILES) return `${start} Four or more make it easy to see that it is you.`;
  return `${start} But ${sameAs === 0 ? 'none' : `only ${sameAs}`} of them is in the hidden label for machines. Two should be.`;
}

function fix(
  { trade, subject, certain, language }: Facts,
  own: readonly Profile[],
  wrong: readonly Profile[],
  strange: readonly Profile[],
): Fix {
  const have = new Set(own.map(({ platform }) => platform));
  // One map listing is enough to start with.
  const hasMap = own.some(({ kind }) => kind === 'map');
  const missing = profilesToAdd(trade, subject.country)
    .filter(({ id, kind }) => !have.has(id) && !(hasMap && kind === 'map'))
    .slice(0, MAX_TO_ADD);
  const steps = [
    ...wrong.map(({ name, url }) => `Change or remove the link to ${name}: ${url}`),
    ...(strange.some(isMapSearch)
      ? ['Open your listing on the map, copy its link under “Share”, and use it in place of the link you have.']
      : []),
    ...strange
      .filter((profile) => !isMapSearch(profile))
      .map(({ url }) => `Open ${url} and check that it is your own page. If it is, leave it.`),
    ...missing.map(
      ({ name, kind }) =>
        `Add a link to your own page on ${name}${kind === 'map' ? ' (claim the listing first if you have not)' : ''}.`,
    ),
    'Put the links in the footer, and the same addresses into the sameAs list of your business markup.',
  ];
  const summary =
    wrong.length > 0
      ? 'Point each link at your own page, and add the ones you lack.'
      : hasMap
        ? 'Link to your own pages on the sites where people look you up.'
        : 'Link to your own pages on the sites where people look you up, a map first.';
  const footer = missing.length > 0 ? [linkList(missing, certain, language.language)] : [];
  return { summary, steps, paste: [...footer, sameAsList(addressesOf(own, certain), missing)] };
}

/** `maps.google.com/?q=12 Main St` shows a place on the map instead of the listing of the business. */
function isMapSearch({ kind, fit }: Profile): boolean {
  return kind === 'map' && fit === 'no-profile';
}

/** The word between the name of a business and that of a website. */
const ON_WEBSITE: Readonly<Record<LanguageCode, string>> = {
  en: 'on',
  de: 'auf',
  fr: 'sur',
  es: 'en',
  it: 'su',
  nl: 'op',
  pt: 'no',
};

/** In other languages than those that the scan reads, a link has only the name of the website. */
function linkList(missing: readonly Platform[], { name }: CertainFacts, spoken: string): Fix['paste'][number] {
  const code = LANGUAGES.find((one) => one === spoken);
  const start = name && code ? `${escapeHtml(pasted(name, ''))} ${ON_WEBSITE[code]} ` : '';
  const lines = missing.map(
    (platform) => `<li><a href="[address of your ${platform.name} page]">${start}${platform.name}</a></li>`,
  );
  return {
    label: 'Links for your footer',
    language: 'html',
    text: `<ul>\n${lines.map((line) => `  ${line}`).join('\n')}\n</ul>`,
  };
}

/** If the owner signed profiles, only those count. */
function addressesOf(own: readonly Profile[], { signed }: CertainFacts): string[] {
  return signed ? signed.profiles.map((profile) => pasted(profile, '')) : own.map(({ url }) => url);
}

function sameAsList(own: readonly string[], missing: readonly Platform[]): Fix['paste'][number] {
  // https://schema.org/sameAs: a page about the business. Directions, searches and forms for a review are not such pages.
  const known = own.filter((url) => !/\/maps\/(?:dir|search)\b|\/writereview\b|\/review\/?$/.test(url));
  const blanks = missing
    .slice(0, Math.max(0, ENOUGH_PROFILES - known.length))
    .map(({ name }) => `[address of your ${name} page]`);
  return {
    label: 'Line for your business markup',
    language: 'json-ld',
    text: `"sameAs": ${JSON.stringify([...known, ...blanks], null, 2)}`,
  };
}

/** Two URLs on one platform count as one proof. */
function distinctPlatforms(profiles: readonly Profile[]): Profile[] {
  const found = new Map<string, Profile>();
  for (const profile of profiles) {
    const known = found.get(profile.platform);
    if (!known) found.set(profile.platform, profile);
    else
      found.set(profile.platform, {
        ...known,
        linked: known.linked ?? profile.linked,
        sameAs: known.sameAs ?? profile.sameAs,
      });
  }
  return [...found.values()];
}
