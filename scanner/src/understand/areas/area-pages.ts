import { foldWords } from '../../lexicon/fold-text.ts';
import type { PageFacts } from '../page-facts.ts';
import { townOfLabel } from '../places/place-names.ts';
import { ownLinks, pathOf } from '../prose/link-lists.ts';
import { mostAlike } from './area-similarity.ts';

/** From this similarity on, two area pages count as copies of each other. */
export const COPY_SIMILARITY = 0.9;

/**
 * The pages about one town: those whose role says so, and those whose address ends with a town that the site names, as
 * `/bury.html` and `/plumber-bury/` do.
 */
export function areaPagesOf(pages: readonly PageFacts[], towns: readonly string[]): PageFacts[] {
  const endsWithTown = townEndings(towns);
  return pages.filter(({ role, path }) => role === 'area' || (role === 'other' && endsWithTown(path)));
}

/** A test for paths that end with one of the towns. The towns are folded once, as a site may have 1,000 links. */
function townEndings(towns: readonly string[]): (path: string) => boolean {
  const endings = towns.map((town) => ` ${foldWords(town)}`);
  if (endings.length === 0) return () => false;
  return (path) => {
    const slug = path.split('/').filter(Boolean).at(-1) ?? '';
    const words = ` ${foldWords(slug.replace(/\.\w{2,5}$/, ''))}`;
    return endings.some((ending) => words.endsWith(ending));
  };
}

/** Links to towns, those in the same folder as an area page that was read, and those with the same pattern. */
export function linkedAreaPages(
  pages: readonly PageFacts[],
  areaPages: readonly PageFacts[],
  towns: readonly string[],
): string[] {
  const urls = new Set(areaPages.map(({ url }) => url));
  const folders = new Set(
    areaPages.map(({ path }) => path.replace(/[^/]+\/?$/, '')).filter((folder) => folder !== '/'),
  );
  const endsWithTown = townEndings(towns);
  const words = /\/(?:service-areas?|areas?(?:-we-serve|-served)?|locations?|cities)\/[^/]+/i;
  for (const { link } of ownLinks(pages)) {
    const path = pathOf(link.href);
    const inFolder = [...folders].some((folder) => path.startsWith(folder) && path !== folder);
    if (inFolder || words.test(path) || endsWithTown(path)) urls.add(link.href.replace(/[?#].*$/, ''));
  }
  return [...urls];
}

/** The town of each area page, from its heading, its title or its address. */
export function namesOfAreaPages(areaPages: readonly PageFacts[]): string[] {
  return areaPages.flatMap(({ path, document }) => {
    const slug = path.split('/').filter(Boolean).at(-1) ?? '';
    const heading = document.headings.find(({ level }) => level === 1)?.text ?? '';
    const place = townOfLabel(heading) ?? townOfLabel(document.title?.text ?? '');
    return place ? [place.name] : [slug.replace(/-(?:[a-z]{2})$/, '').replace(/-/g, ' ')];
  });
}

/** Similarity (0–1) of the two most similar area pages after masking place names, and their URLs. */
export type AlikePages = { similarity: number; urls: readonly [string, string]; alikePages: number };

/** Compares the area pages without the names of their towns; null with fewer than two. */
export function compareAreaPages(areaPages: readonly PageFacts[], names: readonly string[]): AlikePages | null {
  const best = mostAlike(
    areaPages.map(({ document }) => document.mainText),
    names,
    COPY_SIMILARITY,
  );
  if (!best) return null;
  const urls = [areaPages[best.first]!.url, areaPages[best.second]!.url] as const;
  return { similarity: best.similarity, urls, alikePages: best.alike };
}
