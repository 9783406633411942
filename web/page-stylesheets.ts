import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PUBLIC_PAGES } from '@named-first/contract';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';
import routes from './app/routes.ts';
import { classesOf, trimStylesheet } from './trim-stylesheet.ts';

const APP = new URL('./app/', import.meta.url).pathname;

/** Pages that lead to each other without loading a document share one stylesheet. */
const FUNNEL = PUBLIC_PAGES.filter(({ flow }) => flow === 'scan').map(({ id }) => `routes/${id}`);

/**
 * Turns `sheet.css?inline&sheets` into one stylesheet for each page: the rules of `sheet.css` that its modules mention,
 * by route id. Inline scripts and lazily loaded code count as modules of the page, so whatever they add has its rules.
 * `whole` is for the back office, where signing in leads to any page without loading a document.
 */
export function pageStylesheets(): Plugin {
  return {
    name: 'page-stylesheets',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (!id.endsWith('.css?inline&sheets')) return;
      const [, text = 'null'] = /^export default (".*")/s.exec(code) ?? [];
      const whole = JSON.parse(text) as string;
      return { code: `export default ${JSON.stringify({ whole, ...sheetsOf(whole) })};`, map: null };
    },
  };
}

function sheetsOf(whole: string): Record<string, string> {
  const pages = pageModules();
  const anywhere = mentionsIn(textOf([...pages.values()].flat()));
  // A class that is mentioned in no module in the expected form may be used by any of them.
  const unplaced = [...classesOf(whole)].filter((name) => !anywhere.has(name));
  return Object.fromEntries(
    [...pages]
      .filter(([id]) => !isBackOffice(id))
      .map(([id, files]) => [id, trimStylesheet(whole, new Set([...mentionsIn(textOf(files)), ...unplaced]))]),
  );
}

export function isBackOffice(id: string): boolean {
  return id.startsWith('routes/admin');
}

/** The source files of each page, by the id of its route, and those of the report file. */
export function pageModules(): Map<string, string[]> {
  const screens = screensOf(routes);
  const funnel = screens.filter(({ id }) => FUNNEL.includes(id)).flatMap(({ files }) => files);
  return new Map([
    ...screens.map(({ id, files }) => [id, importedFrom(FUNNEL.includes(id) ? funnel : files)] as const),
    ['report-file', importedFrom(['features/report/report-file.server.tsx'])],
  ]);
}

type Screen = { id: string; files: string[] };

/** Every page with its layouts. */
function screensOf(entries: RouteConfigEntry[], frames: string[] = ['root.tsx']): Screen[] {
  return entries.flatMap(({ file, children }) => {
    const files = [...frames, file];
    return children ? screensOf(children, files) : [{ id: file.replace(/\.tsx$/, ''), files }];
  });
}

/** The given files of the app and everything they import, statically or lazily. */
function importedFrom(files: string[]): string[] {
  const found = new Set<string>();
  const waiting = files.map((file) => join(APP, file));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...importsOf(file));
  }
  return [...found];
}

function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(/^import type [^;]*;/gm, '');
  return [...code.matchAll(/\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !address.includes('/+types/') && !address.endsWith('/app.css'))
    .map((address) => moduleAt(join(dirname(file), address)));
}

function moduleAt(path: string): string {
  const file = ['', '.ts', '.tsx', '/index.ts']
    .map((ending) => path + ending)
    .find((one) => /\.\w+$/.test(one) && existsSync(one));
  if (file === undefined) throw new Error(`There is no module ${path}, so the sheets of the pages cannot be made`);
  return file;
}

function textOf(files: string[]): string {
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** Everything in a piece of code that may be the name of a class or of a custom property. */
export function mentionsIn(code: string): Set<string> {
  return new Set([...code.split(/[\s"'`]+/), ...(code.match(/--[\w-]+/g) ?? [])]);
}
