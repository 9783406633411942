// Opens the embedded database in the given folder, parses statements before and after a full garbage collection like a
// start, and prints the peak memory of the process in megabytes when nothing is left to optimise.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { AppPGlite } from '../../src/db/embedded/app-pglite.ts';

const pglite = new AppPGlite(process.argv[2]!);
await pglite.waitReady;
await parse();
await globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
await parse();
for (let before = -1; before !== processorMs(); ) {
  before = processorMs();
  await pause(500);
}
console.log(
  `peak ${Math.round(Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1000)}`,
);
process.exit(0);

async function parse(): Promise<void> {
  for (let n = 0; n < 200; n += 1) await pglite.query('select relname from pg_class where oid = $1', [n]);
}

/** In steps of 100, so that waiting itself does not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 100_000);
}
