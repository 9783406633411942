import { CHECK_IDS, type ScanReport, scanReportSchema } from '@named-first/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { times } from '../../test/thorough.ts';
import { collectEdited, inBusinessCard, inPages, withoutJsonLd } from '../test/edited-site.ts';
import { evidenceOf, inventedEvidence, inventedFacts } from '../test/evidence-of.ts';
import { collectFixture, FIXTURE_SITES } from '../test/fixture-sites.ts';
import { GOOD_SITES, MUTATIONS, type Mutation } from '../test/site-mutations.ts';
import type { Fetched, Received, SiteArtifacts } from './artifacts.ts';
import { judge } from './report/judge.ts';

const MAX_REPORT_BYTES = 200_000;
const SITES_EACH = times({ usual: 7, thorough: FIXTURE_SITES.length });
const collected = new Map<string, SiteArtifacts>();

beforeAll(async () => {
  for (const site of FIXTURE_SITES) collected.set(site, await collectFixture(site));
});

const artifactsOf = (site: string): SiteArtifacts => {
  const artifacts = collected.get(site);
  if (!artifacts) throw new Error(`No fixture is called ${site}`);
  return artifacts;
};

const judgedOnce = new Map<string, ScanReport>();

/** The report of an untouched site, judged once for all tests. */
function reportOf(site: string): ScanReport {
  const report = judgedOnce.get(site) ?? judge(artifactsOf(site));
  judgedOnce.set(site, report);
  return report;
}

/** The rules for every report, whatever was collected. */
function expectValid(report: ScanReport): void {
  expect(scanReportSchema.parse(report)).toEqual(report);
  expect(report.insights.map(({ id }) => id)).toEqual(CHECK_IDS);
  const { score, baseScore, caps, measuredWeight } = report;
  if (score !== null) {
    expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
    expect(score).toBeLessThanOrEqual(caps[0]?.limit ?? 100);
  }
  if (baseScore !== null) expect(score).toBeLessThanOrEqual(baseScore);
  expect(caps.map(({ limit }) => limit)).toEqual(caps.map(({ limit }) => limit).sort((a, b) => a - b));
  if (measuredWeight < 60) expect(score === null || report.state === 'parked').toBe(true);
  if (score === null) expect(report.scoreReason).not.toBe('');
  expect(JSON.stringify(report).length).toBeLessThan(MAX_REPORT_BYTES);
  for (const { excerpt } of evidenceOf(report)) {
    expect(excerpt.trim()).not.toBe('');
    expect(excerpt.length).toBeLessThanOrEqual(240);
  }
}

describe('every fixture site', () => {
  test.each(FIXTURE_SITES)('%s: the report has all properties', (site) => {
    expectValid(reportOf(site));
  });

  test.each(FIXTURE_SITES)('%s: the same bytes give the same report, byte for byte', async (site) => {
    const again = await collectFixture(site);
    expect(JSON.stringify(judge(again))).toBe(JSON.stringify(reportOf(site)));
  });

  test.each(FIXTURE_SITES)('%s: all evidence and every stated fact is in the collected bytes', (site) => {
    const artifacts = artifactsOf(site);
    const report = reportOf(site);
    expect(inventedEvidence(report, artifacts)).toEqual([]);
    expect(inventedFacts(report, artifacts)).toEqual([]);
  });
});

