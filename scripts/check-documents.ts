// Fails when a Markdown file of ours names a path of this repository that does not exist.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const CODE_PATH = /`((?:contract|scanner|documents|server|web|e2e|scripts|docs|test)\/[\w./@-]*[\w/])`/g;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { encoding: 'utf8' }).split('\n');

function missingPaths(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const links = [...text.matchAll(LINK)].map((match) => match[1] ?? '').filter((target) => !/^[a-z]+:/i.test(target));
  const paths = [...text.matchAll(CODE_PATH)].map((match) => match[1] ?? '');
  return [
    ...links.filter((target) => !existsSync(normalize(join(dirname(file), target)))),
    ...paths.filter((path) => !existsSync(path)),
  ];
}

const broken = files
  .filter((file) => file !== '' && existsSync(file) && !file.startsWith('scanner/fixtures/sites/'))
  .flatMap((file) => missingPaths(file).map((path) => `${file}: ${path} does not exist`));
for (const line of broken) console.error(line);
process.exitCode = broken.length > 0 ? 1 : 0;
