import type { Evidence, ScanReport, StatedFact } from '@named-first/contract';
import { decodeHTML } from 'entities';
import { type Fetched, received, type SiteArtifacts } from '../src/artifacts.ts';
import { decodeText } from '../src/read/text/decode-text.ts';

/** Evidence that the scanner writes itself: the status line of a response, the line of a header. */
const OWN_WORDS = new Set<Evidence['place']>(['response', 'header']);

/** All evidence in a report, wherever it is. */
export function evidenceOf({ insights, business }: ScanReport): Evidence[] {
  return [
    ...insights.flatMap(({ evidence }) => evidence),
    ...business.facts.flatMap(({ evidence }) => evidence),
    ...business.tradeVotes.flatMap(({ evidence }) => evidence),
    ...business.questions.flatMap(({ evidence }) => evidence ?? []),
  ];
}

/**
 * Evidence whose words are not in the bytes fetched from its URL. The comparison ignores white space. Evidence may be
 * verbatim source, source with decoded entities, or text without tags.
 */
export function inventedEvidence(report: ScanReport, artifacts: SiteArtifacts): Evidence[] {
  const readings = readingsByUrl(artifacts);
  return evidenceOf(report).filter(({ url, place, excerpt }) => {
    const wanted = withoutSpace(excerpt);
    return !OWN_WORDS.has(place) && !readings.get(url)?.some((reading) => reading.includes(wanted));
  });
}

/**
 * Stated facts that are not verbatim in the bytes of any page named in their evidence. Hours that only markup states
 * are put into words: all their times must be in the bytes.
 */
export function inventedFacts(report: ScanReport, artifacts: SiteArtifacts): StatedFact[] {
  const readings = readingsByUrl(artifacts);
  return report.business.facts.filter(({ kind, source, value, evidence }) => {
    const wanted = kind === 'hours' && source === 'markup' ? timesIn(value) : [withoutSpace(value)];
    const isIn = (reading: string): boolean => wanted.length > 0 && wanted.every((part) => reading.includes(part));
    return !evidence.some(({ url }) => readings.get(url)?.some(isIn));
  });
}

/** The times of `Friday: 8:00 am – 1:30 pm` as markup writes them: `08:00`, `13:30`. */
function timesIn(words: string): string[] {
  return [...words.matchAll(/(\d{1,2}):(\d{2}) (am|pm)/g)].map(([, hour, minute, half]) => {
    const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
    return `${String(hours).padStart(2, '0')}:${minute}`;
  });
}

function readingsByUrl(artifacts: SiteArtifacts): Map<string, string[]> {
  const readings = new Map<string, string[]>();
  for (const fetched of answersOf(artifacts)) {
    const answer = received(fetched);
    if (!answer) continue;
    for (const url of new Set([answer.url, answer.requestedUrl])) {
      readings.set(url, [...(readings.get(url) ?? []), ...readingsOf(answer.body, answer.headers['content-type'])]);
    }
  }
  return readings;
}

function answersOf({ pages, robots, llms, sitemaps, probes, missing }: SiteArtifacts): Fetched[] {
  const fetched = [...pages, ...sitemaps, ...probes].map((artifact) => artifact.fetched);
  return [...fetched, robots, llms, missing];
}

function readingsOf(body: Uint8Array, contentType: string | undefined): string[] {
  const { text } = decodeText(body, contentType ?? '');
  const words = text
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style|template|noscript|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<[^>]*>/g, '');
  return [text, decodeHTML(text), decodeHTML(words)].map(withoutSpace);
}

function withoutSpace(text: string): string {
  return text.replace(/[\s\u200b\ufeff]+/g, '');
}
