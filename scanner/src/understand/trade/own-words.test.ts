import { expect, test } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { usesWords } from './own-words.ts';

const NOUNS: Readonly<Record<string, string>> = {
  plumber: 'plumbing company',
  dentist: 'dental practice',
  accountant: 'accountancy firm',
  psychotherapist: 'psychotherapy practice',
  carpenter: 'carpentry company',
  café: 'café',
  tailor: 'tailor shop',
  mechanic: 'garage',
  lawyer: 'law firm',
};
const uses = (noun: string, html: string) => usesWords({ noun, companyNoun: NOUNS[noun] ?? '' }, [pageFrom(html)]);

test.each([
  ['plumber', '<title>Baumann Family Plumbing</title>'],
  ['plumber', '<title>Ace</title><h1>Your plumbing company</h1>'],
  ['dentist', '<title>Lakeland Hills Dental</title><h1>Expert dentistry</h1>'],
  ['dentist', '<title>Riverbend Family Dentistry</title>'],
  ['accountant', '<title>Accountants in Leeds</title>'],
  ['café', '<title>Walnuts Cafe</title>'],
  ['lawyer', '<title>A criminal defense law firm</title><h2>Our lawyers</h2>'],
])('a %s that uses the words: %s', (noun, html) => {
  expect(uses(noun, html)).toBe(true);
});

test.each([
  ['psychotherapist', 'a relative', '<title>Clinical Psychologist</title><h1>Psychological services</h1>'],
  ['carpenter', 'another craft', '<title>Carpets</title><h1>Carpet fitting</h1>'],
  ['carpenter', 'the word of the region', '<title>EB Joinery</title><h1>Joiner in Widnes</h1>'],
  ['tailor', 'an adjective', '<title>Tailored suits</title>'],
  ['lawyer', 'half of the words', '<title>A criminal defense law firm</title>'],
  ['mechanic', 'a service further down', '<title>Medway Motors</title><h2>Garage</h2><h2>Mechanic</h2>'],
  ['plumber', 'the running text alone', '<title>Ace</title><p>Our plumbing company has a plumber.</p>'],
])('a %s is not named by %s', (noun, _, html) => {
  expect(uses(noun, html)).toBe(false);
});

test('the title of another page names a service, not the business', () => {
  const home = pageFrom('<title>Camelback Epoxy Flooring</title><h2>Our plumbers</h2>');
  const service = pageFrom('<title>Plumbing</title><h1>Plumbing</h1>', { role: 'service' });
  const words = { noun: 'plumber', companyNoun: 'plumbing company' };
  expect(usesWords(words, [home, service])).toBe(false);
  expect(usesWords(words, [pageFrom('<title>Reed Plumbing</title>'), service])).toBe(true);
});
