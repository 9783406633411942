import type { Evidence } from '@named-first/contract';
import type { ProbeAgent } from '../../artifacts.ts';
import type { EdgeFacts } from '../../understand/access/edge.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { defineCheck } from '../check.ts';
import { nameList } from '../name-list.ts';
import { type Fault, finding, type Judgement, notMeasured, success } from '../verdict.ts';

/** The assistant behind a user agent, in a customer's words. */
const ASSISTANTS: Record<ProbeAgent, string> = {
  control: 'our scanner',
  browser: 'a browser',
  'OAI-SearchBot': 'ChatGPT search',
  'ChatGPT-User': 'ChatGPT',
  'Claude-User': 'Claude',
  PerplexityBot: 'Perplexity',
};

/** Whether the firewall in front of the site treats AI assistants like everyone else. Evidence, not proof. */
export const edgeLetsAssistantsIn = defineCheck({
  id: 'edge-lets-assistants-in',
  needs: ['edge'],
  judge: ({ edge }: Pick<SiteFacts, 'edge'>): Judgement => {
    switch (edge.verdict) {
      case 'unmeasured':
        return notMeasured(
          'We could not test how your site treats visits by AI. So we say nothing about your security.',
        );
      case 'open':
        return open(edge);
      case 'bots-refused':
        return trouble('error', edge, refusedText(edge.refusedBots));
      case 'wall':
        return trouble(
          'warning',
          edge,
          'Your security turned away our plain visit too. So AI is not singled out, but assistants may meet the same wall. Ask your host to let known AI search bots in.',
        );
      case 'partial':
        return trouble('warning', edge, partialText(edge));
    }
  },
});

function open(edge: EdgeFacts): Judgement {
  const bots = edge.probes.filter(
    (probe) => probe.agent !== 'control' && probe.agent !== 'browser' && probe.result === 'served',
  );
  const names = nameList(bots.map((bot) => ASSISTANTS[bot.agent]));
  return success(
    `We asked for your home page under our own name and as ${names}. Each visit got the same page, so your security does not single out AI.`,
    evidenceOf(edge, (probe) => probe.result === 'served'),
  );
}

function refusedText(bots: readonly ProbeAgent[]): string {
  const names = nameList(bots.map((bot) => ASSISTANTS[bot]));
  return `Your security let a plain visit in but turned away visits that called themselves ${names}. We cannot prove the real ones are refused, because they come from other places. It is worth five minutes with your host.`;
}

function partialText(edge: EdgeFacts): string {
  const [refused] = edge.refusedBots;
  if (refused) {
    return `Your security let us in but turned away a visit that called itself ${ASSISTANTS[refused]}. The other assistants got in. We cannot prove the real one is refused, but ask your host.`;
  }
  if (edge.thinnerBots.length > 0) {
    return `Visits that called themselves ${nameList(edge.thinnerBots.map((bot) => ASSISTANTS[bot]))} got a much shorter page than everyone else. Assistants may see only part of what you say.`;
  }
  if (edge.rateLimitedBots.length > 0) {
    return `Your site told ${nameList(edge.rateLimitedBots.map((bot) => ASSISTANTS[bot]))} to slow down after a single visit. An assistant that is told to wait will use another site.`;
  }
  return 'Your site let a browser in but turned away our plain scanner. AI assistants got in, so they are not singled out. Other helpful bots may be kept out.';
}

function trouble(status: Fault, edge: EdgeFacts, description: string): Judgement {
  const refusals = evidenceOf(edge, (probe) => probe.result !== 'served');
  return finding(status, description, refusals, {
    summary: 'Ask your host or whoever runs your website security to let AI search bots in.',
    steps: stepsFor(edge.vendor),
    messages: [{ label: 'Message to your host', language: 'text', text: messageFor(edge) }],
  });
}

/**
 * Where to find the setting, by vendor: developers.cloudflare.com/bots, docs.sucuri.net, docs.imperva.com,
 * docs.datadome.co.
 */
const VENDOR_STEPS: Record<string, readonly string[]> = {
  cloudflare: [
    'In Cloudflare open Security > Settings (Bots) and see whether "Block AI bots" or AI Crawl Control blocks search bots.',
    'Allow verified bots of the categories "AI Search" and "AI Assistant"; blocking "AI Crawler" (training) alone is your choice.',
    'Look in Security > Events for blocked requests whose user agent is OAI-SearchBot, ChatGPT-User, Claude-User or PerplexityBot.',
  ],
  sucuri: [
    'In the Sucuri firewall open Access Control and allow the user agents and published address ranges of the AI search bots.',
  ],
  imperva: ['In Imperva open Bot Access Control and set the AI search and assistant clients to "allow".'],
  datadome: ['In DataDome open Bots & AI and allow the verified AI search and assistant bots.'],
  akamai: ['In Akamai Bot Manager set the category for AI search bots to "monitor" or "allow".'],
};

const ANY_VENDOR: readonly string[] = [
  'Look in your host or security plugin for "bot protection", "firewall" or "block AI bots".',
  'Allow the AI search bots by the address lists that OpenAI, Anthropic and Perplexity publish, not by name alone.',
];

function stepsFor(vendor: string | null): string[] {
  return [...((vendor && VENDOR_STEPS[vendor]) || ANY_VENDOR), 'Scan again afterwards.'];
}

function messageFor(edge: EdgeFacts): string {
  const troubled = edge.probes.filter(
    (probe) => probe.result !== 'served' && probe.result !== 'not-probed' && probe.evidence,
  );
  const lines = troubled.map((probe) => `- as ${probe.agent}: ${probe.evidence?.excerpt ?? ''}`);
  return [
    'Hello, a scan of our website got these answers for the home page:',
    ...lines,
    'Please let the AI search and assistant bots of OpenAI, Anthropic and Perplexity in (they publish their address ranges), and tell us which rule turned them away.',
  ].join('\n');
}

function evidenceOf(edge: EdgeFacts, wanted: (probe: EdgeFacts['probes'][number]) => boolean): Evidence[] {
  return edge.probes.filter(wanted).flatMap((probe) => (probe.evidence ? [probe.evidence] : []));
}
