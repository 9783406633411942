import { expect, test } from 'vitest';
import { deskEventTitle, readsWords } from './desk-words';

test.each([
  [{ kind: 'stage', from: 'new', to: 'called', reason: null, by: 'agency' }, 'New → Called'],
  [{ kind: 'stage', from: 'called', to: 'lost', reason: 'Too dear', by: 'agency' }, 'Called → Lost: Too dear'],
  [{ kind: 'stage', from: 'offered', to: 'won', reason: null, by: 'order' }, 'Offered → Won, by an order'],
  [{ kind: 'next-call', at: '2026-03-05T09:30:00.000Z' }, 'Next call then'],
  [{ kind: 'next-call', at: null }, 'Next call taken off'],
  [{ kind: 'note', text: 'Likes tea' }, 'Note'],
] as const)('%j is told as "%s"', (event, words) => {
  expect(deskEventTitle(event, () => 'then')).toBe(words);
});

test('formats a count of reads for people', () => {
  expect([0, 1, 3, 1200].map(readsWords)).toEqual(['Never', 'Once', '3 times', '1,200 times']);
});
