import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { MarkupNode, MarkupValue } from '../html/document.ts';
import { parseSource } from '../html/parse-document.ts';

const DATA = join(import.meta.dirname, '../../../../shared/data/structured-data');
const BASE = 'http://www.example.com/microdata/page.html';
/** Two expectations that the microdata standard does not share: an `itemref` to another item, an `input` as a value. */
const EXTRUCT_DIFFERS = ['product-ref.html', 'SearchAction.001.html'];

/** schema.org examples whose authors wrote exactly the same facts in both notations. */
const SAME_IN_MICRODATA =
  'eg-0382 eg-0428 eg-0442 eg-0432 eg-0004 eg-0006 eg-0008 eg-0017 eg-0025 eg-0030 eg-0168 eg-0171 eg-0173 eg-0193 eg-0203 eg-0205 eg-0319 eg-0340 eg-0342 eg-0356 eg-0223'.split(
    ' ',
  );
const SAME_IN_RDFA =
  'eg-0428 eg-0442 eg-0432 eg-0004 eg-0006 eg-0008 eg-0017 eg-0023 eg-0025 eg-0030 eg-0168 eg-0171 eg-0173 eg-0193 eg-0203 eg-0205 eg-0319 eg-0340 eg-0342 eg-0356 eg-0447 eg-0223 eg-0260'.split(
    ' ',
  );

type Pair = { id: string; microdata: string; rdfa: string; jsonld: string };
type Expected = { type?: string | string[]; id?: string; value?: string; properties?: Record<string, unknown> };

function facts(source: string): string[] {
  const found = new Set<string>();
  const walk = (value: MarkupValue, path: string): void => {
    if (typeof value !== 'object') found.add(`${path}=${plain(String(value))}`);
    else {
      found.add(`${path}:${[...value.types].sort().join(',')}`);
      for (const [name, values] of value.properties) for (const inner of values) walk(inner, `${path}/${name}`);
    }
  };
  for (const node of parseSource(source, 'https://base.test/').markup) walk(node, '');
  return [...found].sort();
}

function plain(text: string): string {
  const bare = text.replace(/\s+/g, ' ').replace(/^https?:\/\/(base\.test|(www\.)?schema\.org)\//, '');
  return /^https?:/.test(bare) ? bare.replace(/\/$/, '') : bare.replace(/^\//, '');
}

describe.skipIf(!existsSync(DATA))('markup in three notations (shared data)', () => {
  const pairs: Pair[] = existsSync(DATA) ? JSON.parse(readFileSync(join(DATA, 'schema-org-pairs.json'), 'utf8')) : [];

  test.each(pairs.filter((pair) => SAME_IN_MICRODATA.includes(pair.id)))(
    '$id says the same in microdata as in JSON-LD',
    (pair) => {
      expect(facts(pair.microdata)).toEqual(facts(pair.jsonld));
    },
  );

  test.each(pairs.filter((pair) => SAME_IN_RDFA.includes(pair.id)))(
    '$id says the same in RDFa as in JSON-LD',
    (pair) => {
      expect(facts(pair.rdfa)).toEqual(facts(pair.jsonld));
    },
  );

  test('every example gives at least one thing in every notation', () => {
    const silent = pairs.flatMap((pair) =>
      [pair.microdata, pair.rdfa, pair.jsonld]
        .filter((source) => source !== '' && facts(source).length === 0)
        .map(() => pair.id),
    );
    expect(silent).toEqual([]);
  });

  describe.each(['w3c', 'schema.org'])('extruct %s', (folder) => {
    const path = join(DATA, 'extruct', folder);
    const names = existsSync(path)
      ? readdirSync(path).filter((name) => name.endsWith('.html') && !EXTRUCT_DIFFERS.includes(name))
      : [];
    test.each(names)('%s reads as its expected microdata', (name) => {
      const expected: unknown = JSON.parse(readFileSync(join(path, name.replace('.html', '.json')), 'utf8'));
      if (!Array.isArray(expected)) return;
      const base = name.includes('7.1') ? 'http://blog.example.com/progress-report' : BASE;
      const found = parseSource(readFileSync(join(path, name), 'utf8'), base).markup.filter(
        (node) => node.notation === 'microdata',
      );
      expect(found.map(simplified)).toEqual(expected.map((item) => simplifiedExpected(item as Expected)));
    });
  });
});

function simplified(value: MarkupValue): unknown {
  if (typeof value !== 'object') return plainAddress(String(value));
  const node: MarkupNode = value;
  const properties = [...node.properties].map(([name, values]) => [name, values.map(simplified)] as const);
  return { types: node.types, properties: Object.fromEntries(properties) };
}

function simplifiedExpected(item: Expected): unknown {
  const types = (item.type === undefined ? [] : [item.type].flat()).map((type) =>
    type.replace(/^https?:\/\/schema\.org\//, ''),
  );
  const properties = Object.entries(item.properties ?? {}).map(([name, value]) => [
    name,
    [value]
      .flat()
      .map((inner) =>
        typeof inner === 'object' ? simplifiedExpected(inner as Expected) : plainAddress(String(inner)),
      ),
  ]);
  return { types, properties: Object.fromEntries(properties) };
}

/** Half of the expected values leave relative addresses as written and keep inner line breaks. */
function plainAddress(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^http:\/\/www\.example\.com\/(microdata\/)?|^\//, '')
    .replace(/^(https?:\/\/[^/]+)\/$/, '$1');
}
