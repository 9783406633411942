import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';

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
  ['documents', 'scanner', 'documents-import-contract-alone'],
  ['server', 'web', 'server-imports-contract-and-scanner'],
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

test('two files of the scanner that need each other only for types are caught', async () => {
  const broken = await rulesBrokenBy({
    'scanner/src/understand/a.ts': "import type { B } from './b.ts';\nexport type A = { b: B };\n",
    'scanner/src/understand/b.ts': "import type { A } from './a.ts';\nexport type B = { a: A | null };\n",
  });
  expect(broken).toContain('no-circles-in-the-scanner');
});

test('no folder of the scanner holds more than fifteen source files', () => {
  const folders = readdirSync(join(root, 'scanner/src'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'),
  );
  const counts = new Map<string, number>();
  for (const { parentPath } of folders) counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 15)).toEqual([]);
  expect(counts.size).toBeGreaterThan(20);
});

test('a check that opens a socket is caught', async () => {
  const broken = await rulesBrokenBy({
    'scanner/src/check/nosy.ts': "import net from 'node:net';\nexport const nosy = net;\n",
  });
  expect(broken).toContain('only-collect-reaches-the-network');
});

test('the real tree is read by the tool that guards it', { timeout: 60_000 }, async () => {
  const { modules } = await violations(root, ['contract/src', 'scanner/src', 'server/src']);
  expect(modules).toBeGreaterThan(60);
});
