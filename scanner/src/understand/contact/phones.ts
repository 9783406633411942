import type { Evidence } from '@named-first/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { CONTACT_ROLES } from '../../artifacts.ts';
import { PHONE_LABELS } from '../../lexicon/languages/language.ts';
import { endsInMadeBy } from '../../lexicon/people/makers.ts';
import type { MarkupNode, TextBlock } from '../../read/html/document.ts';
import type { RefusedClaim, Sign } from '../claim.ts';
import { nodesWithin } from '../markup/markup.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { Mention } from '../mention.ts';
import type { PageFacts } from '../page-facts.ts';
import { isOfOthers, isUnderOthers } from '../places/others.ts';
import { onceForEach } from '../prose/once-for-each.ts';
import { excerptAround } from '../prose/sentences.ts';
import { markupEvidence, textsOf } from '../prose/source-excerpt.ts';
import { isImprintPath, isPrivacyPage } from '../site/legal-pages.ts';
import { captionsOf, type Placed } from './captions.ts';
import { hasFaxIcon } from './fax-icon.ts';
import { isFillerPhone, parsePhone, samplePhone } from './phone-candidates.ts';
import { phoneLabel } from './phone-labels.ts';
import { phoneLinkOf } from './phone-links.ts';
import { PhoneReader } from './phone-reader.ts';

const MAX_PER_PAGE = 200;
/** How many different numbers are parsed per page before the rest is skipped, because validating them is slow. */
const MAX_TRIED = 2000;
/** Limit of numbers in the whole site's markup, because each is compared with all others. */
const MAX_MARKED = 500;
type PhonesInput = {
  pages: readonly PageFacts[];
  markup: MarkupFacts;
  llmsText: string | null;
  country: string | null;
  language: string;
};

/** The numbers of a site, and digits that only look like numbers. */
export type FoundPhones = { phones: readonly Mention[]; refused: readonly RefusedClaim[] };

/** Every phone number of the pages, their markup and llms.txt, with its label. */
export function findPhones({ pages, markup, llmsText, country, language }: PhonesInput): FoundPhones {
  const reader = new PhoneReader(country, { language, linked: linkedNumbers(pages, country) });
  const phones = [
    ...pages.flatMap((page) => pagePhones(page, reader)),
    ...markupPhones(markup, reader),
    ...llmsPhones(llmsText, pages, reader),
  ];
  return { phones, refused: [...pages.flatMap((page) => refusedInText(page, reader)), ...refusedMentions(phones)] };
}

/** Digits in a page's text that are not phone numbers, each with the reason. */
function refusedInText(page: PageFacts, reader: PhoneReader): RefusedClaim[] {
  const refused = new Map<string, RefusedClaim>();
  const { blocks } = page.document;
  for (let index = 0; index < blocks.length && refused.size < MAX_PER_PAGE; index += 1) {
    const { text, region } = blocks[index] as TextBlock;
    for (const { written, at, reason } of reader.read(text, blocks[index - 1]?.text ?? '', captionBelow(blocks, index))
      .refused) {
      const place = region === 'header' || region === 'footer' ? 'repeated-block' : 'labelled-line';
      const evidence: Evidence = { url: page.url, place: 'text', excerpt: excerptAround(text, at) };
      const sign: Sign = { place, role: page.role, shown: written, evidence };
      refused.set(`${reason} ${written}`, { key: written, value: written, shown: written, signs: [sign], reason });
    }
  }
  return [...refused.values()];
}

/** Fax and sample numbers are valid, but not numbers to call. */
function refusedMentions(phones: readonly Mention[]): RefusedClaim[] {
  const isFiller = onceForEach(isFillerPhone);
  return phones.flatMap(({ value, shown, role, label, evidence }) => {
    const reason = label === 'fax' ? 'fax' : isFiller(value) ? 'filler' : null;
    const sign: Sign = { place: 'labelled-line', role, shown, evidence };
    return reason === null ? [] : [{ key: value, value, shown, signs: [sign], reason }];
  });
}

/** The numbers in the site's tel: links, in E.164. */
function linkedNumbers(pages: readonly PageFacts[], country: string | null): ReadonlySet<string> {
  const written = new Set<string>();
  for (const { document } of pages) {
    for (const { href } of document.links) {
      const number = phoneLinkOf(href);
      if (number !== null && written.size < MAX_MARKED) written.add(number);
    }
  }
  return new Set([...written].flatMap((number) => parsePhone(number, country)?.number ?? []));
}

/** The numbers in the text and links of a page, without those of crisis lines and, in legal notices, of authorities. */
function pagePhones(page: PageFacts, reader: PhoneReader): Mention[] {
  const { mentions, others } = textPhones(page, reader);
  const own = new Set(mentions.map(({ value }) => value));
  return [...mentions, ...linkPhones(page, reader).filter(({ value }) => own.has(value) || !others.has(value))];
}

