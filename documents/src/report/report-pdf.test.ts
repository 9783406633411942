import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  answersViewSchema,
  CHECKS,
  EFFORT_WORDS,
  openFixes,
  readStoredReport,
  type ScanReport,
} from '@named-first/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { flatTextOf, hasPoppler, headingLevels, outsideOf, pageLinesOf } from '../../test/pdf-reader.ts';
import { renderReportPdf } from './report-pdf.ts';

const golden = resolve(import.meta.dirname, '../../../scanner/fixtures/golden');
const sites = readdirSync(golden)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

function reportOf(site: string): ScanReport {
  return JSON.parse(readFileSync(resolve(golden, `${site}.json`), 'utf8'));
}

const plain = { businessName: 'Lee & Sons Heating', paper: 'letter' } as const;

describe.each(sites)('the report of %s', (site) => {
  let pdf: Uint8Array;
  beforeAll(async () => {
    pdf = await renderReportPdf(reportOf(site), plain);
  });

  test('is a small tagged PDF with an outline, a language and a title', () => {
    const outside = outsideOf(pdf);
    expect(pdf.length).toBeLessThan(1_000_000);
    expect(outside).toMatchObject({ tagged: true, language: 'en-US', showsTitle: true, outline: true });
    expect(outside.pages).toBeGreaterThanOrEqual(5);
    expect(outside.pages).toBeLessThanOrEqual(30);
    expect(outside.fonts.every((font) => /^(PublicSans|BricolageGrotesque|RobotoMono)/.test(font ?? ''))).toBe(true);
  });

  test.skipIf(!hasPoppler)('has every title and description in its text (needs pdftotext)', () => {
    const report = reportOf(site);
    const text = flatTextOf(pdf);
    for (const check of CHECKS) expect(text).toContain(check.title);
    for (const { name } of report.assistants) expect(text).toContain(name);
    for (const line of report.notVisible) expect(text).toContain(line);
    expect(text).toContain('Lee & Sons Heating');
    expect(text).toContain('How the score is worked out');
  });

  test.skipIf(!hasPoppler)('hands over no page that ends with a heading (needs pdftotext)', async () => {
    const report = reportOf(site);
    const handedOver = await renderReportPdf(report, { ...plain, part: 'hand-over' });
    const openings = [
      ...openFixes(report).map(({ title }, index) => `${index + 1}. ${title}`),
      ...report.howTo.map(({ title }) => title),
      ...Object.values(EFFORT_WORDS).map((words) => ` · ${words}`),
    ];
    for (const page of pageLinesOf(handedOver)) {
      const lines = page.filter((line) => !line.startsWith('Changes for the site of'));
      expect(openings.filter((words) => lines.at(-1)?.endsWith(words))).toEqual([]);
      expect(lines[0]).not.toMatch(/^(Where to click, at the end|From the maker’s own|How to check it)/);
    }
  });
});

