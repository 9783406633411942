import { describe, expect, it } from 'vitest';
import { expectPlain } from '../../../test/expect-plain.ts';
import type { PageSpeed, SpeedFacts } from '../../understand/access/speed.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { fastLightPages } from './fast-light-pages.ts';

function judge(page: Partial<PageSpeed>, site: Partial<SpeedFacts> = {}) {
  const home: PageSpeed = {
    url: 'https://joe.com/',
    role: 'home',
    firstByteMs: 200,
    samples: 3,
    bytes: 40_000,
    cut: false,
    firstFactAt: 300,
    ...page,
  };
  const speed: SpeedFacts = {
    pages: [home],
    slowestMs: home.firstByteMs,
    heaviestBytes: home.bytes,
    asked: 12,
    timedOut: 0,
    ...site,
  };
  const judgement = fastLightPages.judge({ speed } as unknown as SiteFacts);
  expectPlain(judgement);
  return judgement;
}

const KB = 1024;
const MB = 1024 * 1024;

describe('pages', () => {
  it.each([
    ['start after 800 ms', { firstByteMs: 800 }, {}, 'success'],
    ['start after 801 ms', { firstByteMs: 801 }, {}, 'warning'],
    ['start after two seconds', { firstByteMs: 2000 }, {}, 'warning'],
    ['start later', { firstByteMs: 2001 }, {}, 'error'],
    ['weigh 500 KB', { bytes: 500 * KB }, {}, 'success'],
    ['weigh a byte more', { bytes: 500 * KB + 1 }, {}, 'warning'],
    ['weigh 2 MB', { bytes: 2 * MB }, {}, 'warning'],
    ['weigh more', { bytes: 2 * MB + 1 }, {}, 'error'],
    ['were cut', { bytes: 5 * MB, cut: true }, {}, 'error'],
    ['tell who you are after 1 MB', { bytes: 100, firstFactAt: MB + 1 }, {}, 'warning'],
    ['time out once in twelve', {}, { timedOut: 1 }, 'success'],
    ['time out a third of the time', {}, { timedOut: 4 }, 'error'],
  ])('%s', (_name, page, site, status) => {
    expect(judge(page, site)).toMatchObject({ status, measured: true });
  });

  it('are not judged without timings', () => {
    expect(judge({ firstByteMs: null }, { slowestMs: null }).measured).toBe(false);
  });

  it('name the one change that the trouble needs: a slow server or a heavy page', () => {
    const changes = (judgement: ReturnType<typeof judge>) => 'fix' in judgement && judgement.fix.changes;
    expect(changes(judge({ firstByteMs: 2500 }))).toEqual(['server-speed']);
    expect(changes(judge({}, { timedOut: 6 }))).toEqual(['server-speed']);
    expect(changes(judge({ bytes: 3_000_000 }))).toEqual(['lighter-page']);
  });

  it('are described with the measured numbers', () => {
    expect(judge({ firstByteMs: 2400 }).description).toContain('2.4 seconds');
    expect(judge({}).description).toContain('200 ms');
  });
});
