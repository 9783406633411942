import { describe, expect, it } from 'vitest';
import { bodyOf, hostileSite } from '../test/hostile-site.ts';
import { HOSTILE_MARKUP, HOSTILE_TEXTS, type HostileText } from '../test/hostile-texts.ts';
import { parseDocument } from './read/html/parse-document.ts';
import { judge } from './report/judge.ts';

const KB = 1024;
const MB = 1024 * KB;

/** The larger of two sizes, in smaller ones: linear work grows as much, quadratic work by its square, 256. */
const STEP = 16;
/** Between the two: three times linear growth is still far from quadratic. */
const MOST_GROWTH = 3 * STEP;
/** Other work on the machine only ever adds to a figure, so the least of several is the nearest. */
const ROUNDS = 3;
/** Below this the fixed price of a scan and the garbage collector decide, not the text. */
const FEWEST_MS = 20;
/** Work whose time cannot be told from none. */
const LEAST_MS = 0.5;

/** Makes a text of a size, and gives the work to be measured on it. */
type Work = (text: HostileText, size: number) => () => unknown;

const scan: Work = (text, size) => {
  const site = hostileSite(text, size);
  return async () => judge(await site.collect());
};

const read: Work = (text, size) => {
  const body = bodyOf(text, size);
  return () => parseDocument({ url: 'https://hostile.test/', body, contentType: 'text/html' });
};

/** Some kernels count processor time in steps of ten milliseconds: short work is repeated for as long as this. */
const LONG_ENOUGH_MS = 30;
const MOST_REPEATS = 40;

/** Processor time of this thread in milliseconds, for one time the work: what else the machine does is not in it. */
async function threadMs(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  for (let repeats = 1; ; repeats += 1) {
    await work();
    const { user, system } = process.threadCpuUsage(start);
    const ms = (user + system) / 1000;
    if (ms >= LONG_ENOUGH_MS || repeats === MOST_REPEATS) return ms / repeats;
  }
}

/** How many times the processor time of a text `STEP` times as long is; a figure that is too high is measured again. */
async function growthOf(work: Work, text: HostileText, size: number): Promise<number> {
  const onLarge = work(text, STEP * size);
  const started = performance.now();
  await onLarge();
  // It cannot have taken more processor time than time.
  if (performance.now() - started < FEWEST_MS) return 1;
  const onSmall = work(text, size);
  let small = Number.POSITIVE_INFINITY;
  let large = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    small = Math.min(small, await threadMs(onSmall), await threadMs(onSmall));
    large = Math.min(large, await threadMs(onLarge));
    if (large < FEWEST_MS || large < (small * MOST_GROWTH) / 2) break;
  }
  return large < FEWEST_MS ? 1 : large / Math.max(small, LEAST_MS);
}

describe('scanning a site with a prepared text', () => {
  it.each(HOSTILE_TEXTS)('takes linear time: $name', async (text) => {
    expect(await growthOf(scan, text, 16 * KB)).toBeLessThan(MOST_GROWTH);
  });
});

/** Structured data in a script of more than 2 MB is not read at all. */
const LARGE_PAGE = 1.75 * MB;

describe('reading a large page of prepared markup', () => {
  it.each(HOSTILE_MARKUP)('takes linear time: $name', async (text) => {
    expect(await growthOf(read, text, LARGE_PAGE / STEP)).toBeLessThan(MOST_GROWTH);
  });
});

describe('scanning a site whose home page is 5 MB', () => {
  const worst = [
    'phone numbers in one paragraph',
    'towns with states',
    'street addresses',
    'many itemprop of one item',
    'chained itemref between nested items',
    'a JSON-LD graph of cycles',
    'links that differ in case and slash',
    'one letter',
  ];

  const texts = HOSTILE_TEXTS.filter(({ name }) => worst.includes(name));

  it.each(texts)('takes linear time: $name', async (text) => {
    expect(await growthOf(scan, text, (5 * MB) / STEP)).toBeLessThan(MOST_GROWTH);
  });

  it('tries every text of the list', () => {
    expect(texts).toHaveLength(worst.length);
  });
});
