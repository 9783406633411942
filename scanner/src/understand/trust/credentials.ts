import type { Evidence } from '@named-first/contract';
import type { PageRole } from '../../artifacts.ts';
import type { Credential as CountryCredential } from '../../lexicon/countries/country.ts';
import { countryOf } from '../../lexicon/countries/index.ts';
import { isGivenName } from '../../lexicon/people/given-names.ts';
import { NAME_ENDS } from '../../lexicon/people/name-ends.ts';
import { ENGLISH_PHRASES } from '../../lexicon/phrases/en.ts';
import { PHRASES, phrasesOf } from '../../lexicon/phrases/index.ts';
import { endsInGoods, isHeadingOfProofs } from '../../lexicon/phrases/not-statements.ts';
import type { Phrases } from '../../lexicon/phrases/phrase.ts';
import { YEARS_LABEL } from '../../lexicon/phrases/stat-labels.ts';
import { REGISTERS, type Register } from '../../lexicon/registers.ts';
import { SAMPLE_PERSON } from '../../lexicon/sample/sample-text.ts';
import { tradeEntry } from '../../lexicon/trades/index.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import { ANY_NUMBER } from '../../read/text/word-index.ts';
import type { RefusalReason } from '../claim.ts';
import type { IdentityFacts } from '../identity/identity-facts.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { townsWithRegion } from '../places/place-names.ts';
import { clauseBefore, QUESTION } from '../prose/clause.ts';
import { foldAccents } from '../prose/folded.ts';
import { proseIn } from '../prose/read-in.ts';
import { type Prose, type Sentence, sentenceEvidence, sentencesWith } from '../prose/sentences.ts';
import { mayNameStaff } from '../prose/small-print.ts';
import { nodesOf, textsOf } from '../prose/source-excerpt.ts';
import type { LanguageFacts } from '../site/language-facts.ts';
import { isTermsPage } from '../site/legal-pages.ts';
import { namesTrade } from '../trade/trade.ts';
import type { TradeFacts } from '../trade/trade-facts.ts';
import { type LikelyProof, likelyProofs } from './likely/likely-proofs.ts';
import { endsInNameOf, isRoleElsewhere } from './people/namesakes.ts';
import { personPatterns } from './people/person-patterns.ts';
import { namedPersons, type PersonReading } from './people/persons.ts';
import { isStreetName } from './people/street-names.ts';
import {
  ABOUT_MEMBERS,
  ARTICLE_PATH,
  AT_READERS,
  BEGINS_WITH_AND,
  BEGINS_WITH_SINCE,
  BREAKS_OFF,
  GENITIVE,
  INSURED_READER,
  IS_I,
  JOINED_BEFORE,
  JOINS_NAME,
  LAW,
  LEADS_ON,
  LEARNED,
  MEMBERS,
  NAME_BEHIND,
  OF_PROFESSION,
  ORGANIZATION,
  WE_ARE,
  YEARS_FIGURE,
} from './proof-patterns.ts';
import { SPEAKS_OF_US } from './quoted/customer-words.ts';
import { customersIn } from './reviews.ts';
import { isSampleRegistration, isUnfilled } from './sample-registration.ts';
import { type Standing, standingOf } from './standing.ts';
import { isWanted } from './wanted.ts';

export const CREDENTIAL_GROUPS = ['licence', 'insured', 'certification', 'membership', 'person', 'years'] as const;
export type CredentialGroup = (typeof CREDENTIAL_GROUPS)[number];

export type Credential = {
  group: CredentialGroup;
  /** The words for it, e.g. `NATE-certified`, `since 1987`. */
  shown: string;
  /** Licence, registration, bar or NPI number, if one is next to it. */
  number: string | null;
  /** Name of its register in `lexicon/registers.ts`. */
  register?: string;
  /** The register has every company, so the entry is not a license. */
  ofCompany?: boolean;
  /** The register of people who may practise gives no numbers; anyone finds them by name. */
  byName?: boolean;
  evidence: Evidence;
};

/** It identifies the business, but says nothing about its work: `P. IVA 04181160989`, `ABN 51 824 753 556`. */
export type CompanyNumber = Omit<Credential, 'group'> & { isTax?: true };

