import type { Evidence } from '@named-first/contract';
import { mentionTable } from '../../fix/mention-table.ts';
import { isGivenName } from '../../lexicon/people/given-names.ts';
import { findTradeTerms } from '../../lexicon/trades/trade-terms.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import { isFillerPhone } from '../../understand/contact/phone-candidates.ts';
import { sampleNumberIn } from '../../understand/contact/placeholders.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { normaliseName, relateNames, saysName, shareOwnWord } from '../../understand/identity/names.ts';
import { addressRelation } from '../../understand/markup/card-facts.ts';
import type { Mention } from '../../understand/mention.ts';
import type { AddressMention } from '../../understand/places/addresses.ts';
import { isSameHouse, relateAddresses } from '../../understand/places/postal-address.ts';
import { showsWords } from '../../understand/prose/visible-words.ts';
import { defineCheck } from '../check.ts';
import { nameList } from '../name-list.ts';
import { partlyRead } from '../readable-words.ts';
import { distinct, type Fix, finding, type Judgement, notMeasured, quoted, success } from '../verdict.ts';
import { isEqualInEffect } from './name-spelling.ts';
import { likelySample, sampleOnly, unreachableNumber, withoutNationalZero } from './unreachable-number.ts';

/** With this many unlabelled numbers, an assistant can only guess which one to give. */
const TOO_MANY_PHONES = 3;
/** A report tells this many problems. */
const MAX_TOLD = 2;
const LABEL_NUMBERS = 'Keep one main number, and label every other one.';

type Facts = Pick<SiteFacts, 'pages' | 'identity' | 'trade' | 'areas' | 'site' | 'certain' | 'subject'>;
type Problem = { status: 'warning' | 'error'; says: string; task: string; evidence: Evidence[] };
type Told = Problem & { about: 'phone' | 'name' | 'address' };

/** One name, one main number and one address everywhere on the site. */
export const namePhoneAddressAgree = defineCheck({
  id: 'name-phone-address-agree',
  needs: ['pages', 'identity', 'trade', 'areas', 'site', 'certain', 'subject'],
  judge(facts) {
    if (facts.pages.length === 0)
      return notMeasured('We could not read a page of your site, so we saw no name, number or address.');
    const cut = facts.identity.phones.length === 0 ? facts.pages.find((page) => page.cut) : undefined;
    if (cut) return notMeasured(partlyRead(cut.url));
    const problems: Told[] = [
      ...phoneProblems(facts).map((problem) => ({ ...problem, about: 'phone' as const })),
      ...nameProblems(facts).map((problem) => ({ ...problem, about: 'name' as const })),
      ...addressProblems(facts).map((problem) => ({ ...problem, about: 'address' as const })),
    ];
    const errors = problems.filter(({ status }) => status === 'error');
    const told = errors.length > 0 ? errors : problems;
    if (told.length === 0) return agreed(facts);
    const status = errors.length > 0 ? 'error' : 'warning';
    return finding(
      status,
      told
        .slice(0, MAX_TOLD)
        .map(({ says }) => says)
        .join(' '),
      distinct(told.flatMap(({ evidence }) => evidence)),
      fixOf(told, facts),
    );
  },
});

function agreed({ identity, trade }: Facts): Judgement {
  const name = identity.name === null ? '' : `${identity.name}, `;
  const address = identity.address?.street ? `, ${identity.address.street}` : '';
  const rest =
    address === '' && trade.shape === 'service-area'
      ? ' You go to your customers, so no street address is needed.'
      : '';
  const evidence = [
    ...identity.phones.filter(({ value }) => value === identity.phone).map((mention) => mention.evidence),
    ...identity.addresses.map((mention) => mention.evidence),
  ];
  return success(
    `Your pages agree on who you are: ${name}${identity.phoneShown ?? ''}${address}.${rest}`,
    distinct(evidence),
  );
}

