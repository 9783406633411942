import type { HandedOverFix } from '@named-first/contract';
import { expect, test } from 'vitest';
import { handOverMail } from './mail-text';

function fix(title: string, summary: string): Pick<HandedOverFix, 'title' | 'fix'> {
  return { title, fix: { summary, steps: [], paste: [], effort: 'quick', fixedBy: 'owner', changes: [] } };
}

test('the mail names a task for each change, even if its title is a question', () => {
  const mail = handOverMail({
    businessName: 'Lee Heating',
    website: 'leeheating.example',
    address: 'https://named.example/hand-over/abc',
    fixes: [
      fix('Can AI assistants read your site?', 'Let the search bots back in. You can keep others out.'),
      fix('Your digital business card', 'Add one label block to your home page'),
    ],
  });
  expect(mail).toContain('Subject: 2 changes for the website of Lee Heating');
  expect(mail).toContain('1. Can AI assistants read your site? Let the search bots back in.\n');
  expect(mail).toContain('2. Your digital business card: Add one label block to your home page\n');
});
