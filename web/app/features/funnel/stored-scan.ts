import {
  type Impact,
  type InsightStatus,
  parseWebsite,
  SCAN_RESULTS_KEY,
  type ScanReport,
} from '@named-first/contract';
import { forget, recall, remember } from './session-memory';

/** An insight as the results screen shows it. What else the engine said stays on it untouched. */
export type ShownInsight = {
  id: string | number;
  category: string;
  title: string;
  description: string;
  status: InsightStatus;
  impact: Impact;
};

/** What the engine adds to the three fields every answer has; absent from answers of other engines. */
type EngineDetails = Partial<Pick<ScanReport, 'caps' | 'subScores' | 'assistants' | 'scannedAt'>>;

export type StoredScan = EngineDetails & { score: number | null; insights: ShownInsight[]; recommendations: unknown[] };

export type ScanFailure = { reason: string | null };

/** Where the browser keeps that the last scan failed. */
export const FAILURE_KEY = 'scan-failure';

/** Keeps the answer of a scan, and of which website it speaks: another site's insights are never shown. */
export function storeScan(website: string, answer: object): void {
  remember(SCAN_RESULTS_KEY, JSON.stringify({ ...answer, scannedWebsite: website }));
  forget(FAILURE_KEY);
}

/** Remembers that the last scan of a website failed, and why if that can be said in words. */
export function storeFailure(website: string, { reason }: ScanFailure): void {
  remember(FAILURE_KEY, JSON.stringify({ scannedWebsite: website, reason }));
}

/** The stored answer for a website, or null when there is none, it is another site's, or it cannot be parsed. */
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

/** Whether, and why, the last scan of a website failed. */
export function readFailure(website: string): ScanFailure | null {
  const stored = readRecord(FAILURE_KEY);
  if (!stored || !speaksOf(stored, website)) return null;
  return { reason: typeof stored.reason === 'string' ? stored.reason : null };
}

/** An answer that does not say which site it is about is taken at its word. */
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