function phoneProblems(facts: Facts): Problem[] {
  const { identity } = facts;
  const { phones } = identity;
  const main = phones.filter(({ label }) => label !== 'fax');
  const [sample] = main;
  if (sample && main.every(({ value }) => isFillerPhone(value)))
    return [{ status: 'error', ...sampleOnly(sample.shown, sample.evidence) }];
  const unreachable = main.length === 0 ? unreachableNumber(facts) : null;
  if (unreachable) return [{ status: 'error', ...unreachable }];
  if (main.length === 0) {
    const picture = facts.pages.some(({ document }) => document.images.some(mayShowNumber));
    return [
      {
        status: 'error',
        says: picture
          ? 'We found no phone number that AI can read. If it is in a picture, no assistant can pass it on.'
          : 'We found no phone number on your site, so no assistant can tell people how to call you.',
        task: 'Write your phone number as text on every page, always in the same way.',
        evidence: [],
      },
    ];
  }
  const text = main.filter(({ source }) => source === 'text');
  const inText = numbersOf(phones.filter(({ source }) => source === 'text'));
  const problems: Problem[] = [];
  const unlabelled = numbersOnce(
    main.filter((mention) => isUnlabelled(mention, phones) && (mention.source === 'text' || mention.source === 'link')),
  );
  if (unlabelled.length >= TOO_MANY_PHONES) {
    const says = `We found ${unlabelled.length} phone numbers and no label. An assistant may hand out the wrong one: ${nameList(unlabelled.map(({ shown }) => shown))}.`;
    problems.push({ status: 'error', says, task: LABEL_NUMBERS, evidence: evidenceOf(unlabelled) });
  }
  problems.push(...otherNumber(main, inText, 'link'), ...otherNumber(main, inText, 'markup'));
  if (problems.length > 0) return problems;
  const likely = text.length === 0 ? likelySample(identity, 'The only phone number in your text') : null;
  if (likely) problems.push({ status: 'warning', ...likely });
  if (unlabelled.length === 2) {
    const says = `You show two phone numbers without saying which is for what: ${nameList(unlabelled.map(({ shown }) => shown))}.`;
    problems.push({ status: 'warning', says, task: LABEL_NUMBERS, evidence: evidenceOf(unlabelled) });
  }
  if (text.length === 0 && !main.some(({ source }) => source === 'link')) {
    problems.push({
      status: 'warning',
      says: 'Your phone number is only in hidden code. Write it in the text as well.',
      task: 'Write your phone number as text on every page.',
      evidence: evidenceOf(main),
    });
  }
  problems.push(
    ...otherNumber(
      main,
      new Set([...inText, ...numbersOf(main.filter(({ source }) => source !== 'llms.txt'))]),
      'llms.txt',
      'warning',
    ),
  );
  problems.push(...bothPrefixes(text, identity.phone));
  const forms = new Map(
    text.filter(({ value }) => value === identity.phone).map((mention) => [formOf(mention.shown), mention]),
  );
  if (forms.size > 1) {
    const says = `You write the same number in ${forms.size} ways. One way everywhere is easier to match.`;
    const task = 'Write your phone number in the same way everywhere.';
    problems.push({ status: 'warning', says, task, evidence: evidenceOf([...forms.values()]) });
  }
  return problems;
}

/** A file name or description of a picture that may show a number: `telefon.png`, `kontakt-banner.jpg`. */
const NUMBER_IN_PICTURE =
  /(?:^|[^a-z])(?:tel|t[eé]l[eé]phone|telef\w{2,6}|fon|phone|call|anruf|whatsapp|[ck]onta[ck]t[aeiosn]?|contat[ot]i?|nummer|n[uú]mero|number)(?![a-z])/i;

function mayShowNumber({ src, alt }: { src: string; alt: string }): boolean {
  const file = src.startsWith('data:') ? '' : (src.split('/').at(-1) ?? '');
  return NUMBER_IN_PICTURE.test(`${file.slice(0, 120)} ${alt.slice(0, 120)}`);
}

