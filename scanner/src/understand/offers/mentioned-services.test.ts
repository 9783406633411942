import { expect, it } from 'vitest';
import { pageFrom, tradeOf } from '../../../test/page-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { deriveServices } from './services.ts';

const mentionedOn = (...pages: PageFacts[]): string[] =>
  deriveServices({ pages, trade: tradeOf() }).mentioned.map(({ name }) => name);
const mentioned = (html: string): string[] => mentionedOn(pageFrom(html));
const enumerated = '<p>We do leak detection and repiping.</p>';

it.each([
  ['a heading', '<h2>Why leak detection pays</h2>', ['leak detection']],
  ['the title', '<title>Leak detection by Hank</title><p>Call us.</p>', ['Leak detection']],
  ['a short line', '<main><p>Fast leak detection</p></main>', ['leak detection']],
  ['a sentence that enumerates', `<main>${enumerated}</main>`, ['leak detection', 'repiping']],
])('a known service is stated if %s names it', (_, html, names) => {
  expect(mentioned(html)).toEqual(names);
});

it('services that the lexicon has only as mentions are stated too, and make no list', () => {
  expect(mentioned('<main><h2>Frozen pipes</h2><p>Call us at any hour.</p></main>')).toEqual(['Frozen pipes']);
  const list = '<main><h3>Frozen pipes</h3><h3>Kitchen stories</h3><h3>Our van</h3></main>';
  expect(deriveServices({ pages: [pageFrom(list)], trade: tradeOf() }).services).toEqual([]);
});

it('a sentence states no service that the lexicon has only as a mention', () => {
  const told = '<p>In winter we thaw frozen pipes and clean grease traps before the first guests arrive.</p>';
  expect(mentioned(`<main>${told}</main>`)).toEqual([]);
});

it('sentences about one thing state a service only if there are four of them', () => {
  const about = (sentences: number) =>
    pageFrom(
      `<main>${'<p>Our leak detection finds what nobody else finds in older homes.</p>'.repeat(sentences)}</main>`,
      {
        role: 'about',
      },
    );
  const home = pageFrom('<main><p>The invoice lists the work with its own number on a separate line.</p></main>');
  expect(mentionedOn(home, about(3))).toEqual([]);
  expect(mentionedOn(home, about(4))).toEqual(['leak detection']);
});

it.each([
  ['a question', '<main><p>Do you offer leak detection and repiping?</p></main>'],
  ['a denial', '<main><p>We do not offer leak detection and repiping.</p></main>'],
  ['a quoted customer', '<main><blockquote>They did the leak detection and repiping.</blockquote></main>'],
  ['the footer', '<footer><p>Leak detection and repiping</p></footer>'],
])('%s states no service', (_, html) => {
  expect(mentioned(html)).toEqual([]);
});

it('a page of advice states no service', () => {
  const post = pageFrom('<h1>Leak detection at home</h1>', {
    role: 'other',
    url: 'https://www.example.com/blog/leak-detection/',
  });
  expect(mentionedOn(pageFrom('<p>Home</p>'), post)).toEqual([]);
});

it('a name that repeats a stated service in other words is left out', () => {
  const list = '<h2>Our services</h2><h3>Drain cleaning</h3><h3>Emergency leak detection</h3>';
  expect(mentioned(`<title>Leak detection and repiping</title><main>${list}</main>`)).toEqual(['repiping']);
});

it('a site whose lists state as many services as a report shows gets no others', () => {
  const jobs = ['Drain cleaning', 'Water heaters', 'Gas lines', 'Sewer repair', 'Pipe repair', 'Toilet repair'];
  const list = [...jobs, 'Faucet repair', 'Sump pumps'].map((job) => `<h3>${job}</h3>`).join('');
  expect(mentioned(`<main><h2>Our services</h2>${list}${enumerated}</main>`)).toEqual([]);
});

it('the name is the service alone, without what is next to it', () => {
  expect(mentioned('<main><p>Leak detection Porsche Boxster</p></main>')).toEqual(['Leak detection']);
});

it('without a known trade nothing is stated', () => {
  const { mentioned: found } = deriveServices({
    pages: [pageFrom(`<main>${enumerated}</main>`)],
    trade: { ...tradeOf(), id: null },
  });
  expect(found).toEqual([]);
});
