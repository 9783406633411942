import { NEWSLETTER_RULES, ORDER_RULES } from '@named-first/contract';
import { expect, it } from 'vitest';
import { problemsIn, readFields } from './rules';

it('reads the fields it has rules for, trimmed', () => {
  const typed = new URLSearchParams({ email: ' ann@lee.example ', more: 'x' });
  expect(readFields(NEWSLETTER_RULES, typed)).toEqual({ email: 'ann@lee.example' });
});

it('names the wrong fields in the order of the form', () => {
  const fields = { fullName: '', businessEmail: 'ann', businessName: 'Lee', websiteDomain: '' };
  const problems = problemsIn(ORDER_RULES, fields);
  expect(Object.keys(problems)).toEqual(['fullName', 'businessEmail', 'websiteDomain']);
  expect(problems.fullName).toBe('Full Name is required');
});