/** A main number that cannot be dialled as it is written. */
function bothPrefixes(text: readonly Mention[], phone: string | null): Problem[] {
  for (const mention of text) {
    const right = mention.value === phone ? withoutNationalZero(mention.shown, mention.value) : null;
    if (right === null) continue;
    const says = `Nobody can dial ${mention.shown} as it is written: behind the code of the country, the 0 has to go.`;
    return [{ status: 'warning', says, task: `Write your phone number as ${right}.`, evidence: evidenceOf([mention]) }];
  }
  return [];
}

/** True if nothing on the site says what the number is for. */
function isUnlabelled(mention: Mention, all: readonly Mention[]): boolean {
  const line = lineOf(mention);
  return !all.some(
    (other) =>
      lineOf(other) === line && (other.caption !== undefined || (other.label !== null && other.label !== 'main')),
  );
}

/** What is said of a place that has another number than the text, and what to do. */
const OTHER_NUMBER = {
  link: {
    says: 'Your call button dials another number than the one you show',
    task: 'Make your call button dial the number that you show.',
  },
  markup: {
    says: 'Your hidden labels give another number than the one you show',
    task: 'Write the number that you show into your hidden labels.',
  },
  'llms.txt': {
    says: 'Your AI notes file gives another number',
    task: 'Write the number that you show into your AI notes file.',
  },
} as const;

function otherNumber(
  main: readonly Mention[],
  seen: ReadonlySet<string>,
  source: keyof typeof OTHER_NUMBER,
  status: Problem['status'] = 'error',
): Problem[] {
  if (seen.size === 0) return [];
  const { says, task } = OTHER_NUMBER[source];
  const other = main.find(
    (mention) =>
      mention.source === source &&
      !seen.has(lineOf(mention)) &&
      (source !== 'link' || isCallButton(mention) || mention.textShows !== undefined),
  );
  if (!other) return [];
  if (other.textShows !== undefined) {
    const verb = isCallButton(other) ? 'dials' : 'opens a chat with';
    const told = `Your link on the number ${other.textShows} ${verb} another one: ${other.shown}.`;
    const mend = 'Make each link on a number lead to that number.';
    return [{ status, says: told, task: mend, evidence: evidenceOf([other]) }];
  }
  const shown = main.find((mention) => seen.has(lineOf(mention)) && mention.source !== source);
  return [
    {
      status,
      says: `${says}: ${other.shown}${shown ? `, not ${shown.shown}` : ''}.`,
      task,
      evidence: evidenceOf(shown ? [shown, other] : [other]),
    },
  ];
}

/** A link without a label that dials. A link to a chat may have its own number, unless its text shows another one. */
function isCallButton({ label, evidence }: Mention): boolean {
  return label === null && !/^https?:/i.test(evidence.excerpt);
}

/**
 * The line that a number in E.164 reaches. Mobile numbers of Argentina get a 9 only if dialled from abroad, and those of
 * Mexico had a 1 until 2019 (ITU-T E.164, national numbering plans of Argentina and Mexico).
 */
function lineOf({ value }: Mention): string {
  return value.replace(/^\+549(?=\d{10}$)/, '+54').replace(/^\+521(?=\d{10}$)/, '+52');
}

function numbersOf(mentions: readonly Mention[]): Set<string> {
  return new Set(mentions.map(lineOf));
}

/** How the digits are grouped. Ignores a leading +1 or 1, which every reader understands. */
function formOf(shown: string): string {
  return shown
    .replace(/^\+?1[\s.-]*/, '')
    .replace(/\d/g, 'n')
    .replace(/\s+/g, '');
}

function numbersOnce(mentions: readonly Mention[]): Mention[] {
  return [...new Map(mentions.toReversed().map((mention) => [lineOf(mention), mention])).values()].toReversed();
}

function evidenceOf(mentions: readonly Mention[]): Evidence[] {
  return mentions.map(({ evidence }) => evidence);
}

