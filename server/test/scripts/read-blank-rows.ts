// Reads two million blank rows while V8 marks its heap, and prints by how many megabytes the old generation grew.
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { readRecords } from '../../src/features/campaigns/upload/csv/read-records.ts';

/** https://nodejs.org/api/perf_hooks.html#garbage-collection-gc-details */
type CollectionEntry = { detail: { kind: number } };

const bytes = Buffer.alloc(3 * 2_000_000, '""\n');
/** As much to mark as in a running server. */
const live = Array.from({ length: 300_000 }, (_, at) => ({ at, texts: [`${at}`] }));
globalThis.gc?.();
const before = oldGeneration();
let peak = before;
const watch = setInterval(() => {
  peak = Math.max(peak, oldGeneration());
}, 1);
// Marking starts with the first record, and from its end on, V8 collects as it would anyway.
new PerformanceObserver((list) => {
  const kinds = list.getEntries().map((entry) => (entry as unknown as CollectionEntry).detail.kind);
  if (kinds.includes(constants.NODE_PERFORMANCE_GC_MAJOR)) setFlagsFromString('--no-stress-incremental-marking');
}).observe({ entryTypes: ['gc'] });
setFlagsFromString('--stress-incremental-marking');
let rows = 0;
for await (const _ of readRecords(bytes, { encoding: 'UTF-8', delimiter: ',' })) rows += 1;
clearInterval(watch);
console.log(`grown ${Math.round((peak - before) / 1e6)} MB for ${rows} of ${bytes.length / 3} rows, ${live.length}`);
process.exit(0);

function oldGeneration(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')!.space_used_size;
}
