// Does a fix do what the report says? Applies every fix with a paste to copies of labelled sites and scans them again.
// docs/truth.md describes the corpus.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Insight, pasteTable, type ScanReport } from '@named-first/contract';
import { judge } from '../src/report/judge.ts';
import { readFiles, writeFiles } from '../test/edited-site.ts';
import { filled } from '../test/owner-answers.ts';
import { applyFix, canApply, type SitePlan } from './fixes/apply-fix.ts';
import { ownAnswers } from './fixes/own-answers.ts';
import { collectSaved } from './truth/corpus.ts';
import { type Label, readLabels } from './truth/label.ts';

/** The result of a check after its fix. `better` and `worse` are changes of its verdict; `mended` is a full success. */
type Result = 'mended' | 'better' | 'reported' | 'unchanged' | 'worse';
type Line = { site: string; check: string; result: Result; before: string; after: string; worsened: string[] };

const RANK = { error: 0, warning: 1, success: 2 };

const { values: options } = parseArgs({
  options: { corpus: { type: 'string' }, site: { type: 'string' }, check: { type: 'string' } },
});

if (options.corpus === undefined) {
  console.log('Skipped: the labelled sites are not part of this repository. Name their folder with --corpus.');
} else {
  const labels = readLabels().filter(
    ({ site, set, is_local_business }) =>
      set === 'tuning' && is_local_business && (options.site === undefined || site === options.site),
  );
  const lines: Line[] = [];
  for (const label of labels) lines.push(...(await fixesOf(label, resolve(options.corpus, label.site))));
  print(lines);
}

async function fixesOf(label: Label, folder: string): Promise<Line[]> {
  const before = judge(await collectSaved(label.site, folder));
  const lines: Line[] = [];
  for (const insight of before.insights) {
    if (insight.status === 'success' || !canApply(insight.id) || (options.check && options.check !== insight.id))
      continue;
    const pastes = pastesOf(insight, label);
    if (pastes.length === 0) continue;
    const after = await rescanned(label, folder, (plan) => applyFix(insight.id, pastes, plan));
    lines.push(lineOf(label.site, insight, before, after));
  }
  return lines;
}

function pastesOf(insight: Insight, label: Label) {
  const own = ownAnswers(label);
  return insight.fix.paste
    .filter((paste) => pasteTable(paste) === null)
    .map(({ language, text, label: title }) => ({
      language,
      text: filled(withoutUnknownParts(withJob(text, title, label)), label.name[0] ?? label.site, own),
    }));
}

/** Labels do not contain regions: an owner without one removes the line. */
function withoutUnknownParts(text: string): string {
  return text.replace(/ *"addressRegion": "\[[^\]]*\]",?\n/g, '');
}

function withJob(text: string, title: string, { services }: Label): string {
  const job = title.replace('Outline for ', '');
  return text.replace(/\[the (?:job|course|service) this page is about\]/g, () =>
    job.startsWith('your most wanted ') ? (services[0] ?? job) : job,
  );
}

async function rescanned(label: Label, folder: string, edit: (plan: SitePlan) => (files: Map<string, string>) => void) {
  const copy = mkdtempSync(join(tmpdir(), 'fixed-site-'));
  try {
    const files = readFiles(folder);
    const pages = [...files.keys()].filter((path) => path.endsWith('.html')).sort((a, b) => a.length - b.length);
    const home = pages.find((path) => path === 'index.html') ?? pages[0] ?? 'index.html';
    const contact = pages.find((path) => /contact|kontakt|contatt|contato/i.test(path)) ?? home;
    edit({ home, contact, origin: `https://${label.site}.test` })(files);
    writeFiles(copy, files);
    return judge(await collectSaved(label.site, copy));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function lineOf(site: string, insight: Insight, before: ScanReport, after: ScanReport): Line {
  const fixed = insightOf(after, insight.id);
  return {
    site,
    check: insight.id,
    result: resultOf(insight, fixed),
    before: insight.description,
    after: fixed.description,
    worsened: worsened(before, after),
  };
}

function resultOf(before: Insight, after: Insight): Result {
  if (after.status === 'success') return 'mended';
  const gained = RANK[after.status] - RANK[before.status];
  if (gained !== 0) return gained > 0 ? 'better' : 'worse';
  return after.description === before.description ? 'unchanged' : 'reported';
}

function worsened(before: ScanReport, after: ScanReport): string[] {
  return after.insights
    .filter(({ id, status }) => RANK[status] < RANK[insightOf(before, id).status])
    .map(({ id, description }) => `${id}: ${description}`);
}

function insightOf({ insights }: ScanReport, id: string): Insight {
  const found = insights.find((insight) => insight.id === id);
  if (!found) throw new RangeError(`The report has no check ${id}`);
  return found;
}

function print(lines: readonly Line[]): void {
  const checks = [...new Set(lines.map(({ check }) => check))].sort();
  console.log('check | mended | better | says what is left | unchanged | worse | another check fell');
  for (const check of checks)
    console.log(
      rowOf(
        check,
        lines.filter((line) => line.check === check),
      ),
    );
  console.log(rowOf('all', lines));
  console.log(`${new Set(lines.map(({ site }) => site)).size} sites`);
  for (const line of lines) {
    if (line.result === 'mended' && line.worsened.length === 0) continue;
    console.log(`\n${line.site} ${line.check}: ${line.result}\n  before: ${line.before}\n  after:  ${line.after}`);
    for (const other of line.worsened) console.log(`  fell:   ${other}`);
  }
}

function rowOf(name: string, lines: readonly Line[]): string {
  const count = (result: Result) => lines.filter((line) => line.result === result).length;
  const fell = lines.filter((line) => line.worsened.length > 0).length;
  return [name, count('mended'), count('better'), count('reported'), count('unchanged'), count('worse'), fell].join(
    ' | ',
  );
}