function textPhones(page: PageFacts, reader: PhoneReader): { mentions: Mention[]; others: ReadonlySet<string> } {
  const others = new Set<string>();
  const mentions = new Map<string, Mention>();
  const placed: Placed[] = [];
  const { blocks } = page.document;
  const most = reader.tried + MAX_TRIED;
  // A chamber or a host: elsewhere, a link to a network may be next to the number of the business.
  const legal = isImprintPath(URL.parse(page.url)?.pathname ?? '') || isPrivacyPage(page);
  for (let index = 0; index < blocks.length && mentions.size < MAX_PER_PAGE && reader.tried < most; index += 1) {
    const block = wholeNumber(blocks[index] as TextBlock, blocks[index + 1]);
    const lead = blocks[index - 1]?.text ?? '';
    const below = captionBelow(blocks, index);
    for (const { written, reason } of reader.read(block.text, lead, below).refused) {
      const value = reason === 'other-subject' ? reader.parse(written) : null;
      if (value !== null) others.add(value);
    }
    for (const { value, written, at, label: named } of reader.findLabelled(block.text, lead, below)) {
      const label = named ?? (hasFaxIcon(page.document.source, block.offset, written) ? 'fax' : null);
      if (legal && (isOfOthers(block.text, at) || isUnderOthers(blocks, index))) {
        others.add(value);
        continue;
      }
      if (placed.length < MAX_TRIED)
        placed.push({ index, at, end: at + written.length, value, labelled: label !== null });
      // The same number in another format is a separate mention.
      const key = `${written.replace(/\d/g, '')} ${value} ${label ?? ''}`;
      if (mentions.has(key)) continue;
      const evidence: Evidence = { url: page.url, place: 'text', excerpt: excerptAround(block.text, at) };
      mentions.set(key, {
        value,
        shown: written,
        source: 'text',
        role: page.role,
        region: block.region,
        label,
        evidence,
      });
    }
  }
  const captions = captionsOf(blocks, placed, reader.language);
  const own = [...mentions.values()].map((mention) => {
    const caption = mention.label === null ? captions.get(mention.value) : undefined;
    return caption === undefined ? mention : { ...mention, caption };
  });
  return { mentions: own, others };
}

const MAX_CAPTION_LENGTH = 32;

/** The line below a value that may be its label; empty if a value follows that the label may be for. */
function captionBelow(blocks: readonly TextBlock[], index: number): string {
  const caption = blocks[index + 1]?.text ?? '';
  const isLabel = caption.length <= MAX_CAPTION_LENGTH && !/\d/.test(caption);
  return isLabel && !/\d(?:\D{0,3}\d){6}/.test(blocks[index + 2]?.text ?? '') ? caption : '';
}

