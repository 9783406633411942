import type { Paste } from '@named-first/contract';
import { expect, test } from 'vitest';
import { collectEdited } from '../test/edited-site.ts';
import { reportOfFixture } from '../test/fixture-sites.ts';
import { judge } from './report/judge.ts';

/** Checks that depend on facts which a blank leaves open. */
const RESTS_ON_FACTS = [
  'business-schema-complete',
  'service-and-faq-schema',
  'verifiable-credentials',
  'reviews-readable',
  'service-area-coverage',
];

/** A paste as a hurried owner inserts it, with unfilled blanks. */
function asHtml({ language, text }: Paste): string {
  if (text.includes('<')) return text;
  if (language === 'json-ld' && text.startsWith('{')) return `<script type="application/ld+json">${text}</script>`;
  return text
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');
}

test.each(['roofing-bad', 'dental-bad'])('%s gains nothing from pastes with unfilled blanks', async (site) => {
  const before = await reportOfFixture(site);
  const pasted = before.insights
    .filter(({ id }) => RESTS_ON_FACTS.includes(id))
    .flatMap(({ fix }) =>
      fix.paste.flatMap(({ text, ...rest }) => (text.includes('[') ? [asHtml({ ...rest, text })] : [])),
    );
  expect(pasted.length).toBeGreaterThan(3);
  const files = (all: Map<string, string>) => {
    const home = all.get('index.html') ?? '';
    all.set(
      'index.html',
      home.replace(/<\/body>/i, () => `${pasted.join('')}</body>`),
    );
  };
  const after = judge(await collectEdited(site, [{ files }]));
  const statuses = (report: typeof before) =>
    report.insights.filter(({ id }) => RESTS_ON_FACTS.includes(id)).map(({ id, status }) => `${id}: ${status}`);
  expect(statuses(after)).toEqual(statuses(before));
  expect(after.business.sampleText.map(({ words }) => words)).toContain('This blank was never filled in.');
});
