import { FACT_KINDS, type FactKind, PAGE_KINDS } from './label.ts';
import { PASTED_KINDS } from './pasted-values.ts';
import { groupedBy, precision, recall, type SiteResult, type Sum, sumOf } from './tally.ts';

const NAME_WIDTH = 20;
const NUMBER_WIDTH = 11;

/**
 * Returns everything the benchmark prints about some sites, as lines of text. The values of `checking` sites are printed
 * only with `all`, because reading them while changing the engine would mean tuning on them.
 */
export function tablesOf(results: readonly SiteResult[], values: 'tuning' | 'all'): string[] {
  const shown = results.filter(({ label }) => values === 'all' || label.set === 'tuning');
  return [
    ...kindTable(results),
    '',
    ...groupTable('language', results, 'language'),
    '',
    ...groupTable('country', results, 'country'),
    '',
    ...pasteLines(results, shown),
    '',
    ...wrongLines(results, shown),
    '',
    ...verdictLines(results, shown),
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

function pasteLines(results: readonly SiteResult[], shown: readonly SiteResult[]): string[] {
  const all = results.flatMap(({ wrongPastes }) => wrongPastes);
  const sites = results.filter(({ wrongPastes }) => wrongPastes.length > 0).length;
  const byKind = PASTED_KINDS.map((kind) => `${kind} ${all.filter((paste) => paste.kind === kind).length}`);
  return [
    `Wrong facts inside texts to paste: ${all.length} on ${sites} of ${results.length} sites (${byKind.join(', ')})`,
    ...shown.flatMap(({ label, wrongPastes }) =>
      wrongPastes.map(({ kind, value }) => `  ${label.site}: ${kind} ${value}`),
    ),
    ...unshownNote(results, shown),
  ];
}

function wrongLines(results: readonly SiteResult[], shown: readonly SiteResult[]): string[] {
  const count = results.flatMap(({ counts }) => counts.flatMap(({ wrong }) => wrong)).length;
  const lines = shown.flatMap(({ label, counts }) =>
    counts.flatMap(({ kind, wrong }) => wrong.map((value) => `  ${label.site}: ${kind} ${value}`)),
  );
  return [`Wrong facts: ${count}`, ...lines, ...unshownNote(results, shown)];
}

function unshownNote(results: readonly SiteResult[], shown: readonly SiteResult[]): string[] {
  const unshown = results.length - shown.length;
  return unshown === 0 ? [] : [`  (values of ${unshown} checking sites are not shown; --site NAME shows them)`];
}

function verdictLines(results: readonly SiteResult[], shown: readonly SiteResult[]): string[] {
  const count = (state: keyof SiteResult['verdicts']) => results.flatMap(({ verdicts }) => verdicts[state]).length;
  const [right, wrong, unmeasured] = [count('right'), count('wrong'), count('unmeasured')];
  if (right + wrong + unmeasured === 0) return ['Verdicts: none is labelled on these sites'];
  const lines = shown.flatMap(({ label, verdicts }) => verdicts.wrong.map((text) => `  ${label.site}: ${text}`));
  return [`Verdicts: ${right} of ${right + wrong} as labelled, ${unmeasured} not measured`, ...lines];
}
