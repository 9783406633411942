import { LANGUAGES } from '../../lexicon/language-code.ts';
import { language } from '../../lexicon/languages/index.ts';
import { foldText, wordPattern, wordSource } from '../../lexicon/word-pattern.ts';
import type { Link, PageDocument, TextBlock } from '../../read/html/document.ts';
import type { PageFacts } from '../page-facts.ts';
import { isHeading } from '../prose/sentences.ts';

const pageWords = LANGUAGES.map((code) => language(code).pages);
const PRIVACY = wordPattern(pageWords.flatMap(({ roles }) => roles.privacy));
const IMPRINT = wordPattern(pageWords.flatMap(({ roles }) => roles.imprint));
/** A page named `conditions` alone may be about the conditions that a clinic treats. */
const TERMS = wordPattern(pageWords.flatMap(({ roles }) => roles.terms).filter((words) => words !== 'conditions'));
const PROVIDERS = new RegExp(
  `^(?:\\d{1,2}[.)]? )?(?:${wordSource(pageWords.flatMap(({ providers }) => providers))})`,
  'u',
);

/** The same label inside a block: `SIRET 812 345 678 Hébergeur : OVH, 2 rue Kellermann`. */
const PROVIDERS_INSIDE = new RegExp(
  `(?<= )(?:${wordSource(pageWords.flatMap(({ providers }) => providers))})[^.,!?:]{0,20} ?: `,
  'gu',
);

const MAX_TITLE_LENGTH = 120;
/** A longer block is a sentence about the host, not a heading or a label. */
const MAX_LABEL_LENGTH = 60;
/** Without a heading that ends it, a section has at most this many more blocks. */
const MAX_PROVIDER_BLOCKS = 6;

/**
 * True for a legal notice and a privacy policy. They say who the business is, and nothing about its work: there,
 * `7j/7, 24h/24` is about the website.
 */
export function isLegalPage(page: PageFacts): boolean {
  return page.role === 'imprint' || isPrivacyPage(page);
}

/** A privacy page has the addresses of others: hosting providers, social networks, authorities. */
export function isPrivacyPage({ path, document }: PageFacts): boolean {
  const named = `${wordsOfPath(path)} ${foldText((document.title?.text ?? '').slice(0, MAX_TITLE_LENGTH))}`;
  return PRIVACY.test(named) && !IMPRINT.test(named) && path !== '/';
}

/** Terms and conditions of contracts: `Wir garantieren nicht …` there promises nothing to a buyer. */
export function isTermsPage({ path }: PageFacts): boolean {
  return path !== '/' && TERMS.test(wordsOfPath(path));
}

/** True if the path names a legal notice. A second one has no role of its kind. */
export function isImprintPath(path: string): boolean {
  return IMPRINT.test(wordsOfPath(path));
}

function wordsOfPath(path: string): string {
  return foldText(path.replace(/[/_.-]+/g, ' '));
}

/**
 * A legal notice without its sections about the website's host and maker, whose names, addresses, phone numbers and
 * registrations are there because the law asks for them (for France: loi 2004-575, article 1-1).
 */
export function withoutProviders(document: PageDocument): PageDocument {
  const { blocks } = document;
  const kept: TextBlock[] = [];
  const cuts: Cut[] = [];
  for (let at = 0; at < blocks.length; ) {
    const block = blocks[at] as TextBlock;
    const end = isProviderLabel(block) ? endOfSection(blocks, at) : at;
    const next = Math.max(end, at + 1);
    const span = { from: block.offset, to: blocks[next]?.offset ?? Number.POSITIVE_INFINITY };
    const own = end === at ? beforeProviders(block.text) : '';
    if (own !== '') kept.push({ ...block, text: own });
    if (own !== block.text) cuts.push({ ...span, text: own === '' ? null : block.text.slice(own.length) });
    at = next;
  }
  if (cuts.length === 0) return document;
  const isCut = (link: Link) =>
    cuts.some((cut) => isInside(link.offset, cut) && (cut.text?.includes(link.text) ?? true));
  return { ...document, blocks: kept, links: document.links.filter((link) => !isCut(link)) };
}

/** What is removed between two offsets of a page: the end of a block, or everything (`null`). */
type Cut = { from: number; to: number; text: string | null };

function isInside(offset: number, { from, to }: Cut): boolean {
  return offset >= from && offset < to;
}

/** A block up to a label such as `Hébergeur :`, which begins with a capital letter. */
function beforeProviders(text: string): string {
  const folded = foldText(text);
  if (!text.includes(':') || folded.length !== text.length) return text;
  const label = [...folded.matchAll(PROVIDERS_INSIDE)].find(({ index }) => /^\p{Lu}/u.test(text.slice(index)));
  return label ? text.slice(0, label.index).trim() : text;
}

/** `Hébergement`, `Hosting:`, and `Hébergeur : OVH, 2 rue Kellermann`. */
function isProviderLabel({ text }: TextBlock): boolean {
  const folded = foldText(text.slice(0, MAX_LABEL_LENGTH));
  return PROVIDERS.test(folded) && (text.length <= MAX_LABEL_LENGTH || /^[^.!?]{3,40} ?:/.test(folded));
}

function endOfSection(blocks: readonly TextBlock[], start: number): number {
  const { tag, region, text } = blocks[start] as TextBlock;
  if (!isHeading(tag) && /: ?\S/.test(text)) return start + 1;
  let end = start + 1;
  for (; end < blocks.length; end += 1) {
    const block = blocks[end] as TextBlock;
    if (isHeading(block.tag) || block.region !== region) break;
    if (!isHeading(tag) && (end - start > MAX_PROVIDER_BLOCKS || /:$/.test(block.text))) break;
  }
  return end;
}