export type CredentialFacts = {
  credentials: readonly Credential[];
  /** Groups found, in catalogue order. */
  groups: readonly CredentialGroup[];
  /** The first credential with a number. */
  numbered: Credential | null;
  /** A tax or register number of the company that anyone can look up, unless it is already a credential. */
  companyNumber: CompanyNumber | null;
  /** What the site says of the business that nobody can look up. */
  standing: Standing | null;
  /** The insurer in an imprint, which proves nothing of the cover; but nothing may say that the insurance is missing. */
  insurer?: Evidence | undefined;
  /** Other phrases of the site that are likely proofs, the likeliest first. None of them is certain. */
  likely: readonly LikelyProof[];
  /**
   * A claim of being bonded, which must never be suggested in California (cslb.ca.gov on Business and Professions Code
   * §7071.13).
   */
  bonded: Evidence | null;
  /** True for a contractor in California, by address, towns or licence words. */
  california: boolean;
};

type CredentialInput = {
  pages: readonly PageFacts[];
  markup: MarkupFacts;
  trade: Pick<TradeFacts, 'id' | 'noun' | 'languages'>;
  language?: Pick<LanguageFacts, 'language'>;
  /** ISO 3166-1 alpha-2; null without a sign of a country. */
  country?: string | null;
  identity?: Pick<IdentityFacts, 'name' | 'addresses'>;
  areas?: { places: readonly { name: string }[] };
};

