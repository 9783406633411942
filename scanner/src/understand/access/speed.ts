import { type PageRole, received, type SiteArtifacts } from '../../artifacts.ts';
import type { IdentityFacts } from '../identity/identity-facts.ts';
import type { PageFacts } from '../page-facts.ts';

export type PageSpeed = {
  url: string;
  role: PageRole;
  /** Median milliseconds to the first byte; null if not measured. */
  firstByteMs: number | null;
  samples: number;
  /** Uncompressed bytes of the page. */
  bytes: number;
  /** True if the copy was cut at the size limit: the page is larger than `bytes`. */
  cut: boolean;
  /** Offset of the first business fact (name or phone) in the source; null if none was found. */
  firstFactAt: number | null;
};

export type SpeedFacts = {
  pages: readonly PageSpeed[];
  /** The slowest median of home and one service page. */
  slowestMs: number | null;
  heaviestBytes: number;
  /** Page requests made, and how many of them timed out. */
  asked: number;
  timedOut: number;
};

type Input = {
  artifacts: Pick<SiteArtifacts, 'timings' | 'pages'>;
  pages: readonly PageFacts[];
  identity: Pick<IdentityFacts, 'name' | 'phoneShown'>;
};

/** Derives how fast pages respond and how large they are. */
export function deriveSpeed({ artifacts, pages, identity }: Input): SpeedFacts {
  const timings = new Map(artifacts.timings.map(({ url, firstByteMs }) => [url, firstByteMs]));
  const copies = new Map<string, { bytes: number; cut: boolean }>();
  for (const { fetched } of artifacts.pages) {
    const answer = received(fetched);
    if (answer) copies.set(answer.url, { bytes: answer.body.length, cut: fetched.state === 'too-large' });
  }
  const speeds = pages.map((page) => {
    const samples = timings.get(page.url) ?? [];
    return {
      url: page.url,
      role: page.role,
      firstByteMs: median(samples),
      samples: samples.length,
      bytes: copies.get(page.url)?.bytes ?? 0,
      cut: copies.get(page.url)?.cut ?? false,
      firstFactAt: firstFactOf(page, identity),
    };
  });
  const timed = [speeds.find((page) => page.role === 'home'), speeds.find((page) => page.role === 'service')].flatMap(
    (page) => page?.firstByteMs ?? [],
  );
  const asked = artifacts.pages.filter(({ fetched }) => fetched.state !== 'not-fetched');
  return {
    pages: speeds,
    slowestMs: timed.length === 0 ? null : Math.max(...timed),
    heaviestBytes: Math.max(0, ...speeds.map((page) => page.bytes)),
    asked: asked.length,
    timedOut: asked.filter(({ fetched }) => fetched.state === 'timed-out').length,
  };
}

/** The median; of two middle values the smaller, so that one slow response never decides. */
function median(samples: readonly number[]): number | null {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

function firstFactOf(page: PageFacts, { name, phoneShown }: Input['identity']): number | null {
  const facts = [name, phoneShown].filter((fact) => fact !== null && fact !== '');
  const offsets = facts.map((fact) => page.document.source.indexOf(fact ?? '')).filter((offset) => offset >= 0);
  return offsets.length === 0 ? null : Math.min(...offsets);
}
