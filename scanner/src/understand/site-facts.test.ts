import { expect, test } from 'vitest';
import { allOf, collectEdited, inHome, intoMain, withoutPages } from '../../test/edited-site.ts';
import { judge } from '../report/judge.ts';
import { deriveSiteFacts } from './site-facts.ts';

const LEGAL_NOTICE = `<!doctype html><html lang="en"><head><title>Legal notice</title><meta name="robots" content="noindex"></head>
<body><main><h1>Legal notice</h1>
<h2>Publisher</h2><p>Blue Spruce Plumbing LLC, Colorado license PL-0442871</p>
<p>This website can be reached 24 hours a day, 7 days a week, except for maintenance.</p>
<h2>Hosting</h2><p>Big Host Inc, 1 Server Street, Denver, CO 80202</p><p>Phone: (303) 292-1100</p>
</main></body></html>`;

/** One page less, because the fixture has as many as a scan reads. */
const withLegalNotice = allOf(
  withoutPages(/sewer/),
  inHome(intoMain('<a href="/legal-notice/">Legal notice</a>')),
  (files) => {
    files.set('legal-notice/index.html', LEGAL_NOTICE);
  },
);

test('a legal notice says who the business is, and nothing about its work or its host', async () => {
  const artifacts = await collectEdited('plumbing-good', [{ files: withLegalNotice }]);
  const facts = deriveSiteFacts(artifacts);
  const there = ({ evidence }: { evidence: { url: string } }) => evidence.url.endsWith('/legal-notice/');
  expect(facts.pages.map(({ role }) => role)).toContain('imprint');
  expect(facts.credentials.credentials.filter(there).map(({ number }) => number)).toContain('PL-0442871');
  expect(facts.identity.phones.filter(there)).toEqual([]);
  expect(facts.identity.addresses.filter(there)).toEqual([]);
  expect(facts.hours.alwaysOpenClaims.filter(({ url }) => url.endsWith('/legal-notice/'))).toEqual([]);
});

test('a legal notice that search engines shall leave out costs nothing', async () => {
  const report = judge(await collectEdited('plumbing-good', [{ files: withLegalNotice }]));
  const { status } = report.insights.find(({ id }) => id === 'quoting-permission') ?? {};
  expect(status).toBe('success');
});

test('an advertisement for a job says nothing about hours and places of the business', async () => {
  const job = `<!doctype html><html lang="en"><head><title>Plumber wanted</title></head><body><main><h1>Plumber wanted</h1>
<p>Working time: Monday to Friday 5am to 1pm. Place: 12 Quarry Road, Pueblo, CO 81001</p></main></body></html>`;
  const files = allOf(withoutPages(/sewer/), inHome(intoMain('<a href="/vacancies/">Jobs</a>')), (all) => {
    all.set('vacancies/index.html', job);
  });
  const facts = deriveSiteFacts(await collectEdited('plumbing-good', [{ files }]));
  const there = ({ url }: { url: string }) => url.endsWith('/vacancies/');
  expect(facts.pages.some(there)).toBe(true);
  expect(facts.identity.addresses.filter(({ evidence }) => there(evidence))).toEqual([]);
  expect([facts.hours.text?.evidence, facts.hours.text?.rival?.evidence].filter((one) => one && there(one))).toEqual(
    [],
  );
});
