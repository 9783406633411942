import { type Fetched, isReadable, type PageArtifact } from '../artifacts.ts';
import type { Link } from '../read/html/document.ts';
import { documentOf } from '../read/html/document-cache.ts';
import { refreshTargets } from '../read/html/meta-refresh.ts';
import { candidatesOf, choosePages, inRoleOrder, withinPlaces } from './sample-pages.ts';
import { isSoftMissing } from './soft-missing.ts';
import type { Visit } from './visit.ts';

/** A page that was read and can be judged. */
export type Readable = Extract<Fetched, { state: 'ok' | 'too-large' }>;
const WAVES = 3;
/** Called after every step with the current stage, the number of steps done, and their total. */
export type Progress = (stage: string, done: number, total: number) => void;

/**
 * Reads the pages that home and the sitemap name, then the pages that those add for roles still missing, then others
 * until the sample is full. If home names no page by its role, its links are read first.
 */
export async function readPages(
  visit: Visit,
  home: Readable,
  sitemap: readonly string[],
  missing: Fetched,
  progress: Progress,
): Promise<PageArtifact[]> {
  let pages: PageArtifact[] = [{ role: 'home', foundBy: 'home', anchor: '', fetched: home }];
  const links = linksOf(home);
  for (let wave = 0; wave < WAVES; wave += 1) {
    const fill = wave === WAVES - 1 || (wave === 1 && pages.length === 1);
    const chosen = choosePages(candidatesOf(home.url, links, sitemap), pages, { fill });
    let done = 0;
    progress('reading pages', done, chosen.length);
    const read = await Promise.all(
      chosen.map(async ({ url, role, foundBy, anchor }): Promise<PageArtifact> => {
        const fetched = await visit.read(url, 'page');
        done += 1;
        progress('reading pages', done, chosen.length);
        return { role, foundBy, anchor, fetched };
      }),
    );
    for (const page of read) {
      if (!isReadable(page.fetched)) continue;
      for (const link of linksOf(page.fetched)) links.push(link);
    }
    pages = withoutRepeats([...pages, ...read]);
  }
  return withinPlaces(
    inRoleOrder(
      pages.filter((page) => page.role === 'home' || (isWanted(page) && !isSoftMissing(page.fetched, missing))),
    ),
  );
}

/** The links of a page, and the pages to which it sends its visitors without a click. */
function linksOf(page: Readable): Link[] {
  const document = documentOf(page);
  const sent = refreshTargets(document).map((href): Link => ({ href, text: '', rel: '', region: 'main', offset: 0 }));
  return [...document.links, ...sent];
}

/** A page without a role is only useful for its text; if its link is broken, the link samples report it. */
function isWanted({ role, fetched }: PageArtifact): boolean {
  return role !== 'other' || isReadable(fetched);
}

/** Two URLs that lead to one page are one page. */
function withoutRepeats(pages: readonly PageArtifact[]): PageArtifact[] {
  const seen = new Set<string>();
  return pages.filter(({ fetched }) => {
    const key = 'url' in fetched ? fetched.url : fetched.requestedUrl;
    const fresh = !seen.has(key);
    seen.add(key);
    return fresh;
  });
}
