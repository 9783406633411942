// Fails if one of our documents contains a word that marks a sentence to rewrite (scripts/words/tell-tale-words.ts).
// `--comments` reads the comments of the code instead. `npm run check` runs both.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { commentsOf, findWords, proseOf } from './words/find-words.ts';

const inComments = process.argv.includes('--comments');
const patterns = inComments ? ['*.ts', '*.tsx', '*.mjs'] : ['*.md'];
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { encoding: 'utf8' });

const files = listed
  .split('\n')
  .filter((file) => file !== '' && existsSync(file) && !file.startsWith('scanner/fixtures/sites/'));

const found = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return findWords(file, proseOf(inComments ? commentsOf(text) : text)).map(
    ({ line, word, say }) => `${file}:${line}: "${word}" → ${say}`,
  );
});
for (const line of found) console.error(line);
process.exitCode = found.length > 0 ? 1 : 0;
