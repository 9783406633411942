import { FACT_KINDS, type FactKind, PAGE_KINDS } from './label.ts';
import { PASTED_KINDS } from './pasted-values.ts';
import { groupedBy, precision, recall, type SiteResult, type Sum, sumOf } from './tally.ts';

const NAME_WIDTH = 20;
const NUMBER_WIDTH = 11;

/** Everything the benchmark prints about some sites, as lines of text. */
export function tablesOf(results: readonly SiteResult[]): string[] {
  return [
    ...kindTable(results),
    '',
    ...groupTable('language', results, 'language'),
    '',
    ...groupTable('country', results, 'country'),
    '',
    ...pasteLines(results),
    '',
    ...wrongLines(results),
    '',
    ...verdictLines(results),
  ];
}

function kindTable(results: readonly SiteResult[]): string[] {
  const line = (kind: FactKind) => row(kind, sumOf(results, kind));
  return [
    heading('kind of fact'),
    ...FACT_KINDS.map(line),
    row('all of these', sumOf(results)),
    '',
    heading('reading the page'),
    ...PAGE_KINDS.map(line),
  ];
}

function groupTable(title: string, results: readonly SiteResult[], key: 'language' | 'country'): string[] {
  const groups = groupedBy(results, (label) => label[key]);
  return [heading(title), ...groups.map(([name, sites]) => row(`${name} (${sites.length} sites)`, sumOf(sites)))];
}

function heading(title: string): string {
  const columns = ['right', 'wrong', 'missed', 'precision', 'recall'];
  return title.padEnd(NAME_WIDTH) + columns.map((column) => column.padStart(NUMBER_WIDTH)).join('');
}

function row(name: string, sum: Sum): string {
  const numbers = [sum.right, sum.wrong, sum.missed].map(String);
  const cells = [...numbers, percent(precision(sum)), percent(recall(sum))];
  return name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(NUMBER_WIDTH)).join('');
}

function percent(value: number | null): string {
  return value === null ? '-' : `${value.toFixed(1)} %`;
}

function pasteLines(results: readonly SiteResult[]): string[] {
  const all = results.flatMap(({ label, wrongPastes }) => wrongPastes.map((paste) => ({ site: label.site, ...paste })));
  const sites = new Set(all.map(({ site }) => site)).size;
  const byKind = PASTED_KINDS.map((kind) => `${kind} ${all.filter((paste) => paste.kind === kind).length}`);
  return [
    `Wrong facts inside texts to paste: ${all.length} on ${sites} of ${results.length} sites (${byKind.join(', ')})`,
    ...all.map(({ site, kind, value }) => `  ${site}: ${kind} ${value}`),
  ];
}

function wrongLines(results: readonly SiteResult[]): string[] {
  const lines = results.flatMap(({ label, counts }) =>
    counts.flatMap(({ kind, wrong }) => wrong.map((value) => `  ${label.site}: ${kind} ${value}`)),
  );
  return [`Wrong facts: ${lines.length}`, ...lines];
}

function verdictLines(results: readonly SiteResult[]): string[] {
  const right = results.flatMap(({ verdicts }) => verdicts.right);
  const wrong = results.flatMap(({ label, verdicts }) => verdicts.wrong.map((text) => `  ${label.site}: ${text}`));
  const count = right.length + wrong.length;
  if (count === 0) return ['Verdicts: none is labelled on these sites'];
  return [`Verdicts: ${right.length} of ${count} as labelled`, ...wrong];
}