describe('qualities taken away together', () => {
  const sets = fc.tuple(fc.constantFrom(...GOOD_SITES), fc.subarray([...MUTATIONS], { minLength: 2, maxLength: 6 }));

  test('never raise the score above that of the untouched site', async () => {
    await fc.assert(
      fc.asyncProperty(sets, async ([site, set]) => {
        const fitting = set.filter((mutation) => fits(mutation, site));
        const report = judge(await collectTolerant(site, fitting));
        expectValid(report);
        expect(report.score ?? 0).toBeLessThanOrEqual(reportOf(site).score ?? 0);
      }),
      { numRuns: times({ usual: 8, thorough: 25 }), seed: 20_261_120 },
    );
  });

  test('cost at least as much as the more expensive of two, if they change different things', async () => {
    const pairs = fc
      .tuple(fc.constantFrom(...GOOD_SITES), fc.constantFrom(...MUTATIONS), fc.constantFrom(...MUTATIONS))
      .filter(([site, a, b]) => fits(a, site) && fits(b, site) && !touchTheSame(a, b));
    await fc.assert(
      fc.asyncProperty(pairs, async ([site, a, b]) => {
        const scores = await Promise.all(
          [[a], [b], [a, b]].map(async (set) => judge(await collectEdited(site, set)).score ?? 0),
        );
        expect(scores[2]).toBeLessThanOrEqual(Math.min(scores[0] ?? 0, scores[1] ?? 0));
      }),
      { numRuns: times({ usual: 6, thorough: 20 }), seed: 20_261_120 },
    );
  });

  test('markup with another phone or address scores lower than no markup at all', async () => {
    for (const site of GOOD_SITES) {
      const silent = judge(await collectEdited(site, [{ files: inPages(withoutJsonLd) }])).score ?? 0;
      // As in an outdated copy of the markup: everything in it is wrong.
      const wrong = inBusinessCard((card) => {
        card.telephone = '(602) 244-7171';
        card.address = {
          '@type': 'PostalAddress',
          streetAddress: '9902 Wilshire Boulevard',
          addressLocality: 'Dallas',
        };
        for (const fact of Object.keys(card)) if (!/^@|^(?:name|telephone|address)$/.test(fact)) delete card[fact];
      });
      const contradicting = judge(await collectEdited(site, [{ files: inPages(wrong) }])).score ?? 0;
      expect(contradicting, site).toBeLessThan(silent);
    }
  });
});

function fits({ on }: Mutation, site: (typeof GOOD_SITES)[number]): boolean {
  return on === undefined || on.includes(site);
}

/** One change of a file may undo another: without robots.txt nothing is blocked. */
function touchTheSame(a: Mutation, b: Mutation): boolean {
  const about = ({ name }: Mutation) => /robots file|site map|notes|label/.exec(name)?.[0];
  if (about(a) !== undefined && about(a) === about(b)) return true;
  return Object.keys(a.changes).some((id) => id in b.changes);
}

/** An edit may leave nothing for the next one to change; then the next one is skipped. */
async function collectTolerant(site: string, set: readonly Mutation[]): Promise<SiteArtifacts> {
  for (let first = 0; first <= set.length; first++) {
    try {
      return await collectEdited(site, set.slice(first));
    } catch (error) {
      if (!(error instanceof Error) || !/changed nothing|JSON/.test(error.message)) throw error;
    }
  }
  return artifactsOf(site);
}

