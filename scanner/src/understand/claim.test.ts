import { expect, it } from 'vitest';
import { certaintyOf, claimsOf, type Sign } from './claim.ts';

const sign = (place: Sign['place'], role: Sign['role'] = 'home'): Sign => ({
  place,
  role,
  shown: 'Ace Plumbing',
  evidence: { url: 'https://ace.test/', place: 'text', excerpt: 'Ace Plumbing' },
});

it('calls a value certain if two different places state it', () => {
  expect(certaintyOf([sign('title'), sign('copyright')])).toBe('certain');
});

it('calls a value certain if the same place states it on pages of different roles', () => {
  expect(certaintyOf([sign('sentence', 'home'), sign('sentence', 'contact')])).toBe('certain');
});

it('counts a block that repeats on every page once', () => {
  expect(certaintyOf([sign('repeated-block', 'home'), sign('repeated-block', 'about')])).toBe('stated once');
});

it('groups signs by value in the order of first appearance', () => {
  const said = ['b', 'a', 'b'].map((key) => ({ key, value: key, sign: sign('title') }));
  expect(claimsOf(said).map(({ key, signs }) => [key, signs.length])).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
});