function nameProblems({ identity, pages, trade, areas }: Facts): Problem[] {
  const main = identity.name;
  if (main === null)
    return [
      {
        status: 'error',
        says: 'We found no business name that your pages agree on.',
        task: 'Write your business name as text on every page, always in the same words.',
        evidence: [],
      },
    ];
  // Titles name pages as well as the business, so they are not evidence of a second name.
  const translated = translatedPages(pages);
  const stated = identity.names.filter(
    ({ source, evidence }) => source !== 'title' && source !== 'llms.txt' && !translated.has(evidence.url),
  );
  const places = placeWords({ areas, identity });
  const isPlace = (word: string) => places.has(word);
  const isCommon = (word: string) =>
    isPlace(word) || trade.languages.some((language) => findTradeTerms(word, language).length > 0);
  const others = stated.filter(
    (mention) =>
      relateNames(mention.shown, main) === 'different' &&
      !saysName(mention.evidence.excerpt, main) &&
      !namesOnlyTrade(mention, isCommon),
  );
  const other = others.find(({ shown }) => !shareOwnWord(shown, main, isCommon));
  const own = stated.find(({ shown }) => relateNames(shown, main) === 'same');
  const pair = (mention: Mention): Evidence[] => evidenceOf(own ? [own, mention] : [mention]);
  if (other && isForeignOwner(other, main))
    return [
      {
        status: 'warning',
        says: `Your copyright line names ${quoted(other.shown)}, not ${quoted(main)}. AI may think that your site belongs to someone else.`,
        task: 'Write your own name into the copyright line.',
        evidence: pair(other),
      },
    ];
  if (other)
    return [
      {
        status: 'error',
        says: `You go by two names: ${quoted(main)} and ${quoted(other.shown)}. AI may think these are two firms.`,
        task: 'Choose one name and use it everywhere.',
        evidence: pair(other),
      },
    ];
  const close = stated.find(
    (mention) =>
      (relateNames(mention.shown, main) !== 'different' || others.includes(mention)) &&
      !isEqualInEffect(mention.shown, main, isPlace) &&
      !isOwnerOfCopyright(mention),
  );
  if (!close) return [];
  return [
    {
      status: 'warning',
      says: `Your name is not written the same everywhere: ${quoted(main)} and ${quoted(close.shown)}.`,
      task: 'Write your name in the same way everywhere.',
      evidence: pair(close),
    },
  ];
}

/** The words of all places that the site names, folded. */
function placeWords({ areas, identity }: Pick<Facts, 'areas' | 'identity'>): ReadonlySet<string> {
  const addressed = identity.addresses.flatMap(({ parts }) => [parts.city ?? '', parts.region ?? '']);
  const names = [...areas.places.map(({ name }) => name), ...addressed];
  return new Set(names.flatMap((name) => foldText(name).match(/\p{L}{2,}/gu) ?? []));
}

/** True for `Explicações de Matemática`, which says what is offered. A copyright notice always names somebody. */
function namesOnlyTrade({ shown, evidence }: Mention, isCommon: (word: string) => boolean): boolean {
  const words = foldText(shown).match(/\p{L}{3,}/gu) ?? [];
  return !COPYRIGHT.test(evidence.excerpt) && words.length > 0 && words.every(isCommon);
}

const COPYRIGHT = /©|\(c\)|copyright/i;

/**
 * True for a copyright notice that shares no word with the business's name. It names the owner or the maker of the site,
 * or is left over from a template.
 */
function isForeignOwner({ shown, evidence }: Mention, main: string): boolean {
  const words = new Set(normaliseName(main).split(' '));
  return (
    COPYRIGHT.test(evidence.excerpt) &&
    !normaliseName(shown)
      .split(' ')
      .some((word) => words.has(word))
  );
}

/** True for a person in a copyright notice: the owner of `Friseurstüberl Heike Fröhlich`, not a second name of it. */
function isOwnerOfCopyright({ shown, evidence }: Mention): boolean {
  const [first = '', ...others] = shown.split(' ');
  return COPYRIGHT.test(evidence.excerpt) && others.length > 0 && isGivenName(first);
}

/** Pages in a language other than the home page's: a translated name is not a second name. */
function translatedPages([home, ...pages]: Facts['pages']): ReadonlySet<string> {
  const own = home?.document.lang.slice(0, 2).toLowerCase() ?? '';
  const others = pages.filter(({ document: { lang } }) => lang !== '' && lang.slice(0, 2).toLowerCase() !== own);
  return new Set(own === '' ? [] : others.map(({ url }) => url));
}

