import {
  type Impact,
  type InsightStatus,
  parseWebsite,
  SCAN_RESULTS_KEY,
  type ScanReport,
} from '@named-first/contract';
import { forget, recall, remember } from './session-storage';

/** An insight as the results screen shows it. Other fields of the engine stay on it unchanged. */
export type ShownInsight = {
  id: string | number;
  category: string;
  title: string;
  description: string;
  status: InsightStatus;
  impact: Impact;
};

/** The engine's fields beyond the three that every answer has; absent in answers of other engines. */
type EngineDetails = Partial<Pick<ScanReport, 'caps' | 'subScores' | 'assistants' | 'scannedAt'>>;

export type StoredScan = EngineDetails & { score: number | null; insights: ShownInsight[]; recommendations: unknown[] };

export type ScanFailure = { reason: string | null };

/** The storage key for the failure of the last scan. */
export const FAILURE_KEY = 'scan-failure';

/** Stores the answer of a scan with its website: insights of another site are never shown. */
export function storeScan(website: string, answer: object): void {
  remember(SCAN_RESULTS_KEY, JSON.stringify({ ...answer, scannedWebsite: website }));
  forget(FAILURE_KEY);
}

/** Stores that the last scan of a website failed, with the reason if there is one to show. */
export function storeFailure(website: string, { reason }: ScanFailure): void {
  remember(FAILURE_KEY, JSON.stringify({ scannedWebsite: website, reason }));
}

/** The stored answer for a website. Null if it is missing, for another site, or not parsable. */
export function readStoredScan(website: string): StoredScan | null {
  const stored = readRecord(SCAN_RESULTS_KEY);
  if (!stored || !speaksOf(stored, website)) return null;
  return {
    ...engineDetails(stored),
    score: typeof stored.score === 'number' && Number.isFinite(stored.score) ? stored.score : null,
    insights: asList(stored.insights).filter(isRecord).map(asInsight),
    recommendations: asList(stored.recommendations),
  };
}

/** The failure of the last scan of a website, with its reason; null if it did not fail. */
export function readFailure(website: string): ScanFailure | null {
  const stored = readRecord(FAILURE_KEY);
  if (!stored || !speaksOf(stored, website)) return null;
  return { reason: typeof stored.reason === 'string' ? stored.reason : null };
}

/** An answer that does not name its site counts as an answer for this site. */
function speaksOf(stored: Record<string, unknown>, website: string): boolean {
  const about = stored.scannedWebsite ?? stored.website;
  return typeof about !== 'string' || about === website || siteOf(about) === siteOf(website);
}

function siteOf(text: string): string {
  const parsed = parseWebsite(text);
  return parsed.ok ? parsed.website.site : text.trim().toLowerCase();
}

function readRecord(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(recall(key) ?? 'null');
    return isRecord(value) ? value : null;
  } catch (error) {
    console.error(`The stored ${key} could not be read`, error);
    return null;
  }
}

function engineDetails({ caps, subScores, assistants, scannedAt }: Record<string, unknown>): EngineDetails {
  return {
    ...(Array.isArray(caps) && { caps: caps as ScanReport['caps'] }),
    ...(isRecord(subScores) && { subScores: subScores as ScanReport['subScores'] }),
    ...(Array.isArray(assistants) && { assistants: assistants as ScanReport['assistants'] }),
    ...(typeof scannedAt === 'string' && { scannedAt }),
  };
}

/** An insight without an id gets its position number as id. */
function asInsight(insight: Record<string, unknown>, index: number): ShownInsight {
  const { id, category, title, description, status, impact } = insight;
  return {
    ...insight,
    id: typeof id === 'string' || typeof id === 'number' ? id : index + 1,
    category: asText(category),
    title: asText(title),
    description: asText(description),
    status: status === 'success' || status === 'error' ? status : 'warning',
    impact: impact === 'high' ? 'high' : 'medium',
  };
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
