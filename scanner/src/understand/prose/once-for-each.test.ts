import { expect, test } from 'vitest';
import { onceForEach } from './once-for-each.ts';

test('each text is read once, even if it contains nothing', () => {
  const read: string[] = [];
  const lengthOf = onceForEach((text) => {
    read.push(text);
    return text === '' ? undefined : text.length;
  });
  expect(['menu', '', 'menu', ''].map(lengthOf)).toEqual([4, undefined, 4, undefined]);
  expect(read).toEqual(['menu', '']);
});
