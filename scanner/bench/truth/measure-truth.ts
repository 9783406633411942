import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ENGINE_VERSION } from '@named-first/contract';
import { collectSaved } from './corpus.ts';
import { countFacts, wrongPastes } from './count-facts.ts';
import { type Label, readLabels } from './label.ts';
import type { Options } from './options.ts';
import { pageTexts } from './page-text.ts';
import { type Stated, stateOf } from './stated.ts';
import { tablesOf } from './tables.ts';
import { judgeVerdicts, precision, recall, type SiteResult, sumOf } from './tally.ts';

/** What to print. `values` has everything that was right, wrong or missed; null if nothing was measured. */
export type Outcome = { text: string; failed: boolean; values: object | null };

const HOW_TO_LAY_OUT =
  'Fetch the repositories that scanner/labels/*.json name, run `npm run lay-out -- --repositories DIR --corpus CORPUS`, then `npm run bench truth -- --corpus CORPUS`.';

/**
 * Scans the laid-out sites and counts their facts. Reads files and opens no socket.
 *
 * @param options with `readings`, only the sites that were read a second time are measured, by what their second reader
 * states.
 */
export async function measureTruth({ corpus, set, site, readings }: Omit<Options, 'json'>): Promise<Outcome> {
  if (corpus === null) {
    const text = `Skipped: the labelled sites are not part of this repository. ${HOW_TO_LAY_OUT}`;
    return { text, failed: false, values: null };
  }
  const wanted = readLabels()
    .filter((label) => set === 'all' || label.set === set)
    .filter((label) => site === null || label.site === site)
    .filter((label) => readings === null || existsSync(readingOf(label, readings)));
  const laidOut = wanted.filter((label) => existsSync(resolve(corpus, label.site)));
  if (laidOut.length === 0) {
    const text = `No labelled site is laid out in ${resolve(corpus)}. ${HOW_TO_LAY_OUT}`;
    return { text, failed: true, values: null };
  }
  const results: SiteResult[] = [];
  for (const label of laidOut) results.push(await measureSite(label, corpus, readings));
  const missing = wanted.filter((label) => !laidOut.includes(label)).map((label) => label.site);
  const lines = [
    `${readings === null ? `Engine ${ENGINE_VERSION}` : 'Second readers'}, ${results.length} sites (${set})`,
    '',
    ...tablesOf(results, site === null ? 'tuning' : 'all'),
    ...(missing.length > 0 ? ['', `Not laid out: ${missing.join(', ')}`] : []),
  ];
  return { text: lines.join('\n'), failed: false, values: valuesOf(results) };
}

/** The file with what a second reader states about the site, as `Stated`. */
function readingOf({ site }: Label, readings: string): string {
  return resolve(readings, `${site}.json`);
}

async function measureSite(label: Label, corpus: string, readings: string | null): Promise<SiteResult> {
  const folder = resolve(corpus, label.site);
  const stated =
    readings === null
      ? stateOf(await collectSaved(label.site, folder))
      : (JSON.parse(readFileSync(readingOf(label, readings), 'utf8')) as Stated);
  return {
    label,
    counts: countFacts(label, stated, pageTexts(folder)),
    wrongPastes: wrongPastes(label, stated),
    verdicts: judgeVerdicts(label, stated.verdicts),
  };
}

function valuesOf(results: readonly SiteResult[]): object {
  const sum = sumOf(results);
  return {
    engineVersion: ENGINE_VERSION,
    sites: results.length,
    total: { ...sum, precision: precision(sum), recall: recall(sum) },
    results: results.map(({ label, ...rest }) => ({ site: label.site, set: label.set, ...rest })),
  };
}
