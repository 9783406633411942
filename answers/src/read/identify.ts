import type { AlikeReason, BusinessFacts, Identifier } from '@named-first/contract';
import { foldText, regionsAfterCommas } from '@named-first/scanner/readers';
import type { AskedAnswer, CitedSource } from '../answer.ts';
import { cleanAddress, hostsIn, isDirectory, isOwnHost, isOwnProfile } from './hosts.ts';
import { countriesByName, type OwnName, townsIn } from './own-name.ts';
import { isAbout, type OwnPassage } from './own-passages.ts';
import { digitsApart, type SaidPhone } from './phones.ts';
import { saidStreet } from './streets.ts';
import type { PlainAnswer } from './text/plain-answer.ts';
import { sentencesOf } from './text/sentences.ts';
import { tokensOf } from './text/tokens.ts';

export type Recognised = { found: Identifier[]; alike: AlikeReason | null };

type Input = {
  plain: PlainAnswer;
  passage: OwnPassage;
  facts: BusinessFacts;
  own: OwnName;
  asked: Pick<AskedAnswer, 'question' | 'place'>;
  cited: readonly CitedSource[];
  phones: (text: string, offset: number) => SaidPhone[];
};

/** A number that differs in at most this many digits is the business's own with a typo, not someone else's. */
const SLIP = 2;

/**
 * Decides who is meant by a passage that contains the name. The name alone is never enough. It needs a phone number,
 * domain, address or profile of the business with it. The town suffices if the name is rare and nothing points to
 * another business.
 */
export function recognise(input: Input): Recognised {
  const { plain, passage, facts, own, asked } = input;
  const text = withoutName(plain.text, passage);
  const said = input.phones(text, passage.start);
  const numbers = said.map(({ value }) => value);
  const sentences = sentencesOf(plain.text, passage.start, passage.end).filter((sentence) =>
    isAbout(sentence, passage, own),
  );
  const attached = said.filter(({ start }) => sentences.some((one) => one.start <= start && start < one.end));
  const pages = pagesOf(input);
  const strong = strongIn({ ...input, text, numbers, pages });
  if (strong.length > 0) return { found: ['name', ...strong], alike: null };
  const elsewhere = pointsElsewhere({ text, numbers: attached.map(({ value }) => value), pages, facts, own });
  if (elsewhere) return { found: ['name'], alike: elsewhere };
  // A branded question already contains name and town, so an answer that repeats them proves nothing.
  if (asked.question.family === 'branded') return { found: ['name'], alike: null };
  if (passage.mentions.every(({ general, longer }) => general || longer))
    return { found: ['name'], alike: 'general-name' };
  const inTown = isOwnPlace(asked.place, facts) || townsIn(text, facts).some((town) => town.own);
  return inTown ? { found: ['name', 'town'], alike: null } : { found: ['name'], alike: 'nothing-else' };
}

/**
 * Removes the name, because a town in it does not say where the business is: `Larkspur Heating` need not be in
 * Larkspur.
 */
function withoutName(text: string, { start, end, mentions }: OwnPassage): string {
  let rest = text.slice(start, end);
  for (const mention of mentions) {
    const [from, to] = [mention.start - start, mention.end - start];
    rest = `${rest.slice(0, from)}${'_'.repeat(to - from)}${rest.slice(to)}`;
  }
  return rest;
}

function isOwnPlace({ town, region }: AskedAnswer['place'], { towns }: BusinessFacts): boolean {
  return towns.some(
    (one) => foldText(one.name) === foldText(town) && (!region || !one.region || one.region === region),
  );
}

/** The pages that a passage cites: its own links and the targets of its markers. */
function pagesOf({ plain, passage, cited }: Input): URL[] {
  const within = ({ at }: { at: number }) => passage.start <= at && at <= passage.end;
  const links = plain.links.filter(within).map(({ url }) => url);
  const marked = plain.markers.filter(within).flatMap(({ number }) => cited[number - 1]?.url ?? []);
  return [...links, ...marked].flatMap((url) => cleanAddress(url) ?? []);
}