describe('the PDF', () => {
  const report = reportOf('plumbing-middling');
  let usual: Uint8Array;
  beforeAll(async () => {
    usual = await renderReportPdf(report, plain);
  });

  test('has the same bytes for the same report', async () => {
    const again = await renderReportPdf(structuredClone(report), plain);
    expect(Buffer.from(usual).equals(Buffer.from(again))).toBe(true);
  });

  test.each([
    ['a4', '595.28'],
    ['letter', '612'],
  ] as const)('is set on %s', async (paper, width) => {
    const { mediaBox } = outsideOf(await renderReportPdf(report, { ...plain, paper }));
    expect(mediaBox?.split(' ')[2]).toMatch(new RegExp(`^${width}`));
  });

  test('marks headings, lists, tables and figures for screen readers', () => {
    const { types, alternatives } = outsideOf(usual);
    for (const type of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD', 'Figure']) {
      expect(types).toContain(type);
    }
    // The gauge, three bars, the profile, the grid, and a verdict for each insight.
    expect(alternatives).toBeGreaterThanOrEqual(6 + 26);
  });

  test('has valid metadata that name its title and the PDF/UA standard', async () => {
    const { metadata } = outsideOf(await renderReportPdf(report, { ...plain, businessName: 'Lee & Sons <of 山>' }));
    expect(metadata).toContain('>AI visibility report for Lee &#38; Sons &#60;of 山&#62;<');
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  test.skipIf(!hasPoppler)('never skips a level of headings (needs pdfinfo)', () => {
    const levels = headingLevels(usual);
    expect(levels.length).toBeGreaterThan(CHECKS.length);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test.skipIf(!hasPoppler)('can be worked out by hand (needs pdftotext)', () => {
    const text = flatTextOf(usual);
    const measured = report.insights.filter((insight) => insight.measured);
    const credit = { success: 1, warning: 0.5, error: 0 };
    const earned = measured.reduce((sum, { weight, status }) => sum + weight * credit[status], 0);
    const of = measured.reduce((sum, { weight }) => sum + weight, 0);
    expect(text).toContain(`${earned} earned of ${of} measured is ${report.baseScore} of 100.`);
  });

  test.skipIf(!hasPoppler)('says what is blank, and prints each fact with its words (needs pdftotext)', () => {
    const { business } = report;
    const text = flatTextOf(usual);
    expect(text).toContain('Blank: nothing found');
    for (const { value } of business.facts) expect(text.replaceAll(' ', '')).toContain(value.replaceAll(' ', ''));
  });

  test('renders for a report of an older engine that stored less', async () => {
    const { score, engineVersion, website, scannedAt } = report;
    const old = { score, engineVersion, website, scannedAt, insights: [{ id: 'freshness' }] };
    expect(outsideOf(await renderReportPdf(readStoredReport(old), plain)).pages).toBeGreaterThan(0);
    expect(outsideOf(await renderReportPdf(readStoredReport({}), plain)).pages).toBeGreaterThan(0);
  });

  test('shows what assistants answer, town by town', async () => {
    const file = resolve(import.meta.dirname, '../../../answers/fixtures/answers-view.json');
    const asked = answersViewSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    if (asked.state !== 'asked') throw new Error('The fixture holds no answers.');
    const [lane] = asked.figures.lanes;
    const laneWith = (named: number, read: number, remembered: number) => ({
      ...{ ...lane!, share: { named, read, range: null }, answers: [] },
      memory: { named: 1, read: remembered, range: null },
    });
    const { figures } = asked;
    const lakewood = {
      ...{ place: 'Lakewood, WA', compared: false, figures: { ...figures, lanes: [laneWith(2, 7, 0)] } },
      missing: [{ name: 'Perplexity', why: 'budget' as const, questions: 4 }],
    };
    const answers = { ...asked, figures: { ...figures, lanes: [laneWith(3, 12, 4)] }, otherTowns: [lakewood] };
    const pdf = await renderReportPdf(report, { ...plain, answers });
    expect(outsideOf(pdf).pages).toBeGreaterThan(outsideOf(usual).pages - 1);
    if (!hasPoppler) return;
    const text = flatTextOf(pdf);
    expect(text).toContain('Named in 3 of 12 answers');
    expect(text).toContain('Answered from memory, without a search: 4; named in 1 of them. Not counted above.');
    expect(text).toContain('Asked about Lakewood, WA');
    expect(text).toContain('Named in 2 of 7 answers');
    expect(text).toContain('4 questions to Perplexity were left out');
    expect(text).toContain('is not compared with your site: our scan of it is too old');
  });

  test('says why a site has no score', async () => {
    const pdf = await renderReportPdf({ ...report, score: null, scoreReason: 'The site did not answer.' }, plain);
    if (hasPoppler) expect(flatTextOf(pdf)).toContain('No score this time The site did not answer.');
    expect(outsideOf(pdf).tagged).toBe(true);
  });
});

describe('wild text', () => {
  const short = { score: 50, scannedAt: '2026-03-02T15:04:05.000Z', insights: [] };

  async function withText(text: string) {
    const evidence = [{ url: `https://x.test/${text}`, place: 'text' as const, excerpt: text }];
    const facts = [{ kind: 'name' as const, value: text, source: 'text' as const, evidence }];
    const business = {
      ...{ kind: 'cannot-tell' as const, kindSigns: [], sampleText: [] },
      ...{ trade: 'generic' as const, tradeVotes: [], shape: 'unknown' as const, facts, questions: [] },
    };
    return renderReportPdf(readStoredReport({ ...short, business, notes: [text] }), {
      businessName: text,
      paper: 'a4',
    });
  }

  test.skipIf(!hasPoppler)('that our fonts can draw is drawn as it is (needs pdftotext)', async () => {
    const text = flatTextOf(await withText('Đồng Łódź Müller Чайка Ζεύς 1,000 kr'));
    for (const word of ['Đồng', 'Łódź', 'Müller', 'Чайка', 'Ζεύς', '1,000', 'kr']) expect(text).toContain(word);
  });

  test.skipIf(!hasPoppler)('in signs, emoji, Chinese or Korean is text of a font (needs pdftotext)', async () => {
    const words = ['☎ ★ ✓ ✅ ➤ 🔧', '王氏水管', '서울 배관'];
    const pdf = await withText(words.join(' '));
    const text = flatTextOf(pdf);
    for (const word of words) expect(text).toContain(word);
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('/ActualText');
    const fonts = outsideOf(pdf).fonts.join(' ');
    for (const font of ['NotoEmoji-400', 'NotoSansSC-400', 'NotoSansKR-700', 'NotoSansSymbols2'])
      expect(fonts).toContain(font);
    expect(pdf.length).toBeLessThan(1_000_000);
  });

  test.skipIf(!hasPoppler)(
    'that our fonts cannot draw becomes boxes that copy as what they stand for (needs pdftotext)',
    async () => {
      const text = flatTextOf(await withText('نور 𒀀'));
      for (const letter of 'نور𒀀') expect(text).toContain(letter);
      expect(text).not.toContain('\ufffd');
    },
  );

  test('gives a valid document', async () => {
    const wild = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom(
        '\ud800',
        '\u202eabc',
        'a\u0000b',
        '\u200b',
        'x'.repeat(5000),
        '(\\)<<>>%PDF',
        'Z\u0363\u0309\u0363',
        '👩‍👩‍👧',
      ),
    );
    await fc.assert(
      fc.asyncProperty(wild, async (text) => {
        expect(outsideOf(await withText(text)).tagged).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  const naughty = resolve(import.meta.dirname, '../../../test/data/naughty-strings/blns.json');

  test('from the Big List of Naughty Strings gives one valid document', async () => {
    const strings = JSON.parse(readFileSync(naughty, 'utf8')) as string[];
    const pdf = await renderReportPdf(readStoredReport({ ...short, notes: strings }), {
      ...plain,
      businessName: strings.join(' '),
    });
    expect(outsideOf(pdf).tagged).toBe(true);
    if (hasPoppler) expect(flatTextOf(pdf)).toContain('hasOwnProperty');
  });
});