describe('broken artifacts', () => {
  type Damage = (fetched: Fetched) => Fetched;
  const inBody =
    (edit: (answer: Received) => Partial<Received>): Damage =>
    (fetched) =>
      'body' in fetched ? { ...fetched, ...edit(fetched) } : fetched;
  const unanswered = ({ requestedUrl, hops }: Fetched) => ({ requestedUrl, hops });

  const damage: fc.Arbitrary<Damage> = fc.oneof(
    fc.nat(60_000).map((at) => inBody(({ body }) => ({ body: body.slice(0, at) }))),
    fc.uint8Array({ maxLength: 600 }).map((body) => inBody(() => ({ body }))),
    fc.tuple(fc.nat(60_000), fc.uint8Array({ minLength: 1, maxLength: 40 })).map(([at, bytes]) =>
      inBody(({ body }) => {
        const scratched = Uint8Array.from(body);
        scratched.set(bytes.slice(0, Math.max(0, body.length - at)), Math.min(at, body.length));
        return { body: scratched };
      }),
    ),
    fc
      .constantFrom('utf-16le', 'shift_jis', 'koi8-r', 'utf-8', 'no-such-thing', 'windows-1252')
      .map((charset) => inBody(() => ({ headers: { 'content-type': `text/html; charset=${charset}` } }))),
    fc.constant(inBody(() => ({ headers: {} }))),
    fc.string().map((value) => inBody(() => ({ headers: { 'content-type': value, 'x-robots-tag': value } }))),
    fc.constantFrom(0, 204, 301, 404, 418, 429, 500, 999).map((status) => inBody(() => ({ status }))),
    fc
      .constantFrom(
        'ok' as const,
        'absent' as const,
        'server-error' as const,
        'too-large' as const,
        'wrong-type' as const,
      )
      .map(
        (state) =>
          (fetched: Fetched): Fetched =>
            'body' in fetched ? { ...fetched, state } : fetched,
      ),
    fc.constant(
      (fetched: Fetched): Fetched =>
        'body' in fetched ? { ...fetched, state: 'blocked', status: 403, challenge: 'cloudflare' } : fetched,
    ),
    fc.constant((fetched: Fetched): Fetched => ({ state: 'timed-out', phase: 'body', ...unanswered(fetched) })),
    fc.constant((fetched: Fetched): Fetched => {
      return { state: 'unreachable', problem: 'tls', detail: 'certificate has expired', ...unanswered(fetched) };
    }),
    fc.constant((fetched: Fetched): Fetched => {
      return { state: 'redirected', reason: 'loop', to: 'http://[::1]:99999/', ...unanswered(fetched) };
    }),
    fc.constant((fetched: Fetched): Fetched => ({ state: 'not-fetched', why: 'robots', ...unanswered(fetched) })),
  );

  const blows = fc.array(fc.tuple(fc.nat(200), damage), { minLength: 1, maxLength: 8 });

  test('are judged without throwing, and their reports have all properties', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FIXTURE_SITES), blows, (site, struck) => {
        expectValid(judge(damaged(artifactsOf(site), struck)));
      }),
      { numRuns: times({ usual: 50, thorough: 150 }), seed: 20_261_120 },
    );
  });

  test('have all their evidence in the remaining bytes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FIXTURE_SITES), fc.nat(60_000), (site, at) => {
        const cut = everywhere(
          artifactsOf(site),
          inBody(({ body }) => ({ body: body.slice(0, at) })),
        );
        expect(inventedEvidence(judge(cut), cut)).toEqual([]);
      }),
      { numRuns: times({ usual: 10, thorough: 30 }), seed: 20_261_120 },
    );
  });

  test.each([
    [
      'nothing answers',
      (fetched: Fetched): Fetched => ({ state: 'timed-out', phase: 'connect', ...unanswered(fetched) }),
    ],
    ['every answer is empty', inBody(() => ({ body: new Uint8Array() }))],
    ['every answer is noise', inBody(({ body }) => ({ body: body.map((byte, at) => (byte * 31 + at * 7) & 255) }))],
  ] satisfies [string, Damage][])('%s', (_words, blow) => {
    for (const site of FIXTURE_SITES.slice(0, SITES_EACH)) expectValid(judge(everywhere(artifactsOf(site), blow)));
  });

  /** Applies each damage in turn to one of the fetched resources. */
  function damaged(artifacts: SiteArtifacts, struck: readonly (readonly [number, Damage])[]): SiteArtifacts {
    let count = 0;
    everywhere(artifacts, (fetched) => {
      count++;
      return fetched;
    });
    return struck.reduce((done, [pick, blow]) => {
      let at = -1;
      return everywhere(done, (fetched) => (++at === pick % count ? blow(fetched) : fetched));
    }, artifacts);
  }

  function everywhere(artifacts: SiteArtifacts, blow: Damage): SiteArtifacts {
    const inside = <Row extends { fetched: Fetched }>(row: Row): Row => ({ ...row, fetched: blow(row.fetched) });
    return {
      ...artifacts,
      pages: artifacts.pages.map(inside),
      robots: blow(artifacts.robots),
      llms: blow(artifacts.llms),
      missing: blow(artifacts.missing),
      sitemaps: artifacts.sitemaps.map(inside),
      probes: artifacts.probes.map(inside),
      variants: artifacts.variants.map(blow),
    };
  }
});
