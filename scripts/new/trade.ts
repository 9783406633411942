import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES } from '../../scanner/src/lexicon/language-code.ts';
import { camelCase, entered, kebabCase, knownGroup, type Recipe } from './change.ts';

const FOLDER = 'scanner/src/lexicon/trades';

/** Creates a file with blanks for the names in every language, and an entry in the list. */
export const newTrade: Recipe = ({ name, group, read }) => {
  const groups = readdirSync(resolve(import.meta.dirname, '../..', FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const path = `${FOLDER}/${knownGroup(group, groups)}/${kebabCase(name)}.ts`;
  const constant = camelCase(name);
  const index = `${FOLDER}/index.ts`;
  const line = `import { ${constant} } from './${group}/${kebabCase(name)}.ts';`;
  return [
    { path, text: tradeFile(constant, name), isNew: true, todo: 'fill in names, types, jobs and examples' },
    { path: index, text: entered(read(index), line, constant, /^\];$/m), isNew: false },
  ];
};

function tradeFile(constant: string, name: string): string {
  const blanks = LANGUAGES.map((language) => `    ${language}: [],`).join('\n');
  return `import type { TradeEntry } from '../../trade.ts';

export const ${constant}: TradeEntry = {
  id: '${kebabCase(name)}',
  questions: 'generic',
  customers: 'at-home',
  noun: '${name.toLowerCase()}',
  companyNoun: '${name.toLowerCase()} company',
  schemaTypes: ['LocalBusiness'],
  additionalType: null,
  names: {
${blanks}
  },
  work: {},
  neverAlone: {},
  jobs: {},
  examples: {
    named: [],
    notNamed: [],
  },
  source: '',
};
`;
}
