import { type Change, camelCase, type Recipe } from './change.ts';

const FOLDER = 'scanner/src/lexicon/languages';
const FILES = [
  ...['address', 'areas', 'contact', 'days', 'emergency', 'hours', 'names'],
  ...['pages', 'people', 'prices', 'proofs', 'reviews', 'services', 'speech'],
] as const;

/**
 * Creates a folder with the structure of the English one but without words, a language code, and an entry in the list.
 */
export const newLanguage: Recipe = ({ name, code, read }) => {
  if (!/^[a-z]{2}$/.test(code)) throw new Error('Say --code with the two letters of ISO 639-1, such as pl.');
  const words = FILES.map(
    (file): Change => ({
      path: `${FOLDER}/${code}/${file}.ts`,
      text: withoutWords(read(`${FOLDER}/en/${file}.ts`)),
      isNew: true,
      todo: 'fill in the words',
    }),
  );
  const codes = 'scanner/src/lexicon/language-code.ts';
  const index = `${FOLDER}/index.ts`;
  return [
    ...words,
    {
      path: `${FOLDER}/examples/${code}.ts`,
      text: `import type { WordExample } from '../language.ts';\n\n/** Texts that the words of the language must find, and texts that they must leave alone. */\nexport const examples: readonly WordExample[] = [];\n`,
      isNew: true,
      todo: 'fill in examples',
    },
    {
      path: `${FOLDER}/${code}/index.ts`,
      text: read(`${FOLDER}/en/index.ts`)
        .replace(/\benglish\b/g, camelCase(name))
        .replace("'en'", `'${code}'`)
        .replace("'English'", `'${name}'`),
      isNew: true,
    },
    {
      path: codes,
      text: read(codes).replace(/\] as const/, `, '${code}'] as const`),
      isNew: false,
      todo: 'the compiler now names every list that lacks the language',
    },
    {
      path: index,
      text: read(index)
        .replace(/^import type/m, `import { ${camelCase(name)} } from './${code}/index.ts';\nimport type`)
        .replace(/^\};$/m, `  ${code}: ${camelCase(name)},\n};`),
      isNew: false,
    },
  ];
};

/** The same file with every word list empty. */
function withoutWords(text: string): string {
  return text
    .replace(/\[(?:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|String\.raw`[^`]*`),?)+\s*\]/g, '[]')
    .replace(/\n\s*\/\/.*$/gm, '');
}
