import { expect, it } from 'vitest';
import { CERTAIN, certainFact, NOTHING_CERTAIN, pageFrom } from '../../test/page-facts.ts';
import type { CertainFacts } from '../understand/certain-facts.ts';
import { proposedTitles } from './page-titles.ts';

const JOB_PAGE = 'https://www.example.com/service/';
const TOWNS = {
  ...CERTAIN,
  towns: [certainFact('Nampa', 'Nampa'), certainFact('Grove City', 'Grove City')],
  services: [certainFact({ url: JOB_PAGE }, 'Drain cleaning')],
};

function titleFor(
  role: 'home' | 'service' | 'area' | 'pricing',
  heading: string,
  certain: CertainFacts = TOWNS,
): string {
  const url = heading.startsWith('Drain') ? JOB_PAGE : 'https://www.example.com/page/';
  const page = pageFrom(`<h1>${heading}</h1>`, { role, url });
  return proposedTitles({ pages: [page], certain }, [page]).text.split('\n  ')[1] ?? '';
}

it.each([
  ['home', 'Welcome', 'Plumber in Boise, ID | Copper Creek Plumbing'],
  ['area', 'Plumber in Nampa, Idaho', 'Plumber in Nampa | Copper Creek Plumbing'],
  ['area', 'Best Plumber in Grove City ID', 'Plumber in Grove City | Copper Creek Plumbing'],
  ['area', 'We come to you', 'Plumber in [town] | Copper Creek Plumbing'],
  ['service', 'Drain cleaning', 'Drain cleaning in Boise | Copper Creek Plumbing'],
  ['service', 'Best service ever', '[this service] in Boise | Copper Creek Plumbing'],
  ['pricing', 'What it costs', 'Plumber prices in Boise | Copper Creek Plumbing'],
] as const)('the %s page headed "%s" gets the title "%s"', (role, heading, title) => {
  expect(titleFor(role, heading)).toBe(title);
});

it('leaves a blank for an unknown fact', () => {
  expect(titleFor('home', 'Welcome', NOTHING_CERTAIN)).toBe('[what you do] in [your town] | [your business name]');
});