/** A number right after its word: `License #PLB-C-12345`, `CSLB Lic. 1023456`, `NPI: 1234567890`. */
const NUMBERED =
  /\b(?:licen[sc]e|licen[sc]ed(?=[a-z ,&]{0,30}#)|lic|registration|reg|certificate|cert|permit|contractor|cslb|ccb|roc|npi|bar|bpr|sbn|wsba|ardc|bbo|osb|isb|rce|hic|tecl|tacla?b?|mpl|m|cfc|ccc|cac|ec)\b\.?(?:,? (?:number|no|num|nr|is|id|board|and|&|certified|insured|bonded|contractor|plumber|electrician|plumbing|electrical|roofing|hvac|master|journeyman|state|bar))*\.?\s?[:#]?\s?#?\s?\[?((?=[a-z.-]{0,8} ?\d)[a-z]{0,6}[-. ]?[a-z]{0,3}[-. ]?\d{3,12}[a-z]?(?:-\d{1,6})?)\b/;
const LICENCE_CUES = [
  'license',
  'licence',
  'licensed',
  'lic',
  'registration',
  'reg',
  'certificate',
  'permit',
  'contractor',
  'cslb',
  'ccb',
  'roc',
  'npi',
  'bar',
  'hic',
  'tecl',
  'tacla',
  'taclb',
  'mpl',
  'cfc',
  'ccc',
  'cac',
  'bpr',
  'sbn',
  'wsba',
  'ardc',
  'bbo',
  'osb',
  'isb',
  'licenses',
  'admitted',
];
/** A year or a phone number after such a word is not a licence. */
const NO_NUMBER = /^(?:19|20)\d{2}$|^\d{3}-\d{4}$/;

/** The number of a certificate in brackets after it: `Board Certified Master Arborist (MW-5884B)`. */
const BRACKETED = /^[\w ]{0,30}\(([a-z]{1,4}-?\d{3,7}[a-z]?)\)/;

/** A licence number within the text of the licence: `CRO-SP 12345`. */
const NATIONAL_NUMBER = /\d[\d./-]{2,14}\d(?:[-/][A-Z]{1,2})?/;
const NUMBER_CUES = [ANY_NUMBER];
const MAX_LABEL_LENGTH = 60;
const PROPER_NAME = /^\p{Lu}{2}|[ '’]\p{Lu}|\d/u;
const REACH = 40;
/** `Over 30 years` is clear only next to a word for the business. */
const BARE_SPAN = /^(?:over|more than) \S+ years$/;
const MAX_NAMES_BEHIND = 8;
const MAX_GENITIVES = 3;

const BONDED = /\bbonded\b/;
const BONDED_CUES = ['bonded'];
/** German law wants the insurer named there, which says nothing about the cover. https://www.gesetze-im-internet.de/dlinfov/__2.html */
const IMPRINT = /\/(?:impressum|imprint)(?:\/|\.|$)/i;
/** Insurance is what it sells, not what covers its work. */
const SELLS_INSURANCE = 'insurance-agent';
/** Its cases are about the insurance of others, unless it is that of a profession. */
const ARGUES_INSURANCE = 'law-firm';
const CSLB = /\bcslb\b|\bcontractors state license board\b|\bca (?:lic|license|contractor)\b/;
const CSLB_CUES = ['cslb', 'contractors', 'lic', 'license'];
const CALIFORNIA_CUES = ['ca', 'calif', 'california'];
const MAX_PER_GROUP = 5;
/** Registers of all countries are searched on every site, so the negations are too. */
const DENIED_ANYWHERE = new RegExp(
  Object.values(PHRASES)
    .map(({ denied }) => denied.source)
    .join('|'),
);

/** What a stranger could verify: licence, insurance, certificates, memberships, a named person, years. */
export function deriveCredentials({
  pages,
  markup,
  trade,
  language,
  country,
  identity,
  areas,
}: CredentialInput): CredentialFacts {
  const spoken = language?.language ?? 'en';
  const reading: Reading = {
    language: spoken,
    proses: pages.map((page) => proseIn(spoken, page)),
    isCustomers: customersIn(pages, spoken),
    business: identity?.name ?? null,
    towns: [
      ...(identity?.addresses.flatMap(({ parts }) => parts.city ?? []) ?? []),
      ...(areas?.places.map(({ name }) => name) ?? []),
    ],
    namesTrade: (words) => trade.id !== null && namesTrade(words, trade),
  };
  const registered = registrations(reading);
  const national = nationalProofs(reading, country ?? null);
  const credentials = CREDENTIAL_GROUPS.flatMap((group) => {
    const stated = credentialsOf(group, reading);
    const found = group === 'insured' ? stated.filter((proof) => coversWork(proof, trade.id)) : stated;
    const ofCountry = national.filter((proof) => proof.group === group);
    if (group === 'years') return best([...found, ...yearCards(reading)]);
    if (group === 'person') return best([...found, ...persons(reading, markup)]);
    return best(group === 'licence' ? [...registered, ...found, ...ofCountry] : [...found, ...ofCountry]);
  });
  return {
    credentials,
    groups: CREDENTIAL_GROUPS.filter((group) => credentials.some((credential) => credential.group === group)),
    numbered: credentials.find(({ number }) => number !== null) ?? null,
    companyNumber: companyNumberOf(reading, country ?? null, credentials),
    standing: standingOf({
      ...reading,
      home: pages[0],
      proses: reading.proses.filter(({ page }) => !ARTICLE_PATH.test(page.path)),
    }),
    insurer: insurerIn(reading),
    likely: likelyProofs({ ...reading, home: pages[0] }),
    bonded: bondedClaim(reading),
    california: (country ?? 'US') === 'US' && isContractor(trade.id) && isInCalifornia(reading.proses, markup),
  };
}

function coversWork({ shown }: Credential, tradeId: string | null): boolean {
  if (tradeId === SELLS_INSURANCE) return false;
  return tradeId !== ARGUES_INSURANCE || OF_PROFESSION.test(foldText(shown));
}

type Reading = PersonReading;

function persons(reading: Reading, markup: MarkupFacts): Credential[] {
  return namedPersons(reading, markup).map((person) => ({ group: 'person', number: null, ...person }));
}

/** Credentials with a number are worth more than promises: those first, without duplicates. */
function best(found: readonly Credential[]): Credential[] {
  const distinct = new Map<string, Credential>();
  for (const credential of found) {
    const key = `${credential.shown.toLowerCase()} ${credential.number ?? ''}`;
    if (!distinct.has(key)) distinct.set(key, credential);
  }
  return [...distinct.values()]
    .sort((a, b) => Number(b.number !== null) - Number(a.number !== null))
    .slice(0, MAX_PER_GROUP);
}

function credentialsOf(group: CredentialGroup, reading: Reading): Credential[] {
  return phrasesOf(reading.language).flatMap((phrases) => {
    const { cues } = phrases.credentials[group];
    const numbers = group === 'licence' && phrases === ENGLISH_PHRASES ? LICENCE_CUES : [];
    return reading.proses
      .filter((prose) => mayState(group, prose))
      .flatMap((prose) =>
        sentencesWith(prose, cuesWith(cues, numbers)).flatMap((sentence) =>
          reading.isCustomers(prose, sentence) ? [] : (credentialIn(group, phrases, reading, prose, sentence) ?? []),
        ),
      );
  });
}

function insurerIn(reading: Reading): Evidence | undefined {
  for (const phrases of phrasesOf(reading.language)) {
    for (const prose of reading.proses.filter(({ page }) => IMPRINT.test(page.path))) {
      for (const sentence of sentencesWith(prose, phrases.credentials.insured.cues)) {
        const insured = credentialIn('insured', phrases, reading, prose, sentence);
        if (insured) return insured.evidence;
      }
    }
  }
  return undefined;
}

/** False for pages on which such words are about something else. */
function mayState(group: CredentialGroup, { page }: Prose): boolean {
  if (group === 'insured') return !IMPRINT.test(page.path) && !isTermsPage(page);
  return group !== 'years' || !ARTICLE_PATH.test(page.path);
}

const joined = new Map<readonly string[], readonly string[]>();

/** Returns the same list for the same cues, because the word index caches the keys of a list. */
function cuesWith(cues: readonly string[], more: readonly string[]): readonly string[] {
  if (more.length === 0) return cues;
  const known = joined.get(cues) ?? [...cues, ...more];
  joined.set(cues, known);
  return known;
}

function credentialIn(
  group: CredentialGroup,
  phrases: Phrases,
  { language, business }: Reading,
  prose: Prose,
  sentence: Sentence,
): Credential | null {
  const { lower, text } = sentence;
  if (QUESTION.test(lower)) return null;
  if (group !== 'person' && group !== 'years' && isUnfilled(text)) return null;
  if (isHeadingOfProofs(text)) return null;
  if (group === 'years' && isOfOrganization(lower, business)) return null;
  if (group === 'person' && (!mayNameStaff(prose, lower) || SAMPLE_PERSON.test(lower))) return null;
  const { pattern } = phrases.credentials[group];
  const found = pattern.exec(group === 'person' ? text : lower);
  const match =
    found &&
    refusalOf(
      group,
      found[0].toLowerCase(),
      found.index,
      { ...sentence, role: prose.page.role },
      phrasesOf(language),
    ) === null
      ? found
      : null;
  if (match && group === 'years' && isWanted(prose, sentence, match.index)) return null;
  if (match && group === 'licence' && LICENSED_FOR.test(lower.slice(match.index + match[0].length))) return null;
  if (match && group === 'person' && !namesSomebody(match, sentence, business)) return null;
  // A membership only counts with the name of the organization.
  if (match && group === 'membership' && !PROPER_NAME.test(text.slice(match.index, match.index + match[0].length)))
    return null;
  const number = numberOf(group, phrases, sentence, match);
  if (!match && (number === null || found !== null)) return null;
  const at = match?.index ?? number?.at ?? 0;
  const shown = match ? text.slice(at, at + match[0].length) : (number?.words ?? '');
  const named =
    match && group === 'membership'
      ? withNameBehind(upToName(shown), text, at)
      : match && group === 'certification'
        ? withNameBehind(shown, text, at, 1)
        : group === 'person'
          ? shown.replace(LAST_WORD, (last) => (NAME_ENDS.has(last.trim().toLowerCase()) ? '' : last))
          : shown;
  return {
    group,
    shown: wholeWords(group === 'person' || group === 'years' ? named : withGenitives(named, text, at)),
    number: number?.value ?? null,
    evidence: sentenceEvidence(prose, sentence, at),
  };
}

/**
 * Without a word that joins it to what is before or behind it, and without a bracket that breaks off: `Verband (Mitglied
 * Nr.`.
 */
function wholeWords(shown: string): string {
  return shown
    .replace(BEGINS_WITH_AND, '')
    .replace(/ ?\([^()]*$/, '')
    .trim()
    .replace(LEADS_ON, '');
}

/**
 * `The hall is licensed for 120 persons` and `for civil ceremonies`, `a licensed bar`: not who may practise, but what may
 * happen there.
 */
const LICENSED_FOR =
  /^ (?:bar|bars|premises|club|pub|caf[eé]|venue|restaurant|hotel|establishment)\b|^ (?:for|to (?:hold|host|seat|sell|serve)) (?:(?:a|an|the|up|to|maximum|of|about|around|over) )*(?:\d|(?:civil|wedding|marriage|music|alcohol|sale|public|entertainment|liquor)\w*)/;

/** What follows a title and a name: `Dr. Shivane Book` of `Meet Dr. Shivane Book Appointment`. */
const LAST_WORD = /(?<=^Dr[^ ]* \p{Lu}[^ ]*) \p{Lu}\p{L}+$/u;

/** A house number and the name of a street: `19 Ashridge Dr. Toronto`. */
const NUMBER_BEFORE = /\d[\w/-]{0,4},? (?:\p{Lu}[\p{L}.'’-]* ){1,2}$/u;
const HONORIFIC = /^(?:Dr|Mr|Drs|Dott|Avv|Ing|Geom|Arch)/;
/**
 * A role before two names, or behind them without a comma. Other words may be capitalized too: `Tasting Room Owner`,
 * `Owner, Kowalski Hardware`.
 */
const ROLE_ALONE =
  /^(?:co-?)?(?:owners?|founders?|president|partner|attorneys?|foreman),? \p{L}|^(?![^,]*(?:,| is | was ))\p{Lu}.* (?:owner|founder|attorney|president)$/iu;
const LEGAL_FORM = /\b(?:GmbH|UG|AG|KG|LLC|Inc|Ltd|SARL|SAS|BV)\b/;

/** False for streets, companies and other capitalized words next to a role. */
function namesSomebody(
  { 0: words, index }: RegExpExecArray,
  { text, lower }: Sentence,
  business: string | null,
): boolean {
  const end = index + words.length;
  if (personPatterns('en').head.test(words.toLowerCase()) && isRoleElsewhere(text.slice(end), business)) return false;
  if (LEGAL_FORM.test(text.slice(index, end + 8))) return false;
  if (HONORIFIC.test(words)) return !NUMBER_BEFORE.test(text.slice(0, index)) && !isStreetName({ lower }, index, end);
  const given = words.split(' ').some((word) => /^\p{Lu}/u.test(word) && isGivenName(word));
  // Maryland: `Bel Air MD`.
  if (!given && /[ ,]MD$/.test(words)) return false;
  return given || (!ROLE_ALONE.test(words) && !endsInNameOf(words, business));
}

/** Why the words say nothing about this business; null if they do. */
function refusalOf(
  group: CredentialGroup,
  words: string,
  at: number,
  { lower, role }: Pick<Sentence, 'lower'> & { role: PageRole },
  phrases: readonly Pick<Phrases, 'denied' | 'ours' | 'others' | 'anyone'>[],
): RefusalReason | null {
  const before = clauseBefore(lower, at, REACH);
  if (group !== 'person' && group !== 'years' && phrases.some(({ denied }) => denied.test(before))) return 'negated';
  if (phrases.some(({ others }) => others.test(lower))) return 'other-subject';
  if (group === 'years' && (LAW.test(lower) || AT_READERS.test(foldAccents(lower)))) return 'other-subject';
  if (group === 'insured' && INSURED_READER.test(before)) return 'other-subject';
  if (group === 'certification' && (endsInGoods(before) || endsInGoods(`${foldAccents(words)} `)))
    return 'other-subject';
  if (group === 'licence' && phrases.some(({ anyone }) => anyone.test(before))) return 'other-subject';
  if (group === 'years' && isAlone(words, lower) && !TAGLINE_ROLES.has(role)) return 'too-weak';
  if (
    group === 'years' &&
    (JOINED_BEFORE.test(before) || LEARNED.test(foldAccents(clauseBefore(lower, at, 2 * REACH))))
  )
    return 'person';
  if (group === 'years' && at > 0 && BARE_SPAN.test(words) && !phrases.some(({ ours }) => ours.test(lower)))
    return 'other-subject';
  if (group === 'membership' && MEMBERS.test(words) && ABOUT_MEMBERS.test(lower.slice(at))) return 'other-subject';
  const speaking = phrases.some(({ ours }) => ours.test(lower)) || WE_ARE.test(before) || at === 0;
  return group === 'membership' && MEMBERS.test(words) && !speaking ? 'other-subject' : null;
}

/** True for a sentence about an organization that is not this business and does not speak as it. */
function isOfOrganization(lower: string, business: string | null): boolean {
  const folded = foldAccents(lower);
  const noun = ORGANIZATION.exec(folded)?.[0];
  if (noun === undefined || SPEAKS_OF_US.test(folded) || IS_I.test(folded)) return false;
  return !foldAccents((business ?? '').toLowerCase()).includes(noun);
}

/** Pages on which a line with only `Since 1987` is about the business; elsewhere it may date a dam or a village. */
const TAGLINE_ROLES: ReadonlySet<PageRole> = new Set(['home', 'about', 'contact']);

function isAlone(words: string, lower: string): boolean {
  return BEGINS_WITH_SINCE.test(words) && lower.length <= words.length + 3;
}

/** `Member of the Roofing Association and the Edmond Area`: up to the last word of the first name. */
function upToName(shown: string): string {
  const words = shown.split(' ');
  const isNamed = (word: string | undefined) => word !== undefined && /^[\p{Lu}\d]/u.test(word);
  const first = words.findIndex((word, at) => at > 0 && isNamed(word));
  let end = first < 0 ? words.length : first + 1;
  while (end < words.length && (isNamed(words[end]) || (JOINS_NAME.has(words[end] ?? '') && isNamed(words[end + 1]))))
    end += 1;
  return words
    .slice(0, end)
    .join(' ')
    .replace(/[.,;]$/, '');
}

/** The words with the rest of the name after them: `Nederlands Genootschap` with `voor Sportmassage (NGS)`. */
function withNameBehind(shown: string, text: string, at: number, fewest = 0): string {
  let end = at + shown.length;
  // A truncated word, or a degree without a name, says less than the whole line.
  const whole =
    /^[\p{L}\p{N}]{0,30}(?:-[\p{L}\p{N}]{1,30}){0,4}(?:- (?:und|en|et|y|e) \p{L}{2,30})?/u.exec(
      text.slice(end, end + 70),
    )?.[0].length ?? 0;
  end += whole;
  const start = end;
  for (let names = 0; names < MAX_NAMES_BEHIND; names += 1) {
    const behind = NAME_BEHIND.exec(text.slice(end, end + 60));
    const goesOn = /^ ?[·:|–(-]/.test(behind?.[0] ?? '') || BREAKS_OFF.test(text.slice(at, end));
    if (!behind || (fewest > 0 && names === 0 && !goesOn)) break;
    // After a second separator comes something else: `Dachdeckermeister · Groß-Gerau · Seit 1995`.
    if (names > 0 && /^ ?[·:|–-]/.test(behind[0])) break;
    end += behind[0].length;
  }
  return text.slice(at, end === start ? start : end);
}

/** The words with the genitives after them, which are part of the name: `iscritto all'Albo dei Geometri`. */
function withGenitives(shown: string, text: string, at: number): string {
  if (!text.startsWith(shown, at)) return shown;
  let end = at + shown.length;
  for (let count = 0; count < MAX_GENITIVES; count += 1) {
    const behind = GENITIVE.exec(text.slice(end, end + 90))?.[0];
    if (behind === undefined) break;
    end += behind.length;
  }
  return text.slice(at, end).replace(/[.,;]$/, '');
}

type FoundNumber = { value: string; words: string; at: number };

function numberOf(
  group: CredentialGroup,
  phrases: Phrases,
  { lower, text }: Sentence,
  match: RegExpExecArray | null,
): FoundNumber | null {
  if (group === 'licence') return phrases === ENGLISH_PHRASES ? numberIn(lower, text) : null;
  if (group !== 'certification' || !match) return null;
  const end = match.index + match[0].length;
  const bracketed = BRACKETED.exec(lower.slice(end, end + 2 * REACH))?.[1];
  if (bracketed === undefined) return null;
  const at = lower.indexOf(bracketed, end);
  return {
    value: text.slice(at, at + bracketed.length),
    words: text.slice(match.index, at + bracketed.length),
    at: match.index,
  };
}

/**
 * Entries in registers: anywhere if they have a number; without one, only in registers that are limited to people who
 * may practise.
 */
function registrations({ proses, isCustomers }: Reading): Credential[] {
  return REGISTERS.flatMap((register) =>
    proses.flatMap((prose) =>
      sentencesWith(prose, register.cues).flatMap((sentence) => {
        if (QUESTION.test(sentence.lower) || isCustomers(prose, sentence)) return [];
        return registrationIn(register, prose, sentence) ?? [];
      }),
    ),
  );
}

/** A figure in one block and its label in the next: `15+`, `Jahre Erfahrung`. */
function yearCards({ proses, isCustomers }: Reading): Credential[] {
  return proses.flatMap((prose) =>
    sentencesWith(prose, NUMBER_CUES).flatMap((sentence) => {
      const label = prose.sentences[sentence.at + 1];
      if (!label || !YEARS_FIGURE.test(sentence.text) || !YEARS_LABEL.test(label.lower)) return [];
      if (label.text.length > MAX_LABEL_LENGTH || isCustomers(prose, sentence)) return [];
      const shown = `${sentence.text} ${label.text}`;
      return [
        { group: 'years', number: null, shown, evidence: { ...sentenceEvidence(prose, sentence), excerpt: shown } },
      ];
    }),
  );
}

/** Licences and memberships of the site's own country. Other numbers of the company itself are in `REGISTERS`. */
function nationalProofs(reading: Reading, country: string | null): Credential[] {
  const rows = country === null ? [] : (countryOf(country)?.credentials ?? []);
  return rows.flatMap((row) => {
    const { kind } = row;
    if (kind === 'company') return [];
    return proofsOf(row, reading).flatMap(({ match, sentence, evidence }) => {
      const written = NATIONAL_NUMBER.exec(match[0])?.[0] ?? null;
      if (written !== null && isSampleRegistration(written)) return [];
      const number = kind === 'licence' ? written : null;
      const register = row.practiceOnly && row.register ? { register: row.register.name } : {};
      const shown = wordsOfProof(match, sentence.text);
      return shown === null ? [] : [{ group: kind, shown, number, ...register, evidence }];
    });
  });
}

/** Where pages name a credential of a country. */
function proofsOf(row: CountryCredential, { proses, isCustomers }: Reading) {
  return proses.flatMap((prose) =>
    sentencesWith(prose, cuesOf(row)).flatMap((sentence) => {
      if (QUESTION.test(sentence.lower) || isCustomers(prose, sentence)) return [];
      const match = row.pattern.exec(sentence.text);
      if (!match || isUnfilled(sentence.text) || DENIED_ANYWHERE.test(clauseBefore(sentence.lower, match.index, REACH)))
        return [];
      return [{ match, sentence, evidence: sentenceEvidence(prose, sentence, match.index) }];
    }),
  );
}

function companyNumberOf(
  reading: Reading,
  country: string | null,
  credentials: readonly Credential[],
): CompanyNumber | null {
  const known = credentials.map(({ number }) => number?.replace(/\D/g, '') ?? '').filter((digits) => digits !== '');
  // A number that nobody can look up proves nothing, and one of the tax office less than one of a register.
  const rows = (countryOf(country)?.credentials ?? []).filter(
    ({ kind, register }) => kind === 'company' && register !== null,
  );
  for (const row of rows.toSorted((a, b) => Number(a.isTax ?? false) - Number(b.isTax ?? false))) {
    for (const { match, evidence } of proofsOf(row, reading)) {
      const number = numberOfCompany(match[0]);
      const digits = number.replace(/\D/g, '');
      if (isSampleRegistration(number) || known.some((one) => one.includes(digits) || digits.includes(one))) continue;
      return {
        shown: match[0].trim(),
        number,
        ...(row.register && { register: row.register.name }),
        ...(row.isTax && { isTax: true }),
        evidence,
      };
    }
  }
  return null;
}

/** The number in `P. IVA: 01234567890`, from its first word with a digit. */
function numberOfCompany(words: string): string {
  return words.slice(words.search(/\S*\d/)).replace(/^\D*[:.°º]\s*/, '');
}

/** A chamber counts with its region: `Handwerkskammer Ulm`, `Mitglied der Wirtschaftskammer: WKO Steiermark`. */
const CHAMBER = /kammer$/i;
const CHAMBER_NAME =
  /^:?(?: (?:zu|für|der|des|von))* ?(?!\p{L}{2,18}(?:str|straße|strasse|weg|platz|allee|kammer)(?!\p{L}))\p{Lu}[\p{L}-]+(?: (?:am|an der|und) \p{Lu}[\p{L}-]+| \p{Lu}[\p{L}-]+(?=$|[,.]))?/u;

/** The matched words, for a chamber with its region; null for a chamber without one. */
function wordsOfProof({ 0: words, index }: RegExpExecArray, text: string): string | null {
  if (!CHAMBER.test(words)) return words.trim();
  const region = CHAMBER_NAME.exec(text.slice(index + words.length))?.[0];
  return region === undefined ? null : `${words}${region}`.trim();
}

const MIN_CUE_LENGTH = 3;
const cuesOfRow = new WeakMap<CountryCredential, readonly string[]>();

/** What is not a word in the source of a pattern: escapes, classes of characters and of groups. */
const NO_WORDS = /\\p\{[^}]*\}|\\[a-z]|\[[^\]]*\]|\(\?<?[:=!]/giu;

/**
 * The words of its pattern and of its examples. A sentence that names the credential contains one of them, also if the
 * examples do not have every form: `LBP`, `Licensed Building Practitioner`.
 */
function cuesOf(row: CountryCredential): readonly string[] {
  let known = cuesOfRow.get(row);
  if (!known) {
    const source = foldAccents(row.pattern.source.replace(NO_WORDS, ' ').toLowerCase());
    const written = [...source.matchAll(/([a-z]{2,})([a-z])(\??)/g)].flatMap(([, stem = '', last = '', optional]) =>
      optional === '?' ? [stem, stem + last] : [stem + last],
    );
    const examples = row.examples.flatMap((example) => foldAccents(example.toLowerCase()).match(/[a-z]{3,}/g) ?? []);
    known = [...new Set([...written, ...examples])].filter((word) => word.length >= MIN_CUE_LENGTH);
    cuesOfRow.set(row, known);
  }
  return known;
}

const CHAMBER_AND_WORD = /kammer \S/i;

function registrationIn(register: Register, prose: Prose, sentence: Sentence): Credential | null {
  const { lower, text } = sentence;
  const match = register.numbered?.exec(lower) ?? register.named?.exec(lower);
  if (!match || DENIED_ANYWHERE.test(lower.slice(Math.max(0, match.index - REACH), match.index))) return null;
  const number = match.slice(1).find((group) => group !== undefined);
  const shown = text.slice(match.index, match.index + match[0].length).trim();
  // `Die Tierärztekammer gibt …` is not a chamber with its place.
  if (number === undefined && CHAMBER_AND_WORD.test(shown) && !/kammer \p{Lu}/u.test(shown)) return null;
  if (number === undefined ? isUnfilled(text) : isSampleRegistration(number)) return null;
  const at = number === undefined ? -1 : lower.indexOf(number, match.index);
  return {
    group: 'licence',
    shown,
    number: number === undefined ? null : text.slice(at, at + number.length),
    register: register.name,
    ...(register.ofCompanies && { ofCompany: true }),
    ...(register.numbered === null && { byName: true }),
    evidence: sentenceEvidence(prose, sentence, match.index),
  };
}

function numberIn(lower: string, text: string): { value: string; words: string; at: number } | null {
  const match = NUMBERED.exec(lower);
  const value = match?.[1];
  if (!match || value === undefined || NO_NUMBER.test(value) || !/[1-9]/.test(value)) return null;
  const at = match.index + match[0].length - value.length;
  const written = text.slice(at, at + value.length);
  // `ROC 318842` is a number with its series; `for 350` is not.
  if (/\s/.test(written) && /[a-z]/.test(written)) return null;
  return { value: written, words: text.slice(match.index, match.index + match[0].length), at: match.index };
}

function bondedClaim({ proses }: Reading): Evidence | null {
  for (const prose of proses) {
    for (const sentence of sentencesWith(prose, BONDED_CUES)) {
      if (BONDED.test(sentence.lower)) return sentenceEvidence(prose, sentence);
    }
  }
  return null;
}

/** The types of trades whose license in California comes from the Contractors State License Board. */
const CONTRACTORS: ReadonlySet<string> = new Set([
  'Electrician',
  'GeneralContractor',
  'HomeAndConstructionBusiness',
  'HousePainter',
  'HVACBusiness',
  'Plumber',
  'RoofingContractor',
]);

function isContractor(tradeId: string | null): boolean {
  const types = tradeId === null ? [] : (tradeEntry(tradeId)?.schemaTypes ?? []);
  return types.some((type) => CONTRACTORS.has(type));
}

function isInCalifornia(proses: readonly Prose[], markup: MarkupFacts): boolean {
  for (const { node } of markup.businesses) {
    for (const address of nodesOf(node, 'address')) {
      const region = textsOf(address, 'addressRegion')[0];
      if (region) return /^(?:ca|calif(?:ornia)?\.?)$/i.test(region);
    }
  }
  return proses.some((prose) => {
    if (sentencesWith(prose, CSLB_CUES).some(({ lower }) => CSLB.test(lower))) return true;
    return sentencesWith(prose, CALIFORNIA_CUES).some(({ text }) => townsWithRegion(text)[0]?.region === 'CA');
  });
}
