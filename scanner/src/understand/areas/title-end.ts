import type { PageFacts } from '../page-facts.ts';
import { isTown } from '../places/town-check.ts';
import { excerptAround } from '../prose/sentences.ts';
import { IN_TITLE, type PlaceFinder } from './place-finder.ts';

const MAX_TITLE_LENGTH = 200;
const MAX_TITLE_PARTS = 12;
const ROUND_THE_CLOCK = /\s(?:24\s?\/\s?7|24\s?h(?:\/24)?|h\s?24|24 (?:ore|horas|heures|uur|stunden|hours))\s*$/i;

/**
 * The town at the end of a part of the home page's title: `Expert Pest Control Sydney`. Titles can end with many words,
 * so the pages must also have the town after a preposition.
 */
export function readTitleEnd(pages: readonly PageFacts[], country: string, finder: PlaceFinder): void {
  const home = pages.find(({ role }) => role === 'home');
  const title = home?.document.title?.text.slice(0, MAX_TITLE_LENGTH) ?? '';
  if (!home) return;
  for (const part of title.split(/\s*[|•·–—:,]\s*|\s+-\s+/, MAX_TITLE_PARTS)) {
    const told = part.replace(ROUND_THE_CLOCK, '');
    const name = townAtEnd(told, country);
    // Round the clock, a service is in a town; without it, the town may be part of a name.
    if (name === null || !(told !== part || pages.some((page) => saysIn(page, name)))) continue;
    const place = { name, region: null, at: title.indexOf(name) };
    finder.add(place, { url: home.url, place: 'title', excerpt: excerptAround(title) }, IN_TITLE);
  }
}

function townAtEnd(part: string, country: string): string | null {
  const words = part.trim().split(' ').slice(-4);
  if (words.length < 2) return null;
  for (let from = 1; from < words.length; from += 1) {
    const name = words.slice(from).join(' ');
    for (const spelt of [name, name.replace(/-\p{Lu}\p{L}+$/u, '')])
      if (/^\p{Lu}/u.test(spelt) && isTown(spelt, null, country)) return spelt;
  }
  return null;
}

/** `à Dinan`, `in Sydney`, `Binnen Zwolle`: at least once in the text or in the description of the page. */
function saysIn({ document }: PageFacts, name: string): boolean {
  const description = document.metas.find((meta) => meta.name === 'description')?.content.slice(0, 400) ?? '';
  const text = `${description}\n${document.visibleText}`;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    if (/(?:^|\s)(?:in|im|à|a|ad|en|em|te|binnen|of|near|around) $/.test(text.slice(Math.max(0, at - 14), at)))
      return true;
  }
  return false;
}
