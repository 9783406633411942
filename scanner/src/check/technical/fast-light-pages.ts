import type { Evidence } from '@named-first/contract';
import type { PageSpeed, SpeedFacts } from '../../understand/access/speed.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { defineCheck } from '../check.ts';
import { type Fault, finding, type Judgement, notMeasured, success } from '../verdict.ts';

/** 800 ms to the first byte is web.dev's "good"; two seconds is more than a live assistant waits. */
const GOOD_MS = 800;
const SLOW_MS = 2000;
const LIGHT_BYTES = 500 * 1024;
/** Googlebot reads the first 2 MB of a page (developers.google.com, "Googlebot"). */
const HEAVY_BYTES = 2 * 1024 * 1024;
const FIRST_FACT_AT = 1024 * 1024;
const TIMED_OUT_SHARE = 1 / 3;

/** Whether pages respond fast enough and are small enough for a machine in a hurry. */
export const fastLightPages = defineCheck({
  id: 'fast-light-pages',
  needs: ['speed'],
  judge: ({ speed }: Pick<SiteFacts, 'speed'>): Judgement => {
    const slow = slowestOf(speed);
    if (!slow || speed.slowestMs === null)
      return notMeasured('We could not time your pages, so we say nothing about their speed.');
    const heavy = speed.pages.reduce((most, page) => (page.bytes > most.bytes ? page : most), slow);
    const late = speed.pages.find((page) => page.firstFactAt !== null && page.firstFactAt > FIRST_FACT_AT);
    const evidence = [timeEvidence(slow)];
    if (speed.asked > 0 && speed.timedOut / speed.asked >= TIMED_OUT_SHARE) {
      return trouble(
        'error',
        `${speed.timedOut} of the ${speed.asked} pages we asked for took too long, and we stopped waiting. An assistant that reads live would skip them too.`,
        evidence,
        SLOW_STEPS,
      );
    }
    if (speed.slowestMs > SLOW_MS) return trouble('error', slowText(speed.slowestMs), evidence, SLOW_STEPS);
    if (heavy.bytes > HEAVY_BYTES) return trouble('error', heavyText(heavy), [sizeEvidence(heavy)], HEAVY_STEPS);
    if (speed.slowestMs > GOOD_MS) return trouble('warning', slowText(speed.slowestMs), evidence, SLOW_STEPS);
    if (heavy.bytes > LIGHT_BYTES) return trouble('warning', heavyText(heavy), [sizeEvidence(heavy)], HEAVY_STEPS);
    if (late)
      return trouble(
        'warning',
        'Your name and phone come very late in the page, after a lot of code. A reader that stops early never sees them.',
        [sizeEvidence(late)],
        HEAVY_STEPS,
      );
    return success(
      `Your server starts to answer in ${secondsOf(speed.slowestMs)} and your heaviest page has ${sizeOf(heavy.bytes)}. That is quick and light enough for AI readers.`,
      evidence,
    );
  },
});

/** The page behind `slowestMs`: home or the first service page. */
function slowestOf(speed: SpeedFacts): PageSpeed | null {
  return speed.pages.find((page) => page.firstByteMs !== null && page.firstByteMs === speed.slowestMs) ?? null;
}

function slowText(ms: number): string {
  return `A live assistant reads many pages in seconds and skips slow ones. Your server took ${secondsOf(ms)} to start to answer.`;
}

function heavyText(page: PageSpeed): string {
  const cut = page.cut ? 'more than ' : '';
  return `One of your pages has ${cut}${sizeOf(page.bytes)} of code before any picture. Readers that stop early may never get to your facts.`;
}

const SLOW_STEPS = [
  'Switch on page caching at your host or with a cache plugin, so that pages are not built anew for each visit.',
  'Put a CDN in front of the site if the server is far from your customers.',
  'Ask the host what takes the time: old PHP, a slow database, too many plugins.',
];

const HEAVY_STEPS = [
  'Move images, fonts and videos that are written into the HTML (data: addresses) to files of their own.',
  'Move inline scripts and styles to files, and remove what the page does not use.',
  'Put name, service, town and phone near the top of the HTML.',
];

function trouble(status: Fault, description: string, evidence: Evidence[], steps: string[]): Judgement {
  const isSlow = steps === SLOW_STEPS;
  const summary = isSlow
    ? 'Make your server answer sooner. A page cache is the usual cure.'
    : 'Make the page lighter and put the facts about your business near its top.';
  return finding(status, description, evidence, {
    summary,
    steps,
    changes: [isSlow ? 'server-speed' : 'lighter-page'],
  });
}

function timeEvidence(page: PageSpeed): Evidence {
  return { url: page.url, place: 'response', excerpt: `first byte after ${page.firstByteMs ?? 0} ms` };
}

function sizeEvidence(page: PageSpeed): Evidence {
  return { url: page.url, place: 'response', excerpt: `${page.bytes} bytes` };
}

function secondsOf(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} seconds`;
}

function sizeOf(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
