// Fails if one of our Markdown files names a path, a heading, a test or an npm script that does not exist in this
// repository.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const LINK = /\]\(([^)#\s]*)(?:#([^)]*))?\)/g;
const CODE_PATH = /`((?:contract|scanner|answers|documents|server|web|e2e|scripts|docs|test)\/[\w./@-]*[\w/])`/g;
/** A reference to a test, as documents write it: the file in code, a colon, the name in quotes. */
const TEST = /`([\w./-]+\.test\.tsx?)`: "([^"]+)"/g;
const SCRIPT = /npm run (?:--silent )?([\w:]+(?:-\w+)*)(?: --workspace (\w+))?/g;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { encoding: 'utf8' }).split('\n');

function missingIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const links = [...text.matchAll(LINK)].filter(([, target = '']) => !/^[a-z]+:/i.test(target));
  const paths = [...text.matchAll(CODE_PATH)].map(([, path = '']) => path);
  const tests = [...text.matchAll(TEST)];
  const commands = [...text.matchAll(SCRIPT)];
  return [
    ...links
      .filter(([, target = '', heading]) => !leadsSomewhere(file, target, heading))
      .map(([link]) => link.slice(2, -1)),
    ...paths.filter((path) => !existsSync(path)),
    ...tests.filter(([, path = '', name = '']) => !hasTest(path, name)).map(([test]) => test),
    ...commands.filter(([, script = '', room = '.']) => !(script in scriptsOf(room))).map(([command]) => command),
  ];
}

function leadsSomewhere(from: string, target: string, heading: string | undefined): boolean {
  const path = target === '' ? from : normalize(join(dirname(from), target));
  return existsSync(path) && (heading === undefined || anchorsOf(path).includes(heading));
}

/** Looks for the name as written in the source. Escaped apostrophes count as plain ones. */
function hasTest(path: string, name: string): boolean {
  return existsSync(path) && readFileSync(path, 'utf8').replaceAll("\\'", "'").includes(name);
}

/** Heading anchors as GitHub generates them: lower case, words joined by hyphens, without punctuation. */
function anchorsOf(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  );
}

function scriptsOf(room: string): Record<string, string> {
  return JSON.parse(readFileSync(join(room, 'package.json'), 'utf8')).scripts;
}

const broken = files
  .filter((file) => file !== '' && existsSync(file) && !file.startsWith('scanner/fixtures/sites/'))
  .flatMap((file) => missingIn(file).map((name) => `${file}: ${name} does not exist`));
for (const line of broken) console.error(line);
process.exitCode = broken.length > 0 ? 1 : 0;
