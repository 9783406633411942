import type { Evidence } from '@named-first/contract';
import { type Fetched, received, type SiteArtifacts } from '../../artifacts.ts';
import { type LlmsLink, MAX_NOTES_LENGTH, readNotesLinks } from '../../read/llms-file.ts';
import { pageKey } from '../../read/site-address.ts';
import { decodeText } from '../../read/text/decode-text.ts';

export type LlmsFacts = {
  url: string;
  state: 'absent' | 'text' | 'html' | 'server-error' | 'refused' | 'unmeasured';
  status: number | null;
  /** First `# ` heading, or null. */
  title: string | null;
  links: readonly LlmsLink[];
  /** Phone-like numbers as written, and as digits only. */
  phones: readonly { shown: string; digits: string; evidence: Evidence }[];
  /** Sentences with instructions to AI models. */
  commands: readonly Evidence[];
  text: string;
  evidence: Evidence | null;
};

const MAX_EVIDENCE = 5;
const MAX_EXCERPT_LENGTH = 240;

/** Parses the optional llms.txt (llmstxt.org): an `# H1`, prose, and lists of links. */
export function deriveLlms(
  artifacts: Pick<SiteArtifacts, 'llms' | 'website' | 'pages' | 'links' | 'sitemapSample'>,
): LlmsFacts {
  const { llms } = artifacts;
  const answer = received(llms);
  const url = answer?.url ?? llms.requestedUrl;
  const state = stateOf(llms);
  const text =
    state === 'text' && answer
      ? decodeText(answer.body, 'text/plain; charset=utf-8').text.slice(0, MAX_NOTES_LENGTH)
      : '';
  const lines = text.split(/\r?\n/);
  return {
    url,
    state,
    status: answer?.status ?? null,
    title: titleOf(lines),
    links: readNotesLinks(text, url, statusesOf(artifacts)),
    phones: phonesOf(lines, url),
    commands: commandsOf(lines, url),
    text,
    evidence: answer ? evidenceOf(url, answer.status, text) : null,
  };
}

function stateOf(llms: Fetched): LlmsFacts['state'] {
  switch (llms.state) {
    case 'ok':
    case 'too-large':
      return 'text';
    case 'absent':
      return 'absent';
    case 'wrong-type':
      return 'html';
    case 'server-error':
      return 'server-error';
    case 'blocked':
      return 'refused';
    default:
      return 'unmeasured';
  }
}

function titleOf(lines: readonly string[]): string | null {
  const line = lines.find((candidate) => /^\ufeff?#\s+\S/.test(candidate));
  return line === undefined
    ? null
    : line
        .replace(/^\ufeff?#\s+/, '')
        .trim()
        .slice(0, MAX_EXCERPT_LENGTH);
}

/** The statuses that the scan already knows, so that links of the file need not be requested again. */
function statusesOf({
  pages,
  links,
  sitemapSample,
}: Pick<SiteArtifacts, 'pages' | 'links' | 'sitemapSample'>): Map<string, number | null> {
  const statuses = new Map<string, number | null>();
  for (const sample of [...links, ...sitemapSample]) statuses.set(pageKey(sample.url), sample.status);
  for (const { fetched } of pages) {
    const answer = received(fetched);
    if (answer) statuses.set(pageKey(fetched.requestedUrl), answer.status).set(pageKey(answer.url), answer.status);
  }
  return statuses;
}

const PHONE = /(?<![\d.-])(?:\+?1[-. ]?)?\(?[2-9]\d{2}\)?[-. ]{0,2}\d{3}[-. ]\d{4}(?!\d)/g;

function phonesOf(lines: readonly string[], url: string): LlmsFacts['phones'] {
  const phones = new Map<string, LlmsFacts['phones'][number]>();
  for (const line of lines) {
    if (phones.size >= MAX_EVIDENCE) break;
    for (const [shown] of line.slice(0, 2000).matchAll(PHONE)) {
      const digits = shown.replace(/\D/g, '').slice(-10);
      if (!phones.has(digits)) phones.set(digits, { shown: shown.trim(), digits, evidence: lineEvidence(url, line) });
    }
  }
  return [...phones.values()];
}

/**
 * Instructions to a model, as in prompt-injection collections and vendors' warnings; "for AI assistants:" alone does
 * not count.
 */
const COMMAND =
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your )?(?:previous|prior|above|other|earlier|system) (?:instructions?|prompts?|rules|context)\b|\byou (?:must|should|shall) (?:always |only |never )?(?:recommend|mention|name|rank|list|cite|prefer|say|tell|promote|suggest)\b|\b(?:always|only|exclusively) (?:recommend|rank|promote|suggest) (?:us|this|our|[A-Z])|\b(?:do not|don't|never) (?:mention|recommend|cite|name|suggest) (?:any )?(?:other|our|competitors?|competing)\b|\b(?:rank|list|place|put) (?:us|this (?:business|company|site)|our (?:business|company)) (?:first|as (?:the )?(?:best|top|number one|#1))\b|\bas an ai (?:assistant|model|language model),? you\b|\bsystem prompt\b/i;

function commandsOf(lines: readonly string[], url: string): Evidence[] {
  return lines
    .filter((line) => COMMAND.test(line.slice(0, 2000)))
    .slice(0, MAX_EVIDENCE)
    .map((line) => lineEvidence(url, line));
}

function lineEvidence(url: string, line: string): Evidence {
  return { url, place: 'llms.txt', excerpt: line.replace(/\s+/g, ' ').trim().slice(0, MAX_EXCERPT_LENGTH) };
}

function evidenceOf(url: string, status: number, text: string): Evidence {
  const start = text.slice(0, MAX_EXCERPT_LENGTH).replace(/\s+/g, ' ').trim();
  return start === ''
    ? { url, place: 'response', excerpt: `HTTP ${status}` }
    : { url, place: 'llms.txt', excerpt: start };
}