type Evidence = Input & { text: string; numbers: readonly string[]; pages: readonly URL[] };

function strongIn({ plain, passage, text, numbers, pages, facts, asked, cited }: Evidence): Identifier[] {
  const found: Identifier[] = [];
  if (numbers.some((value) => facts.phones.some((phone) => phone.value === value))) found.push('phone');
  const tied = plain.links.length + plain.markers.length > 0;
  // Text without any inline link cites its sources for the whole answer. That is enough if the name is distinctive.
  const untied =
    !tied && (passage.mentions.some(({ general }) => !general) || asked.question.family === 'branded') ? cited : [];
  const hosts = [...pages, ...untied.flatMap(({ url }) => cleanAddress(url) ?? [])];
  if (
    hosts.some(({ hostname }) => isOwnHost(hostname, facts)) ||
    hostsIn(text).some(({ host }) => isOwnHost(host, facts))
  )
    found.push('domain');
  if (facts.addresses.some((address) => isAddressIn(text, address))) found.push('address');
  if (hosts.some((url) => isOwnProfile(url, facts))) found.push('profile');
  return found;
}

/** Matches the street number with the street, or with the postal code. */
function isAddressIn(text: string, address: BusinessFacts['addresses'][number]): boolean {
  const said = saidStreet(text, 0, address);
  if (said) return said.relation !== 'other-number';
  const number = /\d{1,5}/.exec(address.street ?? '')?.[0];
  const words = new Set(text.match(/[\p{L}\d-]+/gu) ?? []);
  return number !== undefined && address.postalCode !== null && words.has(number) && text.includes(address.postalCode);
}

type Elsewhere = {
  text: string;
  numbers: readonly string[];
  pages: readonly URL[];
  facts: BusinessFacts;
  own: OwnName;
};

/** Why a passage is about another business of that name; null if nothing says so. */
function pointsElsewhere({ text, numbers, pages, facts, own }: Elsewhere): AlikeReason | null {
  if (placeElsewhere(text, facts)) return 'other-town';
  const slip = numbers.some((value) => facts.phones.some((phone) => digitsApart(phone.value, value) <= SLIP));
  if (numbers.length > 0 && facts.phones.length > 0 && !slip) return 'other-phone';
  return pages.some((url) => spellsName(url, own)) ? 'other-domain' : null;
}

/** True if the text names a town, region or country that is not one of the site's, and none of the site's. */
function placeElsewhere(text: string, facts: BusinessFacts): boolean {
  const folded = foldText(text);
  const words = tokensOf(text);
  for (const [name, code] of countriesByName())
    if (code !== facts.country && name.length > 3 && folded.includes(name) && isCapitalWord(text, words, name))
      return true;
  const regions = new Set(facts.towns.flatMap(({ region }) => region ?? []));
  if ((facts.country === 'US' || facts.country === 'CA') && regions.size > 0) {
    const named = [...regionsAfterCommas(text), ...regionsInBrackets(text)].map(({ region }) => region);
    if (named.some((region) => regions.has(region))) return false;
    if (named.length > 0) return true;
  }
  const towns = townsIn(text, facts);
  return towns.length > 0 && !towns.some(({ own }) => own);
}

function isCapitalWord(text: string, words: ReturnType<typeof tokensOf>, name: string): boolean {
  const parts = name.split(/[^\p{L}\d]+/u);
  return words.some(
    ({ word, capital, start }, at) =>
      capital &&
      word === parts[0] &&
      parts.every((part, index) => words[at + index]?.word === part) &&
      !/\d/.test(text[start] ?? ''),
  );
}

/** `Springfield (MO)`. */
function regionsInBrackets(text: string): { region: string }[] {
  return [...text.matchAll(/\(([A-Z]{2})\)/g)].map((match) => ({ region: match[1] ?? '' }));
}

/** A page on another host that contains the business's name: probably the site of a namesake. */
function spellsName({ hostname }: URL, { variants }: OwnName): boolean {
  const letters = foldText(hostname).replace(/[^a-z\d]/g, '');
  return !isDirectory(hostname) && variants.some(({ words }) => letters.includes(words.join('')));
}
