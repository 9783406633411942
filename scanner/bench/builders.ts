// Measures whether the builder of a page is recognized, on labelled pages of public test collections.
import { parseArgs } from 'node:util';
import { readPageList, readTold, type Told, tallyBuilders } from './builders/measure-builders.ts';

const { values } = parseArgs({ options: { repositories: { type: 'string' } } });
const list = readPageList();

if (values.repositories === undefined) {
  const names = list.map(({ repository }) => repository).join(', ');
  console.log(
    `Skipped: the pages are not part of this repository. Fetch ${names}, and name their folder with --repositories.`,
  );
} else {
  const pages = readTold(list, values.repositories);
  const { right, wrong, notTold } = tallyBuilders(pages);
  const named = pages.filter(({ told }) => told !== null).length;
  console.log(`${pages.length} pages: ${right} right, ${wrong.length} wrong, ${notTold.length} not told`);
  console.log(
    `named ${named}, of them right: ${named === 0 ? '-' : `${((100 * (named - wrong.length)) / named).toFixed(1)} %`}`,
  );
  for (const page of wrong) console.log(`wrong     ${line(page)}`);
  for (const page of notTold) console.log(`not told  ${line(page)}`);
  if (pages.length === 0 || wrong.length > 0) process.exitCode = 1;
}

function line({ labelled, told, url }: Told): string {
  return `${labelled ?? 'none'} → ${told ?? 'nothing'}: ${url}`;
}
