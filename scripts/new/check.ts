import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { CHECKS } from '../../contract/src/checks.ts';
import { camelCase, entered, kebabCase, knownGroup, type Recipe } from './change.ts';

const FOLDER = 'scanner/src/check';

/** Creates the check with its test, a catalogue row, an entry in the list and a line in the documentation. */
export const newCheck: Recipe = ({ name, group, read }) => {
  const groups = readdirSync(resolve(import.meta.dirname, '../..', FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const id = kebabCase(name);
  const constant = camelCase(name);
  const folder = `${FOLDER}/${knownGroup(group, groups)}`;
  const [catalogue, index, about] = [
    'contract/src/checks.ts',
    `${FOLDER}/index.ts`,
    `${FOLDER}/about-checks.ts`,
  ] as const;
  return [
    { path: `${folder}/${id}.ts`, text: checkFile(id, constant), isNew: true, todo: 'judge' },
    {
      path: `${folder}/${id}.test.ts`,
      text: testFile(id, constant),
      isNew: true,
      todo: 'say when it is which verdict',
    },
    {
      path: catalogue,
      text: read(catalogue).replace(/^\] as const satisfies/m, `${catalogueRow(id, name)}] as const satisfies`),
      isNew: false,
      todo: 'give it a weight (all weights make 100), a category, an impact, and raise ENGINE_VERSION',
    },
    {
      path: index,
      text: entered(
        read(index),
        `import { ${constant} } from './${group}/${id}.ts';`,
        `'${id}': ${constant}`,
        /^\};$/m,
      ),
      isNew: false,
    },
    {
      path: about,
      text: read(about).replace(/\};\s*$/, `${aboutRow(id)}};\n`),
      isNew: false,
      todo: 'say what it reads, where its lines are and why; then node scripts/write-check-docs.ts',
    },
  ];
};

function checkFile(id: string, constant: string): string {
  return `import { defineCheck } from '../check.ts';
import { type Judgement, success } from '../verdict.ts';

export const ${constant} = defineCheck({
  id: '${id}',
  needs: ['pages'],
  judge: ({ pages }): Judgement => success(\`We read \${pages.length} pages.\`),
});
`;
}

function testFile(id: string, constant: string): string {
  return `import { expect, it } from 'vitest';
import { siteFacts } from '../../../test/page-facts.ts';
import { ${constant} } from './${id}.ts';

it('finds a fault where there is one', () => {
  expect(${constant}.judge(siteFacts({})).status).toBe('error');
});
`;
}

function catalogueRow(id: string, name: string): string {
  return `  {
    number: ${CHECKS.length + 1},
    id: '${id}',
    category: 'Technical SEO',
    impact: 'medium',
    weight: 0,
    subScore: 'readable',
    title: '${name}',
    fixedBy: 'site editor',
    effort: 'quick',
  },
`;
}

function aboutRow(id: string): string {
  return `  '${id}': { reads: '', success: '', warning: '', error: '', sources: [] },\n`;
}
