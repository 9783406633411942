import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import config, { FEATURES } from '../.dependency-cruiser.mjs';

const root = resolve(import.meta.dirname, '..');

async function violations(baseDir: string, paths: string[]): Promise<{ rules: string[]; modules: number }> {
  const options = { ...config.options, baseDir, ruleSet: { forbidden: config.forbidden ?? [] }, validate: true };
  const { output } = await cruise(paths, options as never);
  const result = output as ICruiseResult;
  return { rules: result.summary.violations.map((violation) => violation.rule.name), modules: result.modules.length };
}

async function rulesBrokenBy(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return (await violations(folder, Object.keys(files))).rules;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test.each([
  ['contract', 'scanner', 'contract-imports-nothing-of-ours'],
  ['scanner', 'server', 'scanner-imports-contract-alone'],
  ['scanner', 'answers', 'scanner-imports-contract-alone'],
  ['answers', 'server', 'answers-import-contract-and-scanner'],
  ['answers', 'scanner', 'answers-use-the-readers-of-the-scanner'],
  ['documents', 'scanner', 'documents-import-contract-alone'],
  ['server', 'web', 'server-imports-contract-scanner-and-answers'],
  ['web', 'answers', 'web-imports-contract'],
  ['web', 'server', 'web-imports-contract'],
  ['e2e', 'server', 'journeys-see-the-product-from-outside'],
])('an import from %s into %s is caught, types included', async (from, to, rule) => {
  const broken = await rulesBrokenBy({
    [`${to}/src/secret.ts`]: 'export type Secret = string;\nexport const secret = 1;\n',
    [`${from}/src/value.ts`]: `import { secret } from '../../${to}/src/secret.ts';\nexport const copy = secret;\n`,
    [`${from}/src/type.ts`]: `import type { Secret } from '../../${to}/src/secret.ts';\nexport type Copy = Secret;\n`,
  });
  expect(broken.filter((name) => name === rule)).toHaveLength(2);
});

test.each([
  ['read', 'understand'],
  ['lexicon', 'read'],
  ['collect', 'understand'],
  ['understand', 'check'],
  ['fix', 'check'],
  ['check', 'report'],
  ['report', 'collect'],
])('a stage of the scan that imports a later one is caught: %s from %s', async (from, to) => {
  const broken = await rulesBrokenBy({
    [`scanner/src/${to}/secret.ts`]: 'export type Secret = string;\n',
    [`scanner/src/${from}/type.ts`]: `import type { Secret } from '../${to}/secret.ts';\nexport type Copy = Secret;\n`,
  });
  expect(broken).toEqual([`${from}-imports-only-earlier-stages`]);
});

test.each([
  ['questions', 'ask'],
  ['ask', 'read'],
  ['read', 'tally'],
])('a stage of an answer that imports a later one is caught: %s from %s', async (from, to) => {
  const broken = await rulesBrokenBy({
    [`answers/src/${to}/secret.ts`]: 'export type Secret = string;\n',
    [`answers/src/${from}/type.ts`]: `import type { Secret } from '../${to}/secret.ts';\nexport type Copy = Secret;\n`,
  });
  expect(broken).toEqual([`answers-${from}-imports-only-earlier-stages`]);
});

test('answers may use what the scanner exports for other rooms', async () => {
  const broken = await rulesBrokenBy({
    'scanner/src/readers.ts': 'export const readers = 1;\n',
    'answers/src/read/names.ts':
      "import { readers } from '../../../scanner/src/readers.ts';\nexport const copy = readers;\n",
  });
  expect(broken).toEqual([]);
});

test.each(['questions', 'read', 'tally'])('a socket in answers/src/%s is caught', async (stage) => {
  const broken = await rulesBrokenBy({
    [`answers/src/${stage}/nosy.ts`]: "import net from 'node:net';\nexport const nosy = net;\n",
  });
  expect(broken).toEqual(['only-ask-reaches-the-network']);
});

test.each([
  ['errors', 'db'],
  ['db', 'mail'],
  ['limits', 'mail'],
  ['jobs', 'mail'],
  ['mail', 'features'],
  ['features', 'http'],
  ['http', 'start'],
  ['start', 'commands'],
  ['dev', 'commands'],
])('a layer of the server that imports a higher one is caught, types included: %s from %s', async (from, to) => {
  const broken = await rulesBrokenBy({
    [`server/src/${to}/secret.ts`]: 'export type Secret = string;\n',
    [`server/src/${from}/type.ts`]: `import type { Secret } from '../${to}/secret.ts';\nexport type Copy = Secret;\n`,
  });
  expect(broken).toContain(`${from}-imports-only-lower-layers`);
});

test('a layer that imports the entry point is caught', async () => {
  const broken = await rulesBrokenBy({
    'server/src/main.ts': 'export const main = 1;\n',
    'server/src/start/again.ts': "import { main } from '../main.ts';\nexport const again = main;\n",
  });
  expect(broken).toEqual(['start-imports-only-lower-layers']);
});

test.each([
  ['course', 'leads', 'course-imports-only-the-features-it-names'],
  ['leads', 'a-new-one', 'leads-imports-only-the-features-it-names'],
  ['a-new-one', 'leads', 'features-are-listed'],
])('a feature that imports one that it does not list is caught: %s from %s', async (from, to, rule) => {
  const broken = await rulesBrokenBy({
    [`server/src/features/${to}/deep/secret.ts`]: 'export type Secret = string;\n',
    [`server/src/features/${from}/type.ts`]: `import type { Secret } from '../${to}/deep/secret.ts';\nexport type Copy = Secret;\n`,
  });
  expect(broken).toEqual([rule]);
});

test('the list of features has no circle, because each comes after those it imports', () => {
  const before = new Set<string>();
  for (const [feature, imported] of FEATURES) {
    expect(imported.filter((name) => !before.has(name))).toEqual([]);
    before.add(feature);
  }
  expect([...before].toSorted()).toEqual(
    readdirSync(join(root, 'server/src/features'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('a shared file of the features that imports a feature is caught', async () => {
  const broken = await rulesBrokenBy({
    'server/src/features/leads/lead.ts': 'export const lead = 1;\n',
    'server/src/features/shared.ts': "import { lead } from './leads/lead.ts';\nexport const copy = lead;\n",
  });
  expect(broken).toEqual(['shared-feature-files-import-no-feature']);
});

test('a verb that imports HTTP is caught', async () => {
  const broken = await rulesBrokenBy({
    'server/src/features/leads/verb.ts': "import http from 'node:http';\nexport const verb = http;\n",
  });
  expect(broken).toEqual(['features-know-no-transport']);
});

test.each(['server/test/factory.ts', 'server/src/leads.test.ts', 'e2e/src/product.ts', 'server/bench/site.ts'])(
  'production code that imports %s is caught',
  async (path) => {
    const broken = await rulesBrokenBy({
      [path]: 'export const made = 1;\n',
      'server/src/start/start.ts': `import { made } from '../../../${path}';\nexport const start = made;\n`,
    });
    expect(broken).toContain('production-imports-no-test-code');
  },
);

test('a dev dependency in production code is caught, and allowed in a test', async () => {
  const broken = await rulesBrokenBy({
    'package.json': JSON.stringify({ devDependencies: { 'made-up': '1.0.0' } }),
    'node_modules/made-up/package.json': JSON.stringify({ name: 'made-up', main: 'index.js' }),
    'node_modules/made-up/index.js': 'module.exports = 1;\n',
    'server/src/start/start.ts': "import madeUp from 'made-up';\nexport const start = madeUp;\n",
    'server/src/start/start.test.ts': "import madeUp from 'made-up';\nexport const start = madeUp;\n",
  });
  expect(broken).toEqual(['production-uses-no-dev-dependency']);
});

test.each([
  ['scanner', 'no-circles-in-the-scanner', 'scanner/src/understand'],
  ['answers', 'no-circles-in-answers', 'answers/src/read'],
  ['server', 'no-circles-in-the-server', 'server/src/mail'],
])('two files of the %s that import only types from each other are caught', async (_room, rule, folder) => {
  const broken = await rulesBrokenBy({
    [`${folder}/a.ts`]: "import type { B } from './b.ts';\nexport type A = { b: B };\n",
    [`${folder}/b.ts`]: "import type { A } from './a.ts';\nexport type B = { a: A | null };\n",
  });
  expect(broken).toContain(rule);
});

/** Folders with more than fifteen source files, each with the reason. */
const LARGE_FOLDERS: Record<string, string> = {
  'server/src/db/schema': 'one file for each table',
  'scanner/src/lexicon/trades/building': 'one file for each trade',
  'scanner/src/lexicon/trades/food': 'one file for each trade',
  'scanner/src/lexicon/trades/health': 'one file for each trade',
  'scanner/src/lexicon/trades/home': 'one file for each trade',
  'scanner/src/lexicon/trades/professional': 'one file for each trade',
  'scanner/src/lexicon/trades/shops': 'one file for each trade',
  'scanner/src/lexicon/trades/vehicles': 'one file for each trade',
};

test.each(['scanner/src', 'server/src'])(
  'no folder of %s holds more than fifteen source files without a reason',
  (top) => {
    const sources = readdirSync(join(root, top), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'),
    );
    const counts = new Map<string, number>();
    for (const { parentPath } of sources) counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1);
    const large = [...counts].filter(([, count]) => count > 15).map(([path]) => relative(root, path));
    expect(large.filter((path) => !(path in LARGE_FOLDERS))).toEqual([]);
    expect(counts.size).toBeGreaterThan(20);
  },
);

test('a check that opens a socket is caught', async () => {
  const broken = await rulesBrokenBy({
    'scanner/src/check/nosy.ts': "import net from 'node:net';\nexport const nosy = net;\n",
  });
  expect(broken).toContain('only-collect-reaches-the-network');
});

test('the import checker finds the real source tree', { timeout: 60_000 }, async () => {
  const { modules } = await violations(root, ['contract/src', 'scanner/src', 'server/src']);
  expect(modules).toBeGreaterThan(60);
});