function addressProblems({ identity, trade, pages }: Facts): Problem[] {
  const { addresses } = identity;
  const text = addresses.filter(({ source, parts }) => source === 'text' && parts.street !== null);
  const marked = addresses.filter(({ source }) => source === 'markup');
  const wrong = marked.find(
    ({ parts }) => text.length > 0 && addressRelation(parts, text) === 'different' && !showsStreet(pages, parts.street),
  );
  if (wrong) {
    const seen = text[0] as AddressMention;
    return [
      {
        status: 'error',
        says: `Visitors see ${quoted(seen.shown)}, machines are told ${quoted(wrong.shown)}.`,
        task: 'Write the address that visitors see into your hidden labels.',
        evidence: evidenceOf([seen, wrong]),
      },
    ];
  }
  const pair = text
    .flatMap((a, at) => text.slice(at + 1).map((b) => [a, b] as const))
    .find(([a, b]) => !isSamePlace(a.parts, b.parts) && !areBranches(a, b));
  if (pair) {
    const [a, b] = pair;
    const twoTowns = a.parts.city !== null && b.parts.city !== null && a.parts.city !== b.parts.city;
    const towns = twoTowns ? 'in two towns' : 'that differ';
    const status = twoTowns ? 'error' : 'warning';
    return [
      {
        status,
        says: `You give two addresses ${towns}, and nothing says which is which: ${quoted(a.shown)} and ${quoted(b.shown)}.`,
        task: 'Keep one address, or say what each is for.',
        evidence: evidenceOf([a, b]),
      },
    ];
  }
  const partial = marked.flatMap((mention) =>
    text.length > 0 && addressRelation(mention.parts, text) === 'partial' ? partlyGiven(mention, text, pages) : [],
  );
  if (partial.length > 0) return partial.slice(0, 1);
  const halves = addresses.filter(({ source, parts }) => source === 'text' && parts.street === null);
  if (text.length === 0 && halves.length > 0 && trade.shape === 'storefront') {
    return [
      {
        status: 'warning',
        says: `Your address lacks its street: ${quoted(halves[0]?.shown ?? '')}.`,
        task: 'Add the street to your address.',
        evidence: evidenceOf(halves),
      },
    ];
  }
  return [];
}

/** What the text or the markup omits of an address, or how they differ. Empty if they give the same. */
function partlyGiven(marked: AddressMention, text: readonly AddressMention[], pages: Facts['pages']): Problem[] {
  const seen = text.find(({ parts }) => isSamePlace(parts, marked.parts)) ?? (text[0] as AddressMention);
  if (givesAsMuch(seen.parts, marked.parts, pages)) return [];
  const more = partsOf(seen) - partsOf(marked);
  const says =
    more === 0
      ? `Your address is not written the same everywhere: ${quoted(seen.shown)} and ${quoted(marked.shown)}.`
      : more > 0
        ? `Your hidden labels leave out part of your address. They say ${quoted(marked.shown)}, the page says ${quoted(seen.shown)}.`
        : `Your pages leave out part of your address. They say ${quoted(seen.shown)}, your hidden labels say ${quoted(marked.shown)}.`;
  const task = 'Write your address in full and in the same way everywhere.';
  return [{ status: 'warning', says, task, evidence: evidenceOf([seen, marked]) }];
}

/** True if both give the same street, town and postal code. Few write the region everywhere. */
function givesAsMuch(seen: AddressMention['parts'], marked: AddressMention['parts'], pages: Facts['pages']): boolean {
  // A line is not always read as a whole, so a page may show more of the street than was read.
  const isShown = (marked.street?.length ?? 0) >= (seen.street?.length ?? 0) && showsStreet(pages, marked.street);
  const street = isShown ? marked.street : seen.street;
  return relateAddresses({ ...seen, street, region: null }, { ...marked, region: null }) === 'same';
}

function isSamePlace(a: AddressMention['parts'], b: AddressMention['parts']): boolean {
  return relateAddresses(a, b) !== 'different' || isSameHouse(a, b);
}

