import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const ROOMS = ['answers', 'contract', 'documents', 'scanner/src', 'server/src', 'web/app'];
const MODIFIER = /\(\?[ims]*-?[ims]+:/;

/** Lines of comments may name modifiers. */
const codeOf = (text: string): string => text.replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '');

// Node 24 reads the alternatives of `(?i:home|start)` with their case if V8 compiles without optimization, as it does in
// a process that has compiled many expressions: run `node --no-regexp-optimization`.
test('no expression of the product has modifiers', () => {
  const files = ROOMS.flatMap((room) =>
    readdirSync(resolve(root, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
      .map((path) => `${room}/${path}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((path) => MODIFIER.test(codeOf(readFileSync(resolve(root, path), 'utf8'))))).toEqual([]);
});
