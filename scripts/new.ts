// `npm run new -- trade|country|language|check NAME`: creates the files, adds them to the lists, and says what to fill
// in. Blanks that are left fail a test or do not compile.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Change } from './new/change.ts';
import { newCheck } from './new/check.ts';
import { newCountry } from './new/country.ts';
import { newLanguage } from './new/language.ts';
import { newTrade } from './new/trade.ts';

const USAGE = `Usage:
  npm run new -- trade "Chimney sweep" --group home          a folder of scanner/src/lexicon/trades
  npm run new -- country "Ireland" --code ie --group europe   a folder of scanner/src/lexicon/countries
  npm run new -- language "Polish" --code pl
  npm run new -- check "Opening photo" --group technical      a folder of scanner/src/check`;

const root = resolve(import.meta.dirname, '..');
const makers = { trade: newTrade, country: newCountry, language: newLanguage, check: newCheck };

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { group: { type: 'string' }, code: { type: 'string' } },
  });
  const [kind = '', name = ''] = positionals;
  if (!Object.hasOwn(makers, kind) || name === '') throw new Error(USAGE);
  const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
  const make = makers[kind as keyof typeof makers];
  const changes = make({ name, group: values.group ?? '', code: (values.code ?? '').toLowerCase(), read });
  write(changes);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

/** Writes nothing if one of the new files already exists. */
function write(changes: readonly Change[]): void {
  const taken = changes.find(({ path, isNew }) => isNew && existsSync(resolve(root, path)));
  if (taken) throw new Error(`${taken.path} is there already.`);
  for (const { path, text, isNew, todo } of changes) {
    const file = resolve(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${isNew ? 'new    ' : 'changed'} ${relative(root, file)}${todo ? `: ${todo}` : ''}`);
  }
  console.log('\nThen: npm run format && npm run check && npx vitest run --project scanner');
}
