import { parseWebsite } from '@named-first/contract';
import { redirect } from 'react-router';

/** What the addresses of the funnel carry from screen to screen. */
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

/** Reads the address of `/scan`. Without a website there is nothing to scan, so the visitor starts again. */
export function readScanAddress(address: string): ScanAddress {
  const { searchParams } = new URL(address);
  const website = searchParams.get('url')?.trim();
  if (website) return { website };
  throw redirect(plainFormTarget(searchParams.get('website')));
}

/** Without JavaScript the form sends its own field: `/scan?website=…`. */
function plainFormTarget(typed: string | null): string {
  if (typed === null) return '/free-scan';
  return parseWebsite(typed).ok ? scanPath(typed.trim()) : `/free-scan?${new URLSearchParams({ website: typed })}`;
}

/** Reads the address of `/results`. Without website or score the visitor starts again. */
export function readResultsAddress(address: string): ResultsAddress {
  const { website, score } = readUnlockAddress(address);
  if (website === null || score === null) throw redirect('/free-scan');
  return { website, score };
}

/** Reads the address of `/unlock`, which stays open without them: the form says what is missing. */
export function readUnlockAddress(address: string): { website: string | null; score: number | null } {
  const { searchParams } = new URL(address);
  return { website: searchParams.get('url')?.trim() || null, score: readScore(searchParams.get('score')) };
}

function readScore(text: string | null): number | null {
  if (text === null || text.trim() === '') return null;
  const score = Math.round(Number(text));
  return Number.isFinite(score) ? Math.min(100, Math.max(0, score)) : null;
}
