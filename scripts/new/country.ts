import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { camelCase, entered, knownGroup, type Recipe } from './change.ts';

const FOLDER = 'scanner/src/lexicon/countries';

/** Creates a file with blanks, and an entry in the list. */
export const newCountry: Recipe = ({ name, group, code, read }) => {
  if (!/^[a-z]{2}$/.test(code)) throw new Error('Say --code with the two letters of ISO 3166-1, such as ie.');
  const continents = readdirSync(resolve(import.meta.dirname, '../..', FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const path = `${FOLDER}/${knownGroup(group, continents)}/${code}.ts`;
  const index = `${FOLDER}/index.ts`;
  const line = `import { ${camelCase(name)} } from './${group}/${code}.ts';`;
  return [
    {
      path,
      text: countryFile(name, code),
      isNew: true,
      todo: 'fill in languages, phone, postal code, currency, registers and directories, each with its source; then pack its towns (scanner/gazetteer/README.md)',
    },
    { path: index, text: entered(read(index), line, camelCase(name), /^\];$/m), isNew: false },
  ];
};

function countryFile(name: string, code: string): string {
  return `import type { Country } from '../country.ts';

export const ${camelCase(name)}: Country = {
  code: '${code.toUpperCase()}',
  name: '${name}',
  languages: [],
  phone: { callingCode: '', fillers: [], emergencies: ['112'], source: '' },
  postalCode: null,
  houseNumber: 'after',
  regions: {},
  currency: { code: '', symbols: [] },
  topLevelDomains: ['${code}'],
  credentials: [],
  directories: [],
  laws: [],
};
`;
}
