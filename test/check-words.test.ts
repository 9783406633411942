import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { commentsOf, findWords, proseOf } from '../scripts/words/find-words.ts';
import { ALLOWED_WORDS, TELL_TALE_WORDS } from '../scripts/words/tell-tale-words.ts';

const root = resolve(import.meta.dirname, '..');

const wordsIn = (markdown: string) => findWords('docs/example.md', proseOf(markdown)).map(({ word }) => word);

test.each([
  ['Whoever edits posts by SQL changes the version.', 'Whoever'],
  ['It is read first, lest it be over.', 'lest'],
  ['The page is rendered anew.', 'anew'],
  ['A worker runs beside the site.', 'beside'],
  ['Each feature has a folder of its own.', 'of its own'],
  ['The check is shown to nobody.', 'nobody'],
  ['Of all sites we found none, and stopped.', 'none'],
  ['It is asked in one breath with the pause.', 'in one breath'],
  ['The answer is the receipt of success.', 'receipt'],
  ['The second click waits for its twin.', 'twin'],
  ['The scan knocks at the front door.', 'knocks'],
  ['Dates are no phone numbers.', 'are no p'],
  ['The styles stand in the page.', 'stand in'],
])('a sentence to rewrite is found: %s', (sentence, word) => {
  expect(wordsIn(sentence)).toContain(word);
});

test.each([
  'Nobody else can read the file.',
  'There are no circles, and there is no score.',
  'A session is no longer valid.',
  'None of the sites answered.',
  'It uses its own lock.',
  'The placeholder stands for the address.',
])('a plain sentence passes: %s', (sentence) => {
  expect(wordsIn(sentence)).toEqual([]);
});

test('code, quotations and addresses are skipped, and line numbers stay correct', () => {
  const text = [
    'See `receipt.tsx` and [why](021-twin.md): "whoever only looks changes nothing".',
    '',
    '    twin of a page',
    '',
    '```',
    'anew',
    '```',
    'Rendered anew.',
  ].join('\n');
  expect(findWords('docs/example.md', proseOf(text))).toEqual([{ line: 8, word: 'anew', say: 'again' }]);
});

test('an allowed word passes in its file and is found in others', () => {
  const allowed = [{ file: 'docs/example.md', word: 'twin', reason: 'a name' }];
  expect(findWords('docs/example.md', 'A twin.', allowed)).toEqual([]);
  expect(findWords('docs/other.md', 'A twin.', allowed)).toHaveLength(1);
});

test('every exception has a reason and names a file that exists', () => {
  for (const { file, reason } of ALLOWED_WORDS) {
    expect(existsSync(join(root, file)), file).toBe(true);
    expect(reason).not.toBe('');
  }
});

test('every word has a replacement', () => {
  for (const { pattern, say } of TELL_TALE_WORDS) {
    expect(pattern.flags).toBe('');
    expect(say).not.toBe('');
  }
});

test('comments are read, and code and strings are not', () => {
  const code = [
    "const twin = 'receipt'; // made anew",
    '/**',
    ' * Lest it be over.',
    ' */',
    "const address = 'https://twin.test';",
  ].join('\n');
  expect(findWords('server/src/example.ts', commentsOf(code)).map(({ line, word }) => [line, word])).toEqual([
    [1, 'anew'],
    [3, 'Lest'],
  ]);
});

test('the command fails with file, line and the word to use instead', () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-words-'));
  try {
    spawnSync('git', ['init', '--quiet'], { cwd: folder });
    writeFileSync(join(folder, 'plain.md'), 'The cache is cleared.\n');
    writeFileSync(join(folder, 'page.md'), '# Page\n\nThe page is made anew.\n');
    const result = spawnSync(process.execPath, [join(root, 'scripts/check-words.ts')], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(result.stderr).toBe('page.md:3: "anew" → again\n');
    expect(result.status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
