// npm run lay-out -- --repositories DIR --corpus DIR [--site NAME] Lays out the labelled sites from fetched
// repositories, one folder for each site.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readLabels } from '../bench/truth/label.ts';
import { layOutSite } from './lay-out-site.ts';

const { values } = parseArgs({
  options: { repositories: { type: 'string' }, corpus: { type: 'string' }, site: { type: 'string' } },
});
const { repositories, corpus, site } = values;
if (!repositories || !corpus) {
  console.error('Usage: npm run lay-out -- --repositories DIR --corpus DIR [--site NAME]');
  process.exit(2);
}
const labels = readLabels().filter((label) => site === undefined || label.site === site);
const missing = labels.flatMap((label) => layOutSite(label, repositories, corpus) ?? []);
console.log(`${labels.length - missing.length} of ${labels.length} sites laid out in ${resolve(corpus)}`);
for (const name of missing) console.log(`not fetched: ${name}`);
if (missing.length > 0 || labels.length === 0) process.exitCode = 1;
