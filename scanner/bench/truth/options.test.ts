import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('options are parsed, and an unknown set is refused with a list of the sets', () => {
  expect(readOptions(['--corpus', 'sites', '--set', 'tuning', '--json', 'out.json'])).toEqual({
    corpus: 'sites',
    set: 'tuning',
    site: null,
    json: 'out.json',
    readings: null,
  });
  expect(readOptions(['--readings', 'second'])).toMatchObject({ readings: 'second' });
  expect(readOptions([])).toEqual({ corpus: null, set: 'all', site: null, json: null, readings: null });
  expect(() => readOptions(['--set', 'some'])).toThrow('--set is one of tuning, checking, all, not some.');
});
