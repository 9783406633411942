import { expect, test } from 'vitest';
import * as z from 'zod';
import { unlockFormSchema } from './api.ts';
import { CONTACT_RULES } from './contact-rules.ts';
import { atLeast, email, optional, required } from './form-rules.ts';
import { contactRequestSchema, orderFormSchema } from './forms.ts';

const message = (error: z.ZodError | undefined) => error?.issues[0]?.message;

test.each([
  'ann@lee.example',
  "o'hara+tag@sub.lee.example",
  '.ann@lee.example',
  'ann..b@lee.example',
  'ann@lee',
  'ann@-lee.example',
  'ann lee@x.example',
  'ann@lee.example.',
  '\u00e4nn@lee.example',
])('the rule for addresses takes %s exactly if zod does', (text) => {
  expect(email(text) === undefined).toBe(z.email().safeParse(text).success);
});

test('an e-mail address may have up to 254 characters', () => {
  const host = '@lee.example';
  expect(email('a'.repeat(254 - host.length) + host)).toBeUndefined();
  expect(email('a'.repeat(255 - host.length) + host)).toBe('Please enter a valid email address');
});

test('a rule reports what is missing, too short or too long', () => {
  expect(required('Name')('')).toBe('Name is required');
  expect(required('Name', 3)('abcd')).toBe('Name must be at most 3 characters');
  expect(optional('Name', 3)('')).toBeUndefined();
  const rule = atLeast(3, 'Too short', optional('Word', 5));
  expect(['', 'ab', 'abc', 'abcdef'].map(rule)).toEqual([
    ...['Too short', 'Too short', undefined],
    'Word must be at most 5 characters',
  ]);
});

test('lengths are counted in characters as zod counts them, not in code units', () => {
  const text = '\u{1d413}'.repeat(4);
  for (const longest of [3, 4]) {
    expect(optional('Name', longest)(text) === undefined).toBe(z.string().max(longest).safeParse(text).success);
    expect(atLeast(longest + 1, 'Too short', optional('Name'))(text) === undefined).toBe(
      z
        .string()
        .min(longest + 1)
        .safeParse(text).success,
    );
  }
});

test('a schema trims typed text, and a missing text gets the message of an empty one', () => {
  const order = {
    fullName: ' Ann Lee ',
    businessEmail: ' ann@lee.example ',
    businessName: 'Lee',
    websiteDomain: 'lee.example',
  };
  expect(orderFormSchema.parse(order)).toMatchObject({ fullName: 'Ann Lee', businessEmail: 'ann@lee.example' });
  expect(message(orderFormSchema.safeParse({ ...order, fullName: undefined }).error)).toBe('Full Name is required');
  expect(message(orderFormSchema.safeParse({ ...order, fullName: '  ' }).error)).toBe('Full Name is required');
});

test.each([
  ['name', 'A', 'Name must be at least 2 characters'],
  ['businessName', '', 'Business name must be at least 2 characters'],
  ['email', 'ann@lee', 'Please enter a valid email address'],
  ['phone', '614555010', 'Please enter a valid phone number'],
  ['phone', '6'.repeat(51), 'Please enter a valid phone number'],
])('the unlock form refuses the %s "%s"', (field, text, words) => {
  const valid = { name: 'Ann', businessName: 'Lee Heating', email: 'ann@lee.example', phone: '(614) 555-0100' };
  expect(unlockFormSchema.safeParse(valid).success).toBe(true);
  expect(message(unlockFormSchema.safeParse({ ...valid, [field]: text }).error)).toBe(words);
});

test('blank optional fields of the contact form become null, and an interest must be a listed one', () => {
  const valid = {
    ...{ firstName: 'Ann', lastName: 'Lee', email: 'ann@lee.example', phone: '', company: 'Lee', industry: 'hvac' },
    ...{ interests: ['llm', 'llm'], message: ' ' },
  };
  expect(contactRequestSchema.parse(valid)).toMatchObject({ phone: null, message: null, interests: ['llm'] });
  for (const [interests, first] of [
    [[], ''],
    [['x'], 'x'],
  ] as const) {
    expect(message(contactRequestSchema.safeParse({ ...valid, interests }).error)).toBe(CONTACT_RULES.interests(first));
  }
  expect(message(contactRequestSchema.safeParse({ ...valid, industry: 'x' }).error)).toBe(
    'Please choose your industry',
  );
});
