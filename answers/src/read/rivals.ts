import type { NamedRival } from '@named-first/contract';
import { foldText, relateNames } from '@named-first/scanner/readers';
import type { Candidate } from './candidates.ts';
import { cleanAddress, hostsIn, isDirectory } from './hosts.ts';
import type { SaidPhone } from './phones.ts';
import type { Entry } from './text/entries.ts';
import type { PlainAnswer } from './text/plain-answer.ts';
import { RATING } from './text/words.ts';

type Input = {
  plain: PlainAnswer;
  entries: readonly Entry[];
  others: readonly Candidate[];
  phones: (text: string, offset: number) => SaidPhone[];
};

const MAX_QUOTE_LENGTH = 400;
const MAX_RIVALS = 40;
/** Directories, maps and programs, as people write their names. */
const PLATFORM_NAMES =
  /^(?:google(?: maps| business profile| reviews)?|yelp|angi(?:e'?s list)?|bbb|better business bureau|thumbtack|homeadvisor|nextdoor|facebook|instagram|linkedin|houzz|avvo|justia|findlaw|healthgrades|zocdoc|checkatrade|trustpilot|yell|gelbe seiten|das ortliche|jameda|herold|pages jaunes|pagine gialle|paginas amarillas|paginas amarelas|planity|treatwell|werkspot|zorgkaart nederland|miodottore|doctolib|gas safe(?: register)?|apple maps|bing(?: maps)?|chatgpt|openai|claude|perplexity|gemini)$/;

/** The other businesses that an answer names: heads of entries, bold names, and names with a word of trade. */
export function rivalsOf({ plain, entries, others, phones }: Input): NamedRival[] {
  const found: NamedRival[] = [];
  for (const candidate of others) {
    if (found.length === MAX_RIVALS) break;
    const name = plain.text.slice(candidate.start, candidate.end).replace(/\s+/g, ' ').trim();
    if (PLATFORM_NAMES.test(foldText(name)) || hostsIn(name).length > 0) continue;
    const entry = entries.find(({ start, end }) => start <= candidate.start && candidate.start < end);
    const end = entry ? Math.min(entry.end, nextStart(others, candidate, entry.end)) : candidate.end;
    const about = plain.text.slice(candidate.start, end);
    const backed = candidate.head && (phones(about, 0).length > 0 || RATING.test(foldText(about)));
    if (!candidate.business && !backed) continue;
    if (found.some((rival) => relateNames(rival.name, name) === 'same')) continue;
    const quote = plain.quote(candidate.start, Math.min(end, candidate.start + MAX_QUOTE_LENGTH)).trimEnd();
    found.push({
      name: plain.quote(candidate.start, candidate.end).trim(),
      quote,
      domain: domainIn(plain, candidate.start, end),
    });
  }
  return found;
}

function nextStart(others: readonly Candidate[], { start }: Candidate, end: number): number {
  return others.find((other) => other.start > start)?.start ?? end;
}

/** The website given with a name, unless it is a directory. */
function domainIn({ links, text }: PlainAnswer, start: number, end: number): string | null {
  const linked = links
    .filter(({ at }) => start <= at && at <= end)
    .flatMap(({ url }) => cleanAddress(url)?.hostname ?? []);
  const hosts = [...linked, ...hostsIn(text.slice(start, end)).map(({ host }) => host)];
  return hosts.map((host) => host.replace(/^www\./, '')).find((host) => !isDirectory(host)) ?? null;
}
