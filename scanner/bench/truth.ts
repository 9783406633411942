// How true are the facts that the scan reads? docs/truth.md describes what is measured and how to lay out the corpus.
import { writeFileSync } from 'node:fs';
import { measureTruth } from './truth/measure-truth.ts';
import { readOptions } from './truth/options.ts';

const options = readOptions(process.argv.slice(2));
const { text, failed, values } = await measureTruth(options);
if (failed) console.error(text);
else console.log(text);
if (options.json !== null && values !== null) writeFileSync(options.json, `${JSON.stringify(values, null, 2)}\n`);
if (failed) process.exitCode = 2;
