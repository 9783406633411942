import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Evidence, factName, type ScanReport, type StatedFact, sourceWords } from '@named-first/contract';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TruthCard } from './truth-card';

const golden = resolve(import.meta.dirname, '../../../../scanner/fixtures/golden');
const reports = readdirSync(golden).map((name): [string, ScanReport] => [
  name.replace('.json', ''),
  JSON.parse(readFileSync(join(golden, name), 'utf8')),
]);

const KINDS: StatedFact['kind'][] = [
  ...([
    'name',
    'trade',
    'town',
    'phone',
    'address',
    'hours',
    'emergency',
    'price',
    'licence',
    'proof',
    'service',
  ] as const),
];
const SOURCES: StatedFact['source'][] = ['text', 'markup', 'both', 'conflict'];

/** All text that the card itself may contain: labels, places of facts, and notes about missing facts. */
const OWN_WORDS = [
  ...KINDS.map(factName),
  ...SOURCES.map(sourceWords),
  ...[
    'Towns',
    'Prices',
    'Services',
    'Emergency',
    'Not found on your site',
    'Good',
    'Needs work',
    'Problem',
    'home page',
  ],
  ...['page title', 'page description', 'heading', 'text', 'link', 'hidden labels', 'hidden settings', 'robots file'],
].sort((a, b) => b.length - a.length);

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&([#\w]+);/g, (_whole, name: string) => ENTITIES[name] ?? '');
const inside = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, inner]) => textOf(inner ?? ''));

const FACTS = /<span data-fact[^>]*>(.*?)<\/span>|<span class="[^"]*" data-fact[^>]*>(.*?)<\/span>/gs;
const QUOTES = /<q[^>]*>(.*?)<\/q>/gs;
const LINKS = /<a[^>]*>(.*?)<\/a>/gs;

/** The card without the chapter's heading and introduction. */
function cardOf(facts: StatedFact[]): string {
  const business = {
    ...{ kind: 'cannot-tell' as const, kindSigns: [], sampleText: [] },
    ...{ trade: 'generic' as const, tradeVotes: [], shape: 'unknown' as const, facts, questions: [] },
  };
  const html = renderToStaticMarkup(<TruthCard business={business} />);
  return html.slice(html.indexOf('<dl'));
}

/** Text on the card that is neither a fact, nor evidence, nor one of its own labels. */
function inventedWords(card: string, facts: StatedFact[]): string[] {
  const printed = [...card.matchAll(FACTS)].map(([, a, b]) => textOf(a ?? b ?? ''));
  const excerpts = facts.flatMap(({ evidence }) => evidence.map(({ excerpt }) => excerpt));
  const paths = facts.flatMap(({ evidence }) => evidence.map(({ url }) => new URL(url).pathname + new URL(url).search));
  const quotes = inside(card, QUOTES).map((quote) => quote.replace(/^… /, '').replace(/ …$/, ''));
  const rest = textOf(card.replace(FACTS, '').replace(QUOTES, '').replace(LINKS, ''));
  const left = OWN_WORDS.reduce((text, words) => text.replaceAll(words, ''), rest).replace(/[\s·:(),]/g, '');
  return [
    ...printed.filter((value) => !facts.some((fact) => fact.value === value)),
    ...quotes.filter((quote) => !excerpts.some((excerpt) => excerpt.includes(quote))),
    ...inside(card, LINKS).filter((path) => path !== 'home page' && !paths.includes(path)),
    ...(left === '' ? [] : [left]),
  ];
}

test.each(reports)('the card of %s prints every fact found and nothing else', (_site, { business: { facts } }) => {
  const card = cardOf(facts);
  expect(inventedWords(card, facts)).toEqual([]);
  expect(card.match(/ data-fact/g) ?? []).toHaveLength(facts.length);
  for (const { value } of facts) expect(textOf(card)).toContain(value);
});

test('the card never prints anything but the facts', () => {
  const evidence: fc.Arbitrary<Evidence> = fc.record({
    url: fc.constantFrom('https://a.test/', 'https://a.test/about/?x=1', 'http://b.test/contact'),
    place: fc.constantFrom('text', 'markup', 'title', 'heading', 'meta'),
    excerpt: fc.string({ minLength: 1, maxLength: 240 }),
  });
  const fact: fc.Arbitrary<StatedFact> = fc.record({
    kind: fc.constantFrom(...KINDS),
    value: fc.string({ minLength: 1, maxLength: 40 }),
    source: fc.constantFrom(...SOURCES),
    evidence: fc.array(evidence, { minLength: 1, maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(fact, { selector: ({ value }) => value, maxLength: 8 }), (facts) => {
      expect(inventedWords(cardOf(facts), facts)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
