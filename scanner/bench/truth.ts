// How true are the facts that the scan reads? docs/truth.md says what is measured and how to lay the corpus out.
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ENGINE_VERSION } from '@named-first/contract';
import { collectSaved } from './truth/corpus.ts';
import { countFacts, wrongPastes } from './truth/count-facts.ts';
import { type Label, readLabels } from './truth/label.ts';
import { readOptions } from './truth/options.ts';
import { pageTexts } from './truth/page-text.ts';
import { stateOf } from './truth/stated.ts';
import { tablesOf } from './truth/tables.ts';
import { judgeVerdicts, precision, recall, type SiteResult, sumOf } from './truth/tally.ts';

const HOW_TO_LAY_OUT =
  'Fetch the repositories that scanner/labels/*.json name, run `node scanner/labels/lay-out.ts --repositories DIR --corpus CORPUS`, then `npm run bench truth -- --corpus CORPUS`.';

async function measure(label: Label, corpus: string): Promise<SiteResult> {
  const folder = resolve(corpus, label.site);
  const stated = stateOf(await collectSaved(label.site, folder));
  return {
    label,
    counts: countFacts(label, stated, pageTexts(folder)),
    wrongPastes: wrongPastes(label, stated),
    verdicts: judgeVerdicts(label, stated.verdicts),
  };
}

function asJson(results: readonly SiteResult[]) {
  const sum = sumOf(results);
  return {
    engineVersion: ENGINE_VERSION,
    sites: results.length,
    total: { ...sum, precision: precision(sum), recall: recall(sum) },
    results: results.map(({ label, ...rest }) => ({ site: label.site, set: label.set, ...rest })),
  };
}

const { corpus, set, site, json } = readOptions(process.argv.slice(2));
if (corpus === null) {
  console.log(`Skipped: the labelled sites are not part of this repository. ${HOW_TO_LAY_OUT}`);
} else {
  const wanted = readLabels()
    .filter((label) => set === 'all' || label.set === set)
    .filter((label) => site === null || label.site === site);
  const laidOut = wanted.filter((label) => existsSync(resolve(corpus, label.site)));
  const results: SiteResult[] = [];
  for (const label of laidOut) results.push(await measure(label, corpus));
  if (results.length === 0) {
    console.error(`No labelled site is laid out in ${resolve(corpus)}. ${HOW_TO_LAY_OUT}`);
    process.exitCode = 2;
  } else {
    const missing = wanted.filter((label) => !laidOut.includes(label)).map((label) => label.site);
    console.log(`Engine ${ENGINE_VERSION}, ${results.length} sites (${set})\n`);
    console.log(tablesOf(results, site === null ? 'tuning' : 'all').join('\n'));
    if (missing.length > 0) console.log(`\nNot laid out: ${missing.join(', ')}`);
    if (json !== null) writeFileSync(json, `${JSON.stringify(asJson(results), null, 2)}\n`);
  }
}
