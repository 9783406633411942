import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { MarkupValue } from '../html/document.ts';
import { parseSource } from '../html/parse-document.ts';

const PAIRS = join(import.meta.dirname, '../../../../test/data/structured-data/schema-org-pairs.json');

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

describe('markup in three notations', () => {
  const pairs: Pair[] = JSON.parse(readFileSync(PAIRS, 'utf8'));

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

  test('every example gives at least one item in every notation', () => {
    const silent = pairs.flatMap((pair) =>
      [pair.microdata, pair.rdfa, pair.jsonld]
        .filter((source) => source !== '' && facts(source).length === 0)
        .map(() => pair.id),
    );
    expect(silent).toEqual([]);
  });
});
