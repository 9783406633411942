import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Fetched, SiteArtifacts } from '../src/artifacts.ts';
import { collectFixture } from './fixture-sites.ts';

const sites = resolve(import.meta.dirname, '../fixtures/sites');

/**
 * The files of a fixture site by their path (`contact/index.html`). Every byte is one character, so that an ASCII edit
 * leaves UTF-8 and windows-1252 intact.
 */
export type SiteFiles = Map<string, string>;
export type FileEdit = (files: SiteFiles) => void;
export type ArtifactEdit = (artifacts: SiteArtifacts) => SiteArtifacts;

/** Changes to a fixture site: to its files before the scan, and to the collected artifacts. */
export type SiteEdit = { files?: FileEdit; artifacts?: ArtifactEdit };

const untouched = new Map<string, Promise<SiteArtifacts>>();

/** The artifacts of the unchanged site; collected once. */
export function collectUntouched(site: string): Promise<SiteArtifacts> {
  const known = untouched.get(site) ?? collectFixture(site);
  untouched.set(site, known);
  return known;
}

/** The artifacts of the edited site. Throws if an edit changes nothing, because that is a mistake in the test. */
export async function collectEdited(site: string, edits: readonly SiteEdit[]): Promise<SiteArtifacts> {
  const inArtifacts = (collected: SiteArtifacts) =>
    edits.reduce((done, edit) => edit.artifacts?.(done) ?? done, collected);
  if (edits.every(({ files }) => files === undefined)) return inArtifacts(await collectUntouched(site));
  const copy = mkdtempSync(join(tmpdir(), 'edited-site-'));
  try {
    cpSync(join(sites, site), copy, { recursive: true });
    const files = readFiles(copy);
    for (const { files: edit } of edits) {
      const before = new Map(files);
      edit?.(files);
      if (edit && isSame(before, files)) throw new Error(`An edit of ${site} changed nothing`);
    }
    writeFiles(copy, files);
    return inArtifacts(await collectFixture(site, copy));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The files below a folder, by path. */
export function readFiles(folder: string): SiteFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    names.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file.slice(folder.length + 1), readFileSync(file, 'latin1')];
    }),
  );
}

/** Makes the folder contain exactly these files. */
export function writeFiles(folder: string, files: SiteFiles): void {
  for (const path of readFiles(folder).keys()) if (!files.has(path)) rmSync(join(folder, path));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, 'latin1');
  }
}

function isSame(before: SiteFiles, after: SiteFiles): boolean {
  return before.size === after.size && [...after].every(([path, text]) => before.get(path) === text);
}

type TextEdit = (text: string, path: string) => string;
type Which = string | RegExp;

const HOME = 'index.html';

/** Edits the pages whose path matches (`/contact/` is `contact/index.html`), or every page. */
export function inPages(edit: TextEdit, which: Which = /./): FileEdit {
  return (files) => {
    for (const [path, text] of files) {
      if (path.endsWith('.html') && (typeof which === 'string' ? path === which : which.test(path)))
        files.set(path, edit(text, path));
    }
  };
}

export function inHome(edit: TextEdit): FileEdit {
  return inPages(edit, HOME);
}

export function inFile(path: string, edit: TextEdit): FileEdit {
  return (files) => {
    files.set(path, edit(files.get(path) ?? '', path));
  };
}

/** Removes pages together with every link to them and their entry in the sitemap. */
export function withoutPages(which: RegExp): FileEdit {
  return (files) => {
    const gone = [...files.keys()].filter((path) => path !== HOME && path.endsWith('.html') && which.test(path));
    const paths = gone.map((path) => `/${path.replace(/index\.html$/, '')}`);
    for (const path of gone) files.delete(path);
    for (const [path, text] of files) {
      let rest = text;
      for (const target of paths) {
        rest = rest.replaceAll(new RegExp(`<a [^>]*href="${target}"[^>]*>(.*?)</a>`, 'gs'), '$1');
        rest = rest.replaceAll(new RegExp(`[ \\t]*<url>\\s*<loc>[^<]*${target}</loc>.*?</url>\\s*`, 'gs'), '');
        rest = rest.replaceAll(new RegExp(`^- \\[[^\\]]*\\]\\([^)]*${target}\\).*\\n`, 'gm'), '');
      }
      files.set(path, rest);
    }
  };
}

export function allOf(...edits: readonly FileEdit[]): FileEdit {
  return (files) => {
    for (const edit of edits) edit(files);
  };
}

export const intoHead =
  (tags: string): TextEdit =>
  (html) =>
    html.replace('</head>', () => `${tags}</head>`);

/** Inserts at the end of the main text. */
export const intoMain =
  (tags: string): TextEdit =>
  (html) =>
    html.replace('</main>', () => `${tags}</main>`);

const LD_BLOCK = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

export const withoutJsonLd: TextEdit = (html) => html.replace(LD_BLOCK, '');

type Card = Record<string, unknown>;

/** Edits the business node of JSON-LD, anywhere in the block. */
export function inBusinessCard(edit: (card: Card) => void): TextEdit {
  return inJsonLd((node) => {
    if (node.telephone !== undefined) edit(node);
  });
}

/** Edits every node of JSON-LD, including those in a graph. */
export function inJsonLd(edit: (node: Card) => void): TextEdit {
  return (html) =>
    html.replace(LD_BLOCK, (block: string, json: string) => {
      const value = JSON.parse(json) as Card;
      for (const node of (value['@graph'] as Card[] | undefined) ?? [value]) edit(node);
      return block.replace(json, () => JSON.stringify(value));
    });
}

/** A refusal in the words of a firewall. */
export function refused(fetched: Fetched, status: number): Fetched {
  const { requestedUrl, hops } = fetched;
  const url = 'url' in fetched ? fetched.url : requestedUrl;
  const body = new TextEncoder().encode('<title>Forbidden</title><h1>Access denied</h1>');
  const answer = { requestedUrl, url, hops, status, headers: { 'content-type': 'text/html' }, body, firstByteMs: 40 };
  return status >= 500 ? { state: 'server-error', ...answer } : { state: 'blocked', challenge: null, ...answer };
}
