import { describe, expect, it } from 'vitest';
import { bodyOf, hostileSite } from '../test/hostile-site.ts';
import { HOSTILE_MARKUP, HOSTILE_TEXTS, type HostileText } from '../test/hostile-texts.ts';
import { parseDocument } from './read/html/parse-document.ts';
import { judge } from './report/judge.ts';

const KB = 1024;
const MB = 1024 * KB;

/** The ratio of the two sizes. Linear work grows as much, quadratic work by its square, 256. */
const STEP = 16;
/** Between the two: three times linear growth is still far from quadratic. */
const MAX_GROWTH = 3 * STEP;
/** Other load on the machine only adds time, so the minimum of several rounds is the best estimate. */
const ROUNDS = 3;
/** Below this, the fixed cost of a scan and the garbage collector dominate. */
const MIN_SCAN_MS = 20;
/** Below this, a page of 5 MB would be read in half a second even if the time grew with the square of the length. */
const MIN_READ_MS = 60;
/** Below this, a time cannot be distinguished from zero. */
const MIN_MS = 0.5;

/** Makes a text of a size and returns the work to measure. */
type Work = (text: HostileText, size: number) => () => unknown;

const scan: Work = (text, size) => {
  const site = hostileSite(text, size);
  return async () => judge(await site.collect());
};

const read: Work = (text, size) => {
  const body = bodyOf(text, size);
  return () => parseDocument({ url: 'https://hostile.test/', body, contentType: 'text/html' });
};

/** Some kernels count processor time in steps of ten milliseconds, so short work is repeated for at least this long. */
const LONG_ENOUGH_MS = 30;
const MAX_REPEATS = 40;

/** Processor time of this thread in milliseconds for one run of the work, without other load on the machine. */
async function threadMs(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  for (let repeats = 1; ; repeats += 1) {
    await work();
    const ms = threadMsSince(start);
    if (ms >= LONG_ENOUGH_MS || repeats === MAX_REPEATS) return ms / repeats;
  }
}

function threadMsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/**
 * The growth of processor time for a text that is `STEP` times as long. First runs are the slowest, because their code
 * is not optimised yet. If even they show no more than linear growth, nothing is measured again.
 */
async function growthOf(work: Work, text: HostileText, size: number): Promise<number> {
  const minMs = work === read ? MIN_READ_MS : MIN_SCAN_MS;
  const onLarge = work(text, STEP * size);
  let large = await oneRunMs(onLarge);
  if (large < minMs) return 1;
  const onSmall = work(text, size);
  // One short run may measure as zero, so it can only show that nothing is wrong.
  const atFirst = large / Math.max(await oneRunMs(onSmall), MIN_MS);
  if (atFirst <= STEP) return atFirst;
  let small = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (large < minMs) return 1;
    small = Math.min(small, await threadMs(onSmall), await threadMs(onSmall));
    if (large < (small * MAX_GROWTH) / 2) break;
    large = Math.min(large, await threadMs(onLarge));
  }
  return large / Math.max(small, MIN_MS);
}

async function oneRunMs(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  return threadMsSince(start);
}

describe('scanning a site with a prepared text', () => {
  it.each(HOSTILE_TEXTS)('takes linear time: $name', async (text) => {
    expect(await growthOf(scan, text, 16 * KB)).toBeLessThan(MAX_GROWTH);
  });
});

/** Structured data in a script of more than 2 MB is not read at all. */
const LARGE_PAGE = 1.75 * MB;

describe('reading a large page of prepared markup', () => {
  it.each(HOSTILE_MARKUP)('takes linear time: $name', async (text) => {
    expect(await growthOf(read, text, LARGE_PAGE / STEP)).toBeLessThan(MAX_GROWTH);
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
    expect(await growthOf(scan, text, (5 * MB) / STEP)).toBeLessThan(MAX_GROWTH);
  });

  it('covers every text of the list', () => {
    expect(texts).toHaveLength(worst.length);
  });
});
