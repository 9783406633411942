import { expect, test } from 'vitest';
import { pasteTable, writePasteTable } from './paste-table.ts';

test('a written table is read back unchanged, with bars in its cells', () => {
  const table = {
    head: ['value', 'page'],
    rows: [
      ['a | b', '/x'],
      ['two\nlines', ''],
    ],
  };
  expect(pasteTable({ language: 'markdown', text: writePasteTable(table) })).toEqual({
    ...table,
    rows: [
      ['a | b', '/x'],
      ['two lines', ''],
    ],
  });
});

test.each([
  ['markdown', '# Notes\n\n| no table |'],
  ['text', '| value |\n| --- |\n| x |'],
] as const)('%s without a table is a text to paste', (language, text) => {
  expect(pasteTable({ language, text })).toBeNull();
});
