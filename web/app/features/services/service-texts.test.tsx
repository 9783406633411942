import { brand, COMPARISON, SERVICE_SLUGS, serviceOf } from '@named-first/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { ServicePage } from './service-page';
import { SERVICE_TEXTS } from './texts';

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const ownWords = (slug: (typeof SERVICE_SLUGS)[number]) => {
  const { headTitle, description, comparison, findings, ...own } = SERVICE_TEXTS[slug];
  const texts = [own.lead, ...own.what, own.unknown, ...own.limits, ...findings.map(({ says }) => says)];
  texts.push(...own.months.map(({ when, work }) => `${when} ${work}`));
  texts.push(...own.questions.map(({ question, answer }) => `${question} ${answer}`));
  return wordsOf(texts.join(' '));
};

describe.each(SERVICE_SLUGS)('%s', (slug) => {
  const text = SERVICE_TEXTS[slug];

  it('has a title and a description that fit a search result', () => {
    expect(`${text.headTitle} | ${brand.name}`.length).toBeLessThanOrEqual(60);
    expect(text.description.length).toBeGreaterThanOrEqual(70);
    expect(text.description.length).toBeLessThanOrEqual(160);
  });

  it('says enough to be quoted and no more than a buyer reads', () => {
    expect(ownWords(slug).length).toBeGreaterThanOrEqual(350);
    expect(ownWords(slug).length).toBeLessThanOrEqual(600);
  });

  it('gives a source for every finding', () => {
    expect(text.findings.length).toBeGreaterThanOrEqual(2);
    for (const { url } of text.findings) expect(new URL(url).protocol).toBe('https:');
  });

  it('shows existing rows of the plan comparison', () => {
    const rows = COMPARISON.map(({ name }) => name);
    for (const name of text.comparison) expect(rows).toContain(name);
    // More columns do not fit a small phone.
    expect(text.comparison.length).toBeLessThanOrEqual(2);
  });

  it('is headed by the name of the service and links to the other eight', () => {
    const html = renderToStaticMarkup(<ServicePage slug={slug} />);
    expect(html).toContain(`>${serviceOf(slug).title.replace('&', '&amp;')}</h1>`);
    const linked = SERVICE_SLUGS.filter((other) => html.includes(`href="/services/${other}"`));
    expect(linked).toEqual(SERVICE_SLUGS.filter((other) => other !== slug));
  });
});

test('any two pages share fewer than one in ten of their five-word runs', () => {
  const runs = SERVICE_SLUGS.map((slug) => {
    const words = ownWords(slug);
    return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')));
  });
  for (const [at, one] of runs.entries()) {
    for (const other of runs.slice(at + 1)) {
      const shared = [...one].filter((run) => other.has(run)).length;
      expect(shared / Math.min(one.size, other.size)).toBeLessThan(0.1);
    }
  }
});
