import { describe, expect, it } from 'vitest';
import { times } from '../../test/thorough.ts';
import { bodyOf, hostileSite } from '../test/hostile-site.ts';
import { HOSTILE_MARKUP, HOSTILE_TEXTS, type HostileText } from '../test/hostile-texts.ts';
import { parseDocument } from './read/html/parse-document.ts';
import { judge } from './report/judge.ts';

const KB = 1024;
const MB = 1024 * KB;

/**
 * The ratio of the two sizes, and a limit between linear growth (the ratio) and quadratic growth (its square).
 * A page of 112 KB may fit into V8's young generation, where collecting garbage costs almost nothing. One of 1.75 MB
 * never does, so linear reading can grow sixtyfold between them. Pages are therefore read in two sizes beyond that.
 */
const GROWTH = { scan: { step: 16, max: 48 }, read: { step: 4, max: 10 } } as const;
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

const WORK = { scan: { work: scan, minMs: MIN_SCAN_MS }, read: { work: read, minMs: MIN_READ_MS } } as const;

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
 * The growth of processor time from a text to one that is `step` times as long. First runs are the slowest, because
 * their code is not optimised yet. If even they show no more than linear growth, nothing is measured again.
 */
async function growthOf(kind: keyof typeof GROWTH, text: HostileText, largeSize: number): Promise<number> {
  const { work, minMs } = WORK[kind];
  const { step, max } = GROWTH[kind];
  const onLarge = work(text, largeSize);
  let large = await oneRunMs(onLarge);
  if (large < minMs) return 1;
  const onSmall = work(text, largeSize / step);
  // One short run may measure as zero, so it can only show that nothing is wrong.
  const atFirst = large / Math.max(await oneRunMs(onSmall), MIN_MS);
  if (atFirst <= step) return atFirst;
  let small = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (large < minMs) return 1;
    small = Math.min(small, await threadMs(onSmall), await threadMs(onSmall));
    if (large < (small * max) / 2) break;
    large = Math.min(large, await threadMs(onLarge));
  }
  return large / Math.max(small, MIN_MS);
}

async function oneRunMs(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  return threadMsSince(start);
}

/** Usually every second text of a list. Texts of one kind are next to each other. */
const SHARE = times({ usual: 2, thorough: 1 });
const some = (texts: readonly HostileText[]) => texts.filter((_, index) => index % SHARE === 0);

describe('scanning a site with a prepared text', () => {
  it.each(some(HOSTILE_TEXTS))('takes linear time: $name', async (text) => {
    expect(await growthOf('scan', text, 256 * KB)).toBeLessThan(GROWTH.scan.max);
  });
});

/** Structured data in a script of more than 2 MB is not read at all. */
const LARGE_PAGE = 1.75 * MB;

describe('reading a large page of prepared markup', () => {
  it.each(some(HOSTILE_MARKUP))('takes linear time: $name', async (text) => {
    expect(await growthOf('read', text, LARGE_PAGE)).toBeLessThan(GROWTH.read.max);
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
    expect(await growthOf('scan', text, 5 * MB)).toBeLessThan(GROWTH.scan.max);
  });

  it('covers every text of the list', () => {
    expect(texts).toHaveLength(worst.length);
  });
});
