import { textsOf } from '../../src/understand/kind/sample/placed-texts.ts';
import type { SampleSign } from '../../src/understand/kind/sample/sign-points.ts';
import { textSigner } from '../../src/understand/kind/sample/text-signs.ts';
import type { PageFacts } from '../../src/understand/page-facts.ts';
import { onceForEach } from '../../src/understand/prose/once-for-each.ts';
import { tuningSites } from '../fit/tuning-sites.ts';
import type { Label } from '../truth/label.ts';
import { containsEveryWord } from '../truth/plain-words.ts';

type Candidate = { text: string; signs: readonly SampleSign[] };

/** A labelled site with every text that may be sample text. */
export type SampledSite = { label: Label; candidates: readonly Candidate[] };

/** Reads the tuning sites that are laid out in a folder. */
export async function readSampledSites(corpus: string): Promise<SampledSite[]> {
  const sites: SampledSite[] = [];
  for await (const { label, facts } of tuningSites(corpus, 'fillers'))
    sites.push({ label, candidates: sampleCandidates(facts.pages, facts.language.language) });
  return sites;
}

function sampleCandidates(pages: readonly PageFacts[], language: string): Candidate[] {
  const found = new Map<string, Candidate>();
  const sign = onceForEach(textSigner(language));
  for (const { text, signs } of pages.flatMap((page) => [...textsOf(page)])) {
    const signed = sign(text);
    if (signed && !found.has(text)) found.set(text, { text, signs: [...signed.signs, ...signs] });
  }
  return [...found.values()];
}

/** A text matches a label if it is this share of the labelled text, or at least `LONG` characters of it. */
const MOST = 0.6;
const LONG = 15;

/** True if a text contains a sample text that a label lists, or is most of one. */
export function isSampleOf({ placeholders }: Label, text: string): boolean {
  const seen = bare(text);
  return placeholders.some((placeholder) => {
    const listed = bare(placeholder);
    const isPart = seen.length >= LONG || seen.length > MOST * listed.length;
    return containsEveryWord(text, placeholder) || seen.includes(listed) || (isPart && listed.includes(seen));
  });
}

const bare = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();
