// `npm run bench answers`: precision and recall of the reader on the labelled answers. `--show tuning` lists the
// differences.
import { relateNames } from '@named-first/scanner/readers';
import { readAnswer } from '../src/read/read-answer.ts';
import { type LabelledAnswer, labelledAnswers } from '../test/labelled-answers.ts';

type Count = { right: number; wrong: number; missed: number };
const shown = process.argv.includes('--show') ? process.argv[process.argv.indexOf('--show') + 1] : null;

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

function add(table: Map<string, Count>, row: string, field: keyof Count): void {
  const count = table.get(row) ?? { right: 0, wrong: 0, missed: 0 };
  count[field] += 1;
  table.set(row, count);
}

function note(label: LabelledAnswer, words: string): void {
  if (shown === label.set) console.log(`  ${label.id}: ${words}`);
}

for (const set of ['tuning', 'checking'] as const) {
  const table = new Map<string, Count>();
  const labels = labelledAnswers(set);
  let verdicts = 0;
  for (const label of labels) {
    const reading = readAnswer(label.asked, label.facts);
    if (!reading) continue;
    if (reading.verdict === label.verdict) verdicts += 1;
    else note(label, `verdict ${reading.verdict} (${reading.found.join(', ')}) instead of ${label.verdict}`);
    const same = (a: string, b: string) => relateNames(a, b) === 'same';
    for (const { name } of reading.rivals) {
      const right = label.rivals.some((rival) => same(rival, name));
      add(table, 'rivals', right ? 'right' : 'wrong');
      if (!right) note(label, `rival too many: ${name}`);
    }
    for (const rival of label.rivals.filter((one) => !reading.rivals.some(({ name }) => same(one, name)))) {
      add(table, 'rivals', 'missed');
      note(label, `rival missed: ${rival}`);
    }
    // The labels do not say which services the site lacks.
    const claims = reading.claims.filter(({ kind, verdict }) => kind !== 'service' || verdict !== 'not-on-site');
    const keys = new Set(claims.map(({ kind, verdict }) => `${kind} ${verdict}`));
    const wanted = new Set(label.claims.map(({ kind, verdict }) => `${kind} ${verdict}`));
    for (const key of keys) {
      const right = wanted.has(key);
      add(table, `claims ${key.split(' ')[1]}`, right ? 'right' : 'wrong');
      if (!right)
        note(
          label,
          `claim too many: ${key} — ${claims.find(({ kind, verdict }) => `${kind} ${verdict}` === key)?.quote}`,
        );
    }
    for (const key of wanted)
      if (!keys.has(key)) {
        add(table, `claims ${key.split(' ')[1]}`, 'missed');
        note(label, `claim missed: ${key}`);
      }
  }
  console.log(
    `${set}: ${labels.length} answers, verdict as labelled in ${verdicts} (${percent(verdicts, labels.length)})`,
  );
  for (const [row, { right, wrong, missed }] of [...table].sort())
    console.log(
      `  ${row.padEnd(20)} right ${right}, wrong ${wrong}, missed ${missed}: precision ${percent(right, right + wrong)}, recall ${percent(right, right + missed)}`,
    );
}
