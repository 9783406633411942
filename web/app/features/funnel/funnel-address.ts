import { parseWebsite } from '@named-first/contract';
import { redirect } from 'react-router';

/** The URL parameters of the funnel's screens. */
export type ScanAddress = { website: string };
export type ResultsAddress = ScanAddress & { score: number };

export function scanPath(website: string): string {
  return `/scan?${new URLSearchParams({ url: website })}`;
}

export function resultsPath({ website, score }: ResultsAddress): string {
  return `/results?${new URLSearchParams({ url: website, score: String(score) })}`;
}

export function unlockPath({ website, score }: ResultsAddress): string {
  return `/unlock?${new URLSearchParams({ url: website, score: String(score) })}`;
}

/** Parses the URL of `/scan`. Redirects to the start if it has no website. */
export function readScanAddress(address: string): ScanAddress {
  const { searchParams } = new URL(address);
  const website = searchParams.get('url')?.trim();
  if (website) return { website };
  throw redirect(formTarget(searchParams.get('website')));
}

/** Without JavaScript the form submits its own field: `/scan?website=…`. */
function formTarget(typed: string | null): string {
  if (typed === null) return '/free-scan';
  return parseWebsite(typed).ok ? scanPath(typed.trim()) : `/free-scan?${new URLSearchParams({ website: typed })}`;
}

/** Parses the URL of `/results`. Redirects to the start if website or score is missing. */
export function readResultsAddress(address: string): ResultsAddress {
  const { website, score } = readUnlockAddress(address);
  if (website === null || score === null) throw redirect('/free-scan');
  return { website, score };
}

/** Parses the URL of `/unlock`. It opens even without parameters: the form says what is missing. */
export function readUnlockAddress(address: string): { website: string | null; score: number | null } {
  const { searchParams } = new URL(address);
  return { website: searchParams.get('url')?.trim() || null, score: readScore(searchParams.get('score')) };
}

function readScore(text: string | null): number | null {
  if (text === null || text.trim() === '') return null;
  const score = Math.round(Number(text));
  return Number.isFinite(score) ? Math.min(100, Math.max(0, score)) : null;
}
