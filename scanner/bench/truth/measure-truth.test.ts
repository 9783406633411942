import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { measureTruth } from './measure-truth.ts';

const folder = mkdtempSync(join(tmpdir(), 'measure-truth-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lays out one page that contradicts the label of `site`. */
function layOut(site: string): void {
  const card = { '@context': 'https://schema.org', '@type': 'Restaurant', name: 'Trattoria Altra' };
  const page = `<h1>Trattoria Altra</h1><script type="application/ld+json">${JSON.stringify(card)}</script>`;
  mkdirSync(join(folder, 'corpus', site), { recursive: true });
  writeFileSync(join(folder, 'corpus', site, 'index.html'), page);
}

test('without a corpus the benchmark explains in one line how to lay one out, and counts as skipped', async () => {
  const { text, failed, values } = await measureTruth({ corpus: null, set: 'all', site: null, readings: null });
  expect(text).toMatch(/^Skipped: .*npm run lay-out -- --repositories DIR --corpus CORPUS.*$/);
  expect({ failed, values }).toEqual({ failed: false, values: null });
});

test('a corpus without a labelled site is an error with the same advice', async () => {
  const { text, failed } = await measureTruth({ corpus: folder, set: 'all', site: null, readings: null });
  expect(failed).toBe(true);
  expect(text).toMatch(/^No labelled site is laid out in .*npm run lay-out -- .*$/);
});

test('a single site is measured with its values, even one of the checking set', async () => {
  layOut('hausarzt-aachen-brand');
  const { text, values } = await measureTruth({
    corpus: join(folder, 'corpus'),
    set: 'all',
    site: 'hausarzt-aachen-brand',
    readings: null,
  });
  expect(text).toContain('  hausarzt-aachen-brand: name Trattoria Altra');
  expect(values).toMatchObject({ sites: 1, results: [{ site: 'hausarzt-aachen-brand', set: 'checking' }] });
});

test('sites that are not laid out are named, and only sites of the wanted set are measured', async () => {
  layOut('hausarzt-aachen-brand');
  layOut('penny-yoga');
  const { text, values } = await measureTruth({
    corpus: join(folder, 'corpus'),
    set: 'tuning',
    site: null,
    readings: null,
  });
  expect(values).toMatchObject({ sites: 1, results: [{ site: 'penny-yoga' }] });
  expect(text).toContain('  penny-yoga: name Trattoria Altra');
  expect(text).toMatch(/Not laid out: .*theatre-restaurant/);
  expect(text).not.toContain('hausarzt-aachen-brand');
});

test('with second readings, only their sites are measured, by what the reader states', async () => {
  layOut('penny-yoga');
  layOut('theatre-restaurant');
  const readings = join(folder, 'readings');
  mkdirSync(readings);
  const reading = {
    ...{ kind: 'local business', language: 'en', country: 'GB', builder: null, name: 'Somebody Else', phone: null },
    ...{
      trade: { words: null, group: 'generic' },
      address: null,
      towns: [],
      week: null,
      byAppointment: [],
      prices: [],
    },
    ...{ licence: null, proofs: [], emergency: null, services: [], reviews: 'none', fillersNoticed: false },
    ...{ pasted: [], verdicts: {} },
  };
  writeFileSync(join(readings, 'penny-yoga.json'), JSON.stringify(reading));
  const { text, values } = await measureTruth({ corpus: join(folder, 'corpus'), set: 'all', site: null, readings });
  expect(values).toMatchObject({ sites: 1, results: [{ site: 'penny-yoga' }] });
  expect(text).toMatch(/^Second readers, 1 sites/);
  expect(text).toContain('  penny-yoga: name Somebody Else');
});
