// `npm run bench hostile`: the cost of one hostile page, by kind of text and size. Measures each kind in a separate
// process, so that one that never ends can be stopped while the others continue.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { HOSTILE_TEXTS } from '../test/hostile-texts.ts';
import { type Measured, SIZES, WHOLE_SITE } from './hostile-kind.ts';

/** Timeout for one figure. */
const MAX_CELL_MS = Number(process.argv[3] ?? 60_000);
const MEASURE = resolve(import.meta.dirname, 'hostile-kind.ts');

type Row = { name: string; cells: Measured[]; ended: 'whole' | 'stopped' | 'failed' };

/** Starts the measuring process and reads a line for each figure, until it ends or times out. */
function measureKind(name: string): Promise<Row> {
  const child = spawn(process.execPath, [MEASURE, name], { stdio: ['ignore', 'pipe', 'pipe'] });
  const cells: Measured[] = [];
  let stopped = false;
  const stop = () => {
    stopped = true;
    child.kill('SIGKILL');
  };
  let timer = setTimeout(stop, MAX_CELL_MS);
  createInterface({ input: child.stdout }).on('line', (line) => {
    cells.push(JSON.parse(line) as Measured);
    clearTimeout(timer);
    timer = setTimeout(stop, MAX_CELL_MS);
  });
  let problem = '';
  child.stderr.on('data', (data: Buffer) => {
    problem += data.toString();
  });
  return new Promise((done) => {
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code !== 0 && !stopped)
        console.error(`${name}: ${problem.split('\n').find((line) => line.includes('Error')) ?? code}`);
      done({ name, cells, ended: stopped ? 'stopped' : code === 0 ? 'whole' : 'failed' });
    });
  });
}

function shown({ name, cells, ended }: Row): string {
  const ends = ended === 'stopped' ? `> ${MAX_CELL_MS / 1000} s` : 'failed';
  const milliseconds = SIZES.map((_, at) => cells[at]?.ms.toFixed(0) ?? (at === cells.length ? ends : ''));
  const growth = cells.slice(1).map((cell, at) => (cell.ms / (cells[at] as Measured).ms).toFixed(1));
  const peak = cells.length > 0 ? String(Math.max(...cells.map(({ peakMb }) => peakMb))) : '';
  return [
    name.padEnd(52),
    ...milliseconds.map((cell) => cell.padStart(9)),
    growth.join(' ').padStart(18),
    peak.padStart(9),
  ].join('');
}

const wanted = process.argv[2] ?? '';
const rows: Row[] = [];
console.log(
  `Processor time of collecting and judging one site, ms; growth from size to size; largest resident memory, MB.\n`,
);
console.log(
  `${'text'.padEnd(52)}${['64 KB', '256 KB', '1 MB', '5 MB'].map((size) => size.padStart(9)).join('')}${'growth'.padStart(18)}${'peak'.padStart(9)}`,
);
for (const name of [...HOSTILE_TEXTS.map((text) => text.name)]) {
  if (!name.includes(wanted)) continue;
  const row = await measureKind(name);
  rows.push(row);
  console.log(shown(row));
}

/** Measures the kinds that cost most at the largest size as whole sites. */
const worst = rows
  .filter(({ cells }) => cells.length > 0)
  .sort(
    (a, b) =>
      (b.ended === 'whole' ? (b.cells.at(-1)?.ms ?? 0) : Infinity) -
      (a.ended === 'whole' ? (a.cells.at(-1)?.ms ?? 0) : Infinity),
  )
  .slice(0, 3);
console.log('\nTwelve pages of 5 MB, of the three kinds that cost most:\n');
for (const { name } of worst) {
  const { cells, ended } = await measureKind(`${WHOLE_SITE}${name}`);
  const [cell] = cells;
  console.log(
    `${name.padEnd(52)}${cell ? `${cell.ms.toFixed(0).padStart(9)} ms ${String(cell.peakMb).padStart(6)} MB` : ended}`,
  );
}
