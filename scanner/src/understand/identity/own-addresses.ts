import type { PageFacts } from '../page-facts.ts';
import { foldAccents } from '../prose/folded.ts';
import { onceForEach } from '../prose/once-for-each.ts';

/** Profiles with a URL that the business chose itself. */
const PROFILE = /^https?:\/\/(?:[\w-]+\.)?(?:facebook|instagram|linkedin|youtube|tiktok|pinterest|twitter|x)\.com\//i;
const MAIL = /[\w.+-]{2,40}@[\w.-]{3,60}/g;
const WEB = /(?<![\w.-])www\.[\w.-]{3,60}/gi;
const MAX_LINKS = 500;
/** Limit of canonical and preview URLs. */
const MAX_NAMED = 3;
const MAX_TEXT_LENGTH = 100_000;
const MIN_WORD_LENGTH = 4;
const MIN_WORDS = 2;

/**
 * True if a URL or mail address that the business chose contains its name: a mail address, a profile, or a URL that its
 * pages name as their own. `info@acme-plumbing.com` contains `Acme Plumbing`, and so does `acmeplumbingboise`.
 */
export function spelledByAddress(name: string, pages: readonly PageFacts[]): boolean {
  const words = name
    .split(/\s+/)
    .map(bare)
    .filter((word) => word.length >= MIN_WORD_LENGTH);
  const needed = Math.min(MIN_WORDS, words.length);
  if (needed === 0) return false;
  const spells = onceForEach((address) => {
    const plain = bare(address);
    return words.filter((word) => plain.includes(word)).length >= needed;
  });
  return pages.some((page) => addressesOf(page).some(spells));
}

const known = new WeakMap<PageFacts, readonly string[]>();

/** Cached per page, because every part of a title and every company of a site is compared with them. */
function addressesOf(page: PageFacts): readonly string[] {
  const read = known.get(page) ?? readAddresses(page);
  known.set(page, read);
  return read;
}

function readAddresses({ document }: PageFacts): string[] {
  const text = document.visibleText.slice(0, MAX_TEXT_LENGTH);
  const links = document.links.slice(0, MAX_LINKS).map(({ href }) => href);
  return [
    ...links.filter((href) => href.startsWith('mailto:') || PROFILE.test(href)),
    ...document.canonicals.slice(0, MAX_NAMED).map(({ href }) => href),
    ...document.metas
      .filter(({ name }) => name === 'og:url')
      .slice(0, MAX_NAMED)
      .map(({ content }) => content),
    ...(text.match(MAIL) ?? []),
    ...(text.match(WEB) ?? []),
  ];
}

function bare(text: string): string {
  return foldAccents(text.toLowerCase()).replace(/[^a-z0-9]/g, '');
}