/** The area code alone, with the separator before the rest of the number: `01/`, `Tel.: 0699 1/`. */
const CUT_NUMBER = /(?:^|[\s:])\(?\+?\d[\d ()]{0,9}[/-]$/;
const REST_OF_NUMBER = /^\d[\d ]{3,11}\d$/;

/** A block with the number that a template splits into two cells: `01/` and `944 5 944`. */
function wholeNumber(block: TextBlock, next: TextBlock | undefined): TextBlock {
  const isCut = next !== undefined && CUT_NUMBER.test(block.text.slice(-15)) && REST_OF_NUMBER.test(next.text);
  return isCut ? { ...block, text: `${block.text} ${next.text}` } : block;
}

/** Digits after a plus, without spaces. */
const ONLY_DIGITS = /^\+\d+$/;

function linkPhones(page: PageFacts, reader: PhoneReader): Mention[] {
  const mentions = new Map<string, Mention>();
  const most = reader.tried + MAX_TRIED;
  for (const { href, text, region } of page.document.links) {
    if (mentions.size >= MAX_PER_PAGE || reader.tried >= most) break;
    const written = phoneLinkOf(href);
    if (written === null) continue;
    const value = reader.parse(written) ?? samplePhone(written, reader.country);
    if (value === null || isMakersLink(page, text)) continue;
    const label = phoneLabel(text, '', '');
    // The number that the link's text shows is a separate mention in the text.
    const inText = reader.find(text, 'Tel.');
    const textShows = inText.some((other) => other.value === value) ? undefined : inText[0]?.written;
    const key = `${value} ${label ?? ''}`;
    if (mentions.has(key) && (textShows === undefined || mentions.get(key)?.textShows !== undefined)) continue;
    const evidence: Evidence = { url: page.url, place: 'link', excerpt: excerptAround(href) };
    // `wa.me/5403413668415` keeps the zero that is only dialled within the country.
    const shown = ONLY_DIGITS.test(written) ? value : written;
    const mention: Mention = { value, shown, source: 'link', role: page.role, region, label, evidence };
    mentions.set(key, textShows === undefined ? mention : { ...mention, textShows });
  }
  return [...mentions.values()];
}

const LAST_BLOCKS = 30;

/** `Desenvolvido por Lucas`: the link at the end of a page calls the maker of the site. */
function isMakersLink({ document }: PageFacts, text: string): boolean {
  const name = text.trim();
  if (name === '' || /\d{4}/.test(name)) return false;
  return document.blocks.slice(-LAST_BLOCKS).some((block) => {
    const at = block.text.indexOf(name);
    return at > 0 && endsInMadeBy(block.text.slice(Math.max(0, at - 40), at));
  });
}

function markupPhones(markup: MarkupFacts, reader: PhoneReader): Mention[] {
  const mentions: Mention[] = [];
  for (const { holder, page, property, written } of markedNumbers(markup)) {
    if (mentions.length >= MAX_MARKED) break;
    const value = reader.parse(written) ?? reader.find(written)[0]?.value ?? samplePhone(written, reader.country);
    if (value === null) continue;
    const evidence = markupEvidence(page, holder, property);
    const label = property === 'faxNumber' ? 'fax' : phoneLabel(textsOf(holder, 'contactType')[0] ?? '', '', '');
    mentions.push({ value, shown: written, source: 'markup', role: page.role, region: 'markup', label, evidence });
  }
  return mentions;
}

type MarkedNumber = { holder: MarkupNode; page: PageFacts; property: string; written: string };

/** Every number of a business or one of its contact points in markup, as written. */
function markedNumbers({ businesses }: MarkupFacts): MarkedNumber[] {
  return businesses.flatMap(({ node, page }) => {
    const contactPoints = nodesWithin([node]).filter((inner) => inner.types.includes('ContactPoint'));
    return [node, ...contactPoints].flatMap((holder) =>
      ['telephone', 'faxNumber'].flatMap((property) =>
        textsOf(holder, property)
          .slice(0, MAX_MARKED)
          .map((written) => ({ holder, page, property, written })),
      ),
    );
  });
}

function llmsPhones(llmsText: string | null, pages: readonly PageFacts[], reader: PhoneReader): Mention[] {
  const home = pages[0];
  if (llmsText === null || !home) return [];
  const url = URL.parse('/llms.txt', home.url)?.href ?? home.url;
  return llmsText
    .slice(0, 50_000)
    .split('\n')
    .flatMap((line) => {
      const phones = reader.find(line);
      const plain = phones.length === 0 ? '' : line.replace(/\s+/g, ' ').trim();
      return phones.map(({ value, written, at }): Mention => {
        const label = phoneLabel(line.slice(0, at), line.slice(at + written.length, at + written.length + 30), '');
        const excerpt = excerptAround(plain, at);
        return {
          value,
          shown: written,
          source: 'llms.txt',
          role: home.role,
          region: 'llms.txt',
          label,
          evidence: { url, place: 'llms.txt', excerpt },
        };
      });
    })
    .slice(0, MAX_PER_PAGE);
}

/** Points for choosing the main number. */
const KEY_PAGE = 2;
const IN_MARKUP = 2;
/** `927 47 00 00`: large companies have such numbers, and so do templates. */
const ROUND = /0{4}$/;

/**
 * The main number of the site: visible numbers before those in markup, numbers of its own country before others,
 * labelled numbers last. Never a fax or sample number; on a site with sample numbers (`template`), no round number
 * either.
 */
export function mainPhone(
  phones: readonly Mention[],
  country: string | null = null,
  template = false,
): { value: string; shown: string } | null {
  const seen = new Set(phones.filter(({ source }) => source === 'text' || source === 'link').map(({ value }) => value));
  const points = new Map<string, number>();
  const isFiller = onceForEach(isFillerPhone);
  const allNamed = phones.every(
    ({ source, label, caption }) => source !== 'text' || label !== null || caption !== undefined,
  );
  const isAbroad = onceForEach((value) => country !== null && parsePhone(value, null)?.country !== country);
  for (const mention of phones) {
    const { value, label, source } = mention;
    if (label === 'fax' || source === 'llms.txt' || isFiller(value)) continue;
    if (template && ROUND.test(value)) continue;
    const abroad = isAbroad(value);
    const unlabelled = label === null || label === 'office' || label === 'main' || (allNamed && isPlace(label));
    points.set(
      value,
      (points.get(value) ?? 0) + (unlabelled ? worthOf(mention) : worthOf(mention) / 4) / (abroad ? 4 : 1),
    );
  }
  const ranked = [...points].sort((a, b) => b[1] - a[1]).map(([value]) => value);
  const best = ranked.find((value) => seen.has(value)) ?? ranked[0];
  if (best === undefined) return null;
  const shown = phones.find(
    ({ value, label, source }) => value === best && label !== 'fax' && source === 'text',
  )?.shown;
  return { value: best, shown: shown ?? national(best) };
}

/** True for the name of a place before a number: it is a branch only if another number has no name. */
function isPlace(label: string): boolean {
  return !PHONE_LABELS.some((known) => known === label);
}

function worthOf({ role, region, source, textShows }: Mention): number {
  // A link that shows one number and dials another says little about either.
  if (textShows !== undefined) return 1 / 4;
  const page = CONTACT_ROLES.has(role) ? KEY_PAGE : 0;
  const place = region === 'header' || region === 'footer' ? 1 : 0;
  return 1 + page + place + (source === 'markup' ? IN_MARKUP : 0);
}

function national(value: string): string {
  return parsePhoneNumberFromString(value)?.formatNational() ?? value;
}
