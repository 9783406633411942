import type { Evidence } from '@named-first/contract';
import {
  type Fetched,
  type Headers,
  isReadable,
  type ProbeAgent,
  received,
  type SiteArtifacts,
} from '../../artifacts.ts';
import { countWordsFast } from '../../read/text/count-words-fast.ts';

/** The response to a request for the home page under one name. */
export type ProbeOutcome = {
  agent: ProbeAgent;
  result: 'served' | 'thinner' | 'refused' | 'rate-limited' | 'no-answer' | 'not-probed';
  status: number | null;
  /** Vendor of a bot challenge, e.g. `cloudflare`; null without one. */
  challenge: string | null;
  /** The share of words in common with the copy for the control (or the browser), 0–1; null if not comparable. */
  share: number | null;
  evidence: Evidence | null;
};

export type EdgeFacts = {
  measured: boolean;
  probes: readonly ProbeOutcome[];
  /** True if `control` or `browser` got the page. */
  controlServed: boolean;
  /** Answer bots that were refused while a control got the page. */
  refusedBots: readonly ProbeAgent[];
  thinnerBots: readonly ProbeAgent[];
  rateLimitedBots: readonly ProbeAgent[];
  /**
   * `open`: everyone gets the page; `partial`: thinner copies, 429, or a single refused bot; `bots-refused`: the
   * control got the page and two or more answer bots were refused; `wall`: the controls were refused too; `unmeasured`:
   * nothing is known.
   */
  verdict: 'open' | 'partial' | 'bots-refused' | 'wall' | 'unmeasured';
  /** Product in front of the site, from headers: `cloudflare`, `sucuri`, …; null if unknown. */
  vendor: string | null;
};

/** A bot that gets a smaller share of the control's words than this got a different page. */
const SAME_PAGE_SHARE = 0.8;
const REFUSAL_STATUSES = new Set([401, 402, 403, 406, 451, 503]);
const SINGLED_OUT = 2;

/** Compares the responses to different user agents at the same URL. */
export function deriveEdge(artifacts: Pick<SiteArtifacts, 'probes'>): EdgeFacts {
  const { probes } = artifacts;
  const reference = probes.find(({ agent, fetched }) => isControl(agent) && isReadable(fetched))?.fetched ?? null;
  const outcomes = probes.map(({ agent, fetched }) => outcomeOf(agent, fetched, reference));
  const bots = outcomes.filter((outcome) => !isControl(outcome.agent) && outcome.result !== 'not-probed');
  const controlServed = outcomes.some((outcome) => isControl(outcome.agent) && outcome.result === 'served');
  const named = (result: ProbeOutcome['result']) => bots.filter((bot) => bot.result === result).map((bot) => bot.agent);
  const refusedBots = controlServed ? named('refused') : [];
  const facts = {
    probes: outcomes,
    controlServed,
    refusedBots,
    thinnerBots: named('thinner'),
    rateLimitedBots: named('rate-limited'),
    vendor: vendorOf(probes),
  };
  const verdict = verdictOf(facts, bots);
  return { ...facts, verdict, measured: verdict !== 'unmeasured' };
}

function isControl(agent: ProbeAgent): boolean {
  return agent === 'control' || agent === 'browser';
}

function verdictOf(
  facts: Omit<EdgeFacts, 'verdict' | 'measured'>,
  bots: readonly ProbeOutcome[],
): EdgeFacts['verdict'] {
  if (!facts.controlServed) {
    const refused = facts.probes.some(
      (probe) => isControl(probe.agent) && (probe.result === 'refused' || probe.result === 'rate-limited'),
    );
    return refused ? 'wall' : 'unmeasured';
  }
  if (facts.refusedBots.length >= SINGLED_OUT) return 'bots-refused';
  const control = facts.probes.find((probe) => probe.agent === 'control');
  const troubled = facts.refusedBots.length + facts.thinnerBots.length + facts.rateLimitedBots.length > 0;
  if (troubled || control?.result === 'refused' || control?.result === 'rate-limited') return 'partial';
  return bots.some((bot) => bot.result === 'served') ? 'open' : 'unmeasured';
}

function outcomeOf(agent: ProbeAgent, fetched: Fetched, reference: Fetched | null): ProbeOutcome {
  const answer = received(fetched);
  if (!answer) {
    return {
      agent,
      result: fetched.state === 'not-fetched' ? 'not-probed' : 'no-answer',
      status: null,
      challenge: null,
      share: null,
      evidence: null,
    };
  }
  const challenge = fetched.state === 'blocked' ? fetched.challenge : null;
  const evidence: Evidence = {
    url: answer.url,
    place: 'response',
    excerpt: `HTTP ${answer.status}${challengeHeader(answer.headers)}`,
  };
  const base = { agent, status: answer.status, challenge, evidence };
  if (answer.status === 429) return { ...base, result: 'rate-limited', share: null };
  if (challenge !== null || REFUSAL_STATUSES.has(answer.status)) return { ...base, result: 'refused', share: null };
  if (!isReadable(fetched)) return { ...base, result: 'no-answer', share: null };
  const share = reference && isReadable(reference) ? shareOf(answer.body, reference.body) : null;
  return { ...base, result: share !== null && share < SAME_PAGE_SHARE ? 'thinner' : 'served', share };
}

function challengeHeader(headers: Headers): string {
  const value = headers['cf-mitigated'];
  return value === undefined ? '' : ` cf-mitigated: ${value}`;
}

function shareOf(body: Uint8Array, reference: Uint8Array): number {
  if (body === reference || Buffer.from(body.buffer, body.byteOffset, body.length).equals(reference)) return 1;
  const words = countWordsFast(reference);
  return words === 0 ? 1 : Math.min(1, countWordsFast(body) / words);
}

/** Products in front of the site, by the headers that they add to every response. */
const VENDORS: readonly (readonly [string, (headers: Headers) => boolean])[] = [
  ['cloudflare', (headers) => 'cf-ray' in headers || headers.server === 'cloudflare'],
  ['sucuri', (headers) => 'x-sucuri-id' in headers || /sucuri/i.test(headers.server ?? '')],
  ['imperva', (headers) => 'x-iinfo' in headers || /incapsula|imperva/i.test(headers['x-cdn'] ?? '')],
  ['datadome', (headers) => 'x-datadome' in headers || 'x-dd-b' in headers],
  ['akamai', (headers) => 'x-akamai-transformed' in headers || /akamai/i.test(headers.server ?? '')],
  ['cloudfront', (headers) => 'x-amz-cf-id' in headers],
  ['fastly', (headers) => 'x-fastly-request-id' in headers || /cache-.*-[A-Z]{3}/.test(headers['x-served-by'] ?? '')],
  ['vercel', (headers) => 'x-vercel-id' in headers],
  ['netlify', (headers) => 'x-nf-request-id' in headers],
  ['wix', (headers) => 'x-wix-request-id' in headers],
  ['squarespace', (headers) => /squarespace/i.test(headers.server ?? '')],
  ['siteground', (headers) => 'sg-captcha' in headers],
];

function vendorOf(probes: SiteArtifacts['probes']): string | null {
  for (const { fetched } of probes) {
    const headers = received(fetched)?.headers;
    const vendor = headers && VENDORS.find(([, shows]) => shows(headers))?.[0];
    if (vendor) return vendor;
  }
  return null;
}
