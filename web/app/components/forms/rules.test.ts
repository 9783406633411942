import { contactRequestSchema } from '@named-first/contract';
import { expect, it } from 'vitest';
import { atLeast, email, optional, problemsIn, readFields, required } from './rules';

const valid = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@lee.example',
  phone: '',
  company: 'Lee Heating',
  industry: 'hvac',
  interests: ['llm'],
  message: '',
};

function contractSays(field: string, text: string): string | undefined {
  const result = contactRequestSchema.safeParse({ ...valid, [field]: text });
  return result.success ? undefined : result.error.issues[0]?.message;
}

const lengths = [0, 1, 50, 51, 200, 201, 5000, 5001].map((length) => 'x'.repeat(length));
const emails = [
  'ann@lee.example',
  "o'hara+tag@sub.lee.example",
  '.ann@lee.example',
  'ann..b@lee.example',
  'ann@lee',
  'ann@-lee.example',
  'ann lee@x.example',
  'ann@lee.example.',
  'änn@lee.example',
  `${'a'.repeat(250)}@b.co`,
];

it.each([
  ['email', email],
  ['firstName', required('First name')],
  ['company', required('Company')],
  ['phone', optional('Phone', 50)],
  ['message', optional('Message', 5000)],
] as const)('the rule for %s says what the contract says', (field, rule) => {
  for (const text of [...lengths, ...emails]) expect([text, rule(text)]).toEqual([text, contractSays(field, text)]);
});

it('gives one message for all that is too short', () => {
  const rule = atLeast(3, 'Too short', optional('Word', 5));
  expect([rule(''), rule('ab'), rule('abc'), rule('abcdef')]).toEqual([
    'Too short',
    'Too short',
    undefined,
    'Word must be at most 5 characters',
  ]);
});

it('reads the fields it has rules for, trimmed, and names the wrong ones in their order', () => {
  const rules = { name: required('Name'), email };
  const fields = readFields(rules, new URLSearchParams({ name: '  ', email: ' ann@lee.example ', more: 'x' }));
  expect(fields).toEqual({ name: '', email: 'ann@lee.example' });
  expect(problemsIn(rules, fields)).toEqual({ name: 'Name is required' });
  expect(Object.keys(problemsIn(rules, { name: '', email: '' }))).toEqual(['name', 'email']);
});
