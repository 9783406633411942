import { expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { isForApplicants, isForStaff } from './pages-of-owner.ts';

const at = (path: string) => pageFrom('<p>Text</p>', { role: 'other', url: `https://www.example.com${path}` });

it.each([
  '/jobs/',
  '/careers',
  '/karriere/ausbildung/',
  '/stellenangebote.html',
  '/fr/emplois/',
  '/offres-d-emploi/',
  '/trabaja-con-nosotros',
  '/lavora-con-noi.html',
  '/vacatures/monteur/',
  '/trabalhe-conosco/',
])('%s is for applicants', (path) => {
  expect(isForApplicants(at(path))).toBe(true);
  expect(isForStaff(at(path))).toBe(true);
});

it.each(['/services/career-coaching/', '/work-with-us/', '/jobs-2/', '/outplacement-emploi-cadres/', '/team/', '/'])(
  '%s is for customers',
  (path) => {
    expect(isForStaff(at(path))).toBe(false);
  },
);

it.each([
  ['/redaction.html', '<meta name="robots" content="noindex, nofollow"><p>New article</p>', true],
  ['/admin/', '<form><input type="password"></form>', true],
  ['/panel.html', '<p>We build control panels</p>', false],
  ['/create-a-will.html', '<p>We write your will</p>', false],
  ['/members.html', '<meta name="robots" content="noindex"><form><input type="password"></form>', false],
])('%s is for the owner: %s', (path, html, expected) => {
  const page = pageFrom(html, { role: 'other', url: `https://www.example.com${path}` });
  expect(isForStaff(page)).toBe(expected);
  expect(isForApplicants(page)).toBe(false);
});
