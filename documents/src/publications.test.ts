import { DOWNLOAD_IDS, DOWNLOADS } from '@named-first/contract';
import { describe, expect, test } from 'vitest';
import { flatTextOf, hasPoppler, outsideOf } from '../test/pdf-reader.ts';
import { guide } from './guide/guide.ts';
import { SOURCES } from './publication/sources.ts';
import { whitePaper } from './white-paper/white-paper.ts';

const MAKERS = { 'white-paper': whitePaper, guide };
const made = new Map<string, Promise<Uint8Array>>();

/** Renders each document once for all tests. */
function pdfOf(id: keyof typeof MAKERS, paper: 'letter' | 'a4' = 'letter'): Promise<Uint8Array> {
  const key = `${id} ${paper}`;
  const pdf = made.get(key) ?? MAKERS[id](paper);
  made.set(key, pdf);
  return pdf;
}

describe.each(DOWNLOAD_IDS)('the %s', (id) => {
  test.each(['letter', 'a4'] as const)('on %s is a small tagged PDF of 8 to 12 pages', async (paper) => {
    const pdf = await pdfOf(id, paper);
    const outside = outsideOf(pdf);
    expect(outside).toMatchObject({ tagged: true, language: 'en-US', showsTitle: true, outline: true });
    expect(outside.pages).toBeGreaterThanOrEqual(8);
    expect(outside.pages).toBeLessThanOrEqual(12);
    expect(pdf.length).toBeLessThan(1_000_000);
  });

  test('has the same bytes each time', async () => {
    expect(Buffer.from(await MAKERS[id]('letter')).equals(Buffer.from(await pdfOf(id)))).toBe(true);
  });

  test.skipIf(!hasPoppler)('names its title and numbers its sources (needs pdftotext)', async () => {
    const text = flatTextOf(await pdfOf(id));
    expect(text).toContain(DOWNLOADS[id].title);
    expect(text).toMatch(/Sources 1\. /);
    // The raw markup must not appear in the text.
    expect(text).not.toMatch(/\*\*|\[\^/);
  });
});

test('every source is cited and links to an https address', async () => {
  const text = outsideOf(await pdfOf('white-paper')).text + outsideOf(await pdfOf('guide')).text;
  for (const { link } of Object.values(SOURCES)) {
    expect(link).toMatch(/^https:\/\//);
    expect(text).toContain(`/URI (${link})`);
  }
});
