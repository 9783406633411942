import { JSON_BODY_LIMIT, type UnlockForm } from '@named-first/contract';
import { readStoredScan, type ShownInsight } from '../stored-scan';

type Lead = { form: UnlockForm; website: string; score: number };

/** Leaves room for the form's own fields in addition to the report. */
const REPORT_LIMIT = JSON_BODY_LIMIT - 16 * 1024;

/** The body of `POST /api/leads`. */
export function leadRequest({ form, website, score }: Lead, now: Date = new Date()) {
  return { website, ...form, aiVisibilityScore: score, reportData: reportData(website, score, now) };
}

/** The scan from the browser's storage, as JSON. If it is too large, leave out the evidence: the server has its own. */
function reportData(website: string, score: number, now: Date): string {
  const { insights = [], recommendations = [] } = readStoredScan(website) ?? {};
  const candidates = [
    { insights, recommendations },
    { insights: insights.map(withoutEvidence), recommendations },
    { insights: insights.map(shownOnly), recommendations: [] },
  ].map((lists) => JSON.stringify({ score, timestamp: now.toISOString(), ...lists }));
  return (
    candidates.find(fits) ?? JSON.stringify({ score, timestamp: now.toISOString(), insights: [], recommendations: [] })
  );
}

/** Counts the size as it is sent: a string inside JSON, with its quotes escaped. */
function fits(text: string): boolean {
  return new TextEncoder().encode(JSON.stringify(text)).length <= REPORT_LIMIT;
}

function withoutEvidence(insight: ShownInsight): ShownInsight {
  const { evidence: _, ...rest } = insight as ShownInsight & { evidence?: unknown };
  return rest;
}

function shownOnly({ id, category, title, description, status, impact }: ShownInsight): ShownInsight {
  return { id, category, title, description, status, impact };
}
