import { expect, test } from 'vitest';
import { parseResolveRules, resolveRuleFor } from './resolve-rules.ts';

test('parses pairs of pattern and address, and accepts spaces and a trailing comma', () => {
  expect(parseResolveRules('*.test=localhost:8099, shop.example=[::1]:80,')).toEqual({
    ok: true,
    rules: [
      { pattern: '*.test', address: '127.0.0.1', port: 8099 },
      { pattern: 'shop.example', address: '::1', port: 80 },
    ],
  });
  expect(parseResolveRules('')).toEqual({ ok: true, rules: [] });
});

test.each([
  ['*.test'],
  ['*.test=127.0.0.1'],
  ['*.test=plumber:80'],
  ['*.test=127.0.0.1:0'],
  ['=127.0.0.1:80'],
  ['a=127.0.0.1:99999'],
])('%s is refused with words', (text) => {
  expect(parseResolveRules(text)).toMatchObject({ ok: false, message: expect.stringContaining('SCAN_RESOLVE') });
});

test('a wildcard matches names under its suffix, but not names that only end the same', () => {
  const parsed = parseResolveRules('*.test=127.0.0.1:8099,one.example=127.0.0.1:81');
  const rules = parsed.ok ? parsed.rules : [];
  expect(resolveRuleFor('a.b.TEST', rules)?.port).toBe(8099);
  expect(resolveRuleFor('test', rules)).toBeNull();
  expect(resolveRuleFor('nottest', rules)).toBeNull();
  expect(resolveRuleFor('one.example', rules)?.port).toBe(81);
  expect(resolveRuleFor('www.one.example', rules)).toBeNull();
});
