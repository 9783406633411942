import type { FixedBy, HandedOverFix } from '@named-first/contract';
import { expect, test } from 'vitest';
import { handOverMail } from './mail-text';

function fix(title: string, summary: string, fixedBy: FixedBy = 'site editor'): Pick<HandedOverFix, 'title' | 'fix'> {
  return { title, fix: { summary, steps: [], paste: [], effort: 'quick', fixedBy, changes: [] } };
}

const mailOf = (...fixes: Pick<HandedOverFix, 'title' | 'fix'>[]) =>
  handOverMail({
    businessName: 'Lee Heating',
    website: 'leeheating.example',
    address: 'https://named.example/hand-over/abc',
    fixes,
  });

test('the mail names a task for each change, even if its title is a question', () => {
  const mail = mailOf(
    fix('Can AI assistants read your site?', 'Let the search bots back in. You can keep others out.'),
    fix('Your digital business card', 'Add one label block to your home page'),
  );
  expect(mail).toContain('Subject: 2 changes for the website of Lee Heating');
  expect(mail).toContain('1. Can AI assistants read your site?\nLet the search bots back in.\n');
  expect(mail).toContain('2. Your digital business card\nAdd one label block to your home page\n');
});

test('the mail says who is meant by “you”', () => {
  expect(mailOf(fix('One safe address', 'Use one address.'))).toContain('(“you” means my business)');
});

test('the mail offers the owner’s words only if a change needs them', () => {
  const offer = 'If the page says “Needs the owner’s own words”, please ask me for the words.';
  expect(mailOf(fix('Facts', 'Swap praise for facts.', 'owner'))).toContain(offer);
  expect(mailOf(fix('One safe address', 'Use one address.'))).not.toContain('ask me');
});
