import { expect, it } from 'vitest';
import { pageFrom, SUBJECT } from '../../test/page-facts.ts';
import { proposedTitles } from './page-titles.ts';

const services = { services: [], pages: [], onePageSite: false };

function titleFor(role: 'home' | 'service' | 'area' | 'pricing', heading: string, subject = SUBJECT): string {
  const page = pageFrom(`<h1>${heading}</h1>`, { role });
  return proposedTitles({ pages: [page], subject, services }, [page]).text.split('\n  ')[1] ?? '';
}

it.each([
  ['home', 'Welcome', 'Plumber in Boise, ID | Copper Creek Plumbing'],
  ['area', 'Plumber in Nampa, Idaho', 'Plumber in Nampa | Copper Creek Plumbing'],
  ['area', 'Best Plumber in Grove City ID', 'Plumber in Grove City | Copper Creek Plumbing'],
  ['area', 'We come to you', 'Plumber in [town] | Copper Creek Plumbing'],
  ['service', 'Drain cleaning', 'Drain cleaning in Boise | Copper Creek Plumbing'],
  ['service', 'Drain cleaning in Boise', 'Drain cleaning in Boise | Copper Creek Plumbing'],
  ['pricing', 'What it costs', 'Plumber prices in Boise | Copper Creek Plumbing'],
] as const)('the %s page headed "%s" gets the title "%s"', (role, heading, title) => {
  expect(titleFor(role, heading)).toBe(title);
});

it('leaves a blank for what is not known', () => {
  const nobody = { ...SUBJECT, name: null, city: null, region: null, noun: 'business' };
  expect(titleFor('home', 'Welcome', nobody)).toBe('[what you do] in [your town] | [your business name]');
});