/** How many parts of an address are given; a suite counts by its number. */
function partsOf({ parts: { street, city, postalCode } }: AddressMention): number {
  const numbers = street?.match(/\d+/g)?.length ?? 0;
  return numbers + [street, city, postalCode].filter((part) => part !== null).length;
}

/** True if a page shows the street, even if nothing recognized it as part of an address. */
function showsStreet(pages: Facts['pages'], street: string | null): boolean {
  return street !== null && pages.some((page) => showsWords(page, street));
}

/** Branches have a name next to the address, or separate pages. */
function areBranches(a: AddressMention, b: AddressMention): boolean {
  if (a.label !== null && b.label !== null) return true;
  if (a.caption !== undefined && b.caption !== undefined) return true;
  // A captioned address next to the main one is a branch, unless the house numbers match: then the street has a typo.
  if ((a.caption ?? b.caption) !== undefined && houseNumber(a) !== houseNumber(b)) return true;
  return a.evidence.url !== b.evidence.url && (a.role === 'area' || b.role === 'area');
}

function houseNumber({ parts }: AddressMention): string {
  return /\d+/.exec(parts.street ?? '')?.[0] ?? '';
}

/**
 * If a link shows one number and dials another, and no other sign decides, the owner must choose. A sample number is no
 * choice.
 */
function mainNumberStep({ identity, certain }: Facts): string {
  const { phones, phone } = identity;
  const shown = certain.signed ? certain.phone?.shown : mainNumberShown(identity);
  const isMain = (written: string) => phone !== null && digitsOf(phone).endsWith(digitsOf(written).replace(/^0+/, ''));
  const slip = phones.find(
    (one) =>
      one.textShows !== undefined &&
      !isFillerPhone(one.value) &&
      sampleNumberIn(one.textShows) === null &&
      (one.value === phone || isMain(one.textShows)),
  );
  return slip && certain.phone === null
    ? `Find out which number is right: ${slip.textShows} or ${slip.shown}.`
    : `Main number: ${shown ?? '[your phone number]'}.`;
}

/** `(+569) 7376` splits the number behind a digit of the line, and `+33 06` has a zero that is not dialled after a code. */
const ODD_FORM = /\(\s*\+|^\+\d{1,3}[\s.-]*\(?0/;

/** The main number in a form that everybody can dial, best as the site writes it. */
function mainNumberShown({ phones, phone, phoneShown }: Facts['identity']): string | null {
  if (phoneShown === null || !ODD_FORM.test(phoneShown)) return phoneShown;
  const even = phones.find(({ value, shown }) => value === phone && !ODD_FORM.test(shown));
  return even?.shown ?? phone;
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}

function fixOf(told: readonly Told[], facts: Facts): Fix {
  const { identity } = facts;
  const isAbout = (what: Told['about']) => told.some(({ about }) => about === what);
  const tracking =
    identity.callTracking.length > 0
      ? ['You use call tracking: keep the main number in the HTML and let the script swap it for visitors.']
      : [];
  const steps = {
    phone: [
      `${mainNumberStep(facts)} Put it in the text, in every tel: link and in the structured data.`,
      ...(numbersOf(identity.phones).size > 1
        ? ['Give each further number a label next to it, such as “Fax” or “After hours”, or take it off the page.']
        : []),
      ...tracking,
    ],
    name: ['Use the name that your customers know: on every page, in the structured data and in your listings.'],
    address: ['Write street, town and postal code in the same words and order in the text and in the structured data.'],
  };
  return {
    summary: [...new Set(told.slice(0, MAX_TOLD).map(({ task }) => task))].join(' '),
    steps: (['phone', 'name', 'address'] as const).filter(isAbout).flatMap((what) => steps[what]),
    paste: [
      ...(isAbout('phone') && identity.phones.length > 0
        ? [mentionTable('Where each number stands', identity.phones)]
        : []),
      ...(isAbout('address') && identity.addresses.length > 1
        ? [mentionTable('Where each address stands', identity.addresses)]
        : []),
    ],
  };
}
