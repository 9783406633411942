import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compareReports, type ReportView, readStoredReport, type ScanReport } from '@named-first/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReportBody } from './report-body';

const golden = resolve(import.meta.dirname, '../../../../scanner/fixtures/golden');
const goldenReport = (name: string) => readStoredReport(JSON.parse(readFileSync(join(golden, name), 'utf8')));
const reports = readdirSync(golden).map((name): [string, ScanReport] => [name, goldenReport(name)]);

const alone = { history: [], changes: null, scanId: null };

function pageOf(report: ScanReport, view: Pick<ReportView, 'history' | 'changes' | 'scanId'> = alone): string {
  return renderToStaticMarkup(
    <ReportBody report={report} view={view} path="/report/token" ticked={[]} namedScan={null} />,
  );
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found ?? '');

/** Links within the page without a target, and duplicate ids. */
function brokenAnchors(html: string): string[] {
  const ids = all(html, /\sid="([^"]+)"/g);
  const lost = all(html, /href="#([^"]+)"/g).filter((id) => !ids.includes(id));
  return [...lost, ...ids.filter((id, index) => ids.indexOf(id) !== index)];
}

test.each(reports)('every chapter, link and insight of %s is in its place', (_name, report) => {
  const html = pageOf(report);
  expect(brokenAnchors(html)).toEqual([]);
  for (const { id } of report.insights) expect(html).toContain(`id="${id}"`);
  expect(html).toContain('>How the score is worked out<');
});

test('changes have both dates and a link to the earlier report', () => {
  const [before, after] = [goldenReport('legal-bad.json'), goldenReport('legal-good.json')];
  const earlier = { ...before, scannedAt: '2026-10-01T09:00:00.000Z' };
  const entry = (scanId: string, { scannedAt, score, engineVersion }: ScanReport) => {
    return { scanId, scannedAt, score: score ?? 0, engineVersion };
  };
  const html = pageOf(after, {
    history: [entry('first', earlier), entry('second', after)],
    changes: compareReports(earlier, after),
    scanId: 'second',
  });
  expect(html).toContain('October 1, 2026: 20. November 20, 2026: 100. 80 points up.');
  expect(html).toContain('href="/report/token?scan=first"');
  expect(html.match(/A cap is gone/g)).toHaveLength(2);
  expect(brokenAnchors(html)).toEqual([]);
});

test('a change of engine is never shown as a change of the site', () => {
  const earlier = { ...goldenReport('legal-bad.json'), engineVersion: '1.4.0', scannedAt: '2026-10-01T09:00:00.000Z' };
  const after = goldenReport('legal-good.json');
  const entry = (scanId: string, { scannedAt, score, engineVersion }: ScanReport) => {
    return { scanId, scannedAt, score: score ?? 0, engineVersion };
  };
  const history = [entry('first', earlier), entry('second', after)];
  const html = pageOf(after, { history, changes: compareReports(earlier, after), scanId: 'second' });
  expect(html).toContain('October 1, 2026: 20. November 20, 2026: 100.');
  expect(html).not.toMatch(/points up|A cap is gone|>Better /);
  expect(html).toContain('so we do not compare them');
  expect(html.match(/<polyline/g)).toHaveLength(2);
});

test('a report of an older engine shows its own checks, caps and sum, and omits fields that it lacks', () => {
  const html = pageOf(
    readStoredReport({
      engineVersion: '0.3.1',
      website: 'https://example.com/',
      scannedAt: '2025-01-07T08:00:00.000Z',
      score: 40,
      baseScore: 50,
      measuredWeight: 6,
      caps: [{ id: 'flash-intro', limit: 40, reason: 'The first page is a film.' }],
      insights: [
        { id: 'meta-keywords', category: 'Old Tricks', title: 'Keywords', status: 'error', weight: 3 },
        { id: 'titles-and-headings', category: 'Technical SEO', title: 'Titles', status: 'success', weight: 3 },
      ],
    }),
  );
  for (const words of ['Old Tricks', 'Capped at 40', 'January 7, 2025', 'engine 0.3.1', '3 ÷ 6 × 100, rounded']) {
    expect(html).toContain(words);
  }
  for (const words of ['Assistant by assistant', 'Not found on your site']) expect(html).not.toContain(words);
  expect(brokenAnchors(html)).toEqual([]);
});

test('nothing that a site says becomes markup', () => {
  const report = goldenReport('plumbing-bad.json');
  const hostile = '<img src=x onerror=alert(1)>';
  const poisoned = JSON.parse(JSON.stringify(report), (key, value) =>
    ['excerpt', 'value', 'description', 'text', 'reason'].includes(key) ? hostile : value,
  );
  expect(pageOf(readStoredReport(poisoned))).not.toContain('<img');
});

test.each(['business-not-local', 'not-a-business', 'template'] as const)(
  'a site of the kind %s is told so before its score, with what was seen',
  (kind) => {
    const report = goldenReport('plumbing-good.json');
    const sign = {
      words: 'The pages have a cart and a checkout.',
      evidence: { url: 'https://x.test/cart', place: 'link' as const, excerpt: 'Add to cart' },
    };
    const html = pageOf({ ...report, business: { ...report.business, kind, kindSigns: [sign] } });
    const notice = html.indexOf('id="kind-title"');
    expect(notice).toBeGreaterThan(0);
    expect(notice).toBeLessThan(html.indexOf('id="score"'));
    expect(html).toContain('Add to cart');
  },
);
