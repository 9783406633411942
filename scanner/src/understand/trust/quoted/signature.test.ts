import { expect, it } from 'vitest';
import { pageFrom } from '../../../../test/page-facts.ts';
import { phrasesOf } from '../../../lexicon/phrases/index.ts';
import { readSignatures } from './signature.ts';

const FIRST =
  'They came the same night and fixed our burst pipe, so that we slept. I recommend them to all, thank you!';
const SECOND =
  'The price on the phone was the price on the bill, which I had never seen. Great work, I recommend them!';

function signaturesOn(html: string) {
  const { document } = pageFrom(`<h2>Reviews</h2>${html}`);
  const reviews = document.blocks.flatMap(({ text }, at) =>
    [FIRST, SECOND].some((words) => text.includes(words)) ? [{ at, section: null }] : [],
  );
  return readSignatures(document, reviews, phrasesOf('en'));
}
const namesOn = (html: string) => signaturesOn(html).map(({ name }) => name);

it('is in the element of the text, not in that of the next one', () => {
  const card = (initials: string, name: string, words: string) =>
    `<article><div><span aria-hidden="true">${initials}</span><div><b>${name}</b><div>Google · Verified</div></div></div><p>${words}</p></article>`;
  const cards = card('RB', 'Roger B.', FIRST) + card('SM', 'Stacy M.', SECOND);
  expect(signaturesOn(cards)).toMatchObject([
    { name: 'Roger B.', platform: 'Google' },
    { name: 'Stacy M.', platform: 'Google' },
  ]);
});

it('is above the text where the page has all names above', () => {
  const said = (name: string, words: string) => `<p>${name}</p><p>${words}</p>`;
  expect(namesOn(said('Ann Reed', FIRST) + said('Tom Reed', SECOND))).toEqual(['Ann Reed', 'Tom Reed']);
});

it('is below the text where the page has all names below', () => {
  const said = (name: string, words: string) => `<p>${words}</p><p>${name}</p>`;
  expect(namesOn(said('Ann Reed', FIRST) + said('Tom Reed', SECOND))).toEqual(['Ann Reed', 'Tom Reed']);
});

it('has the name next to the initials of an avatar', () => {
  const avatar = '<figcaption><div>NB</div><div>Nathalie B.</div></figcaption>';
  expect(namesOn(`<figure><p>${FIRST}</p>${avatar}</figure>`)).toEqual(['Nathalie B.']);
  expect(namesOn(`<figure><p>${FIRST}</p><p>NB Nathalie B.</p></figure>`)).toEqual(['Nathalie B.']);
  expect(namesOn(`<figure><p>${FIRST}</p><p>NB</p></figure>`)).toEqual(['NB']);
});

it.each(['Based on 950+ verified reviews', 'Homeowner, Chula Vista', 'Property Manager, San Diego', 'Visité en juin'])(
  'has no name in %s',
  (line) => {
    expect(namesOn(`<p>${FIRST}</p><p>${line}</p>`)).toEqual([null]);
  },
);

it.each([
  ['James R. Property Developer, London', 'James R.'],
  ['Sabine M. Patientin seit 2019', 'Sabine M.'],
  ['Sally Barraza Ver reseña', 'Sally Barraza'],
  ['Cleide Dambroski Local Guide no Google', 'Cleide Dambroski'],
  ['G.Cirillo', 'G.Cirillo'],
  ['Comunidad de propietarios', 'Comunidad de propietarios'],
])('ends its name where the line goes on: %s', (line, name) => {
  expect(namesOn(`<p>${FIRST}</p><p>${line}</p>`)).toEqual([name]);
});

it('ends its name where its element ends', () => {
  const line = '<p><b>María García</b> <span>Dos Hermanas</span></p>';
  expect(namesOn(`<div><p>${FIRST}</p>${line}</div>`)).toEqual(['María García']);
  expect(namesOn(`<div><p>${FIRST}</p><p><b>María</b> <b>García</b></p></div>`)).toEqual(['María García']);
  expect(namesOn(`<div><p>${FIRST}</p><p>Victoria <span>Muswell Hill</span></p></div>`)).toEqual(['Victoria']);
});

it('is the name behind a quotation in the same text', () => {
  expect(namesOn(`<figcaption>"${FIRST}" Monia Amouroux</figcaption>`)).toEqual(['Monia Amouroux']);
});

it('has no name below a customer whose name is not given', () => {
  const lines = (name: string) => `<div><div>${name}</div><div>King's Lynn, Norfolk</div></div>`;
  expect(namesOn(`<div><p>${FIRST}</p>${lines('Verified Customer')}</div>`)).toEqual([null]);
  expect(namesOn(`<div><p>${FIRST}</p>${lines('Jane Doe')}</div>`)).toEqual(['Jane Doe']);
});

it('has no name in a link to all reviews', () => {
  expect(namesOn(`<p>${FIRST}</p><p>Alle Bewertungen auf Google</p>`)).toEqual([null]);
});

it('has no name in a button', () => {
  expect(namesOn(`<p>${FIRST}</p><button>Free Instant Estimate</button>`)).toEqual([null]);
});

it('covers the lines from the text to the name', () => {
  const [signature] = signaturesOn(`<div><p>Ann Reed</p><p>Google · Verified</p><p>${FIRST}</p></div><p>Call us</p>`);
  expect(signature?.blocks.map(({ text }) => text)).toEqual(['Google · Verified', 'Ann Reed']);
});

it.each([
  ['Klant uit Arnhem', null],
  ['Client Google', null],
  ['Homeowner, Boise', null],
  ['Transportbedrijf · Zwaagdijk', null],
  ['Location: Westerham', null],
  ['Ago 2025', null],
  ['Feb 2026', null],
  ['Echte ervaringen', null],
  ['Groetjes, Bertus en Dini', 'Bertus en Dini'],
  ['Kind regards, Ann Reed', 'Ann Reed'],
  ['by Edward Rucker', 'Edward Rucker'],
  ['MTMike & Tara', 'Mike & Tara'],
  ['McDonald', 'McDonald'],
])('is the name in the line %s: %s', (line, name) => {
  const { document } = pageFrom(`<p>${FIRST}</p><p>${line.replace('&', '&amp;')}</p>`);
  const at = document.blocks.findIndex(({ text }) => text === FIRST);
  const phrases = ['en', 'nl', 'fr'].flatMap((language) => phrasesOf(language));
  expect(readSignatures(document, [{ at, section: null }], phrases)[0]?.name).toBe(name);
});

it('has no name in the place below a customer who is not named', () => {
  const lines = '<div>Homeowner</div><div>Boise Bench</div>';
  expect(namesOn(`<div><p>${FIRST}</p>${lines}</div>`)).toEqual([null]);
  expect(namesOn(`<div><div>Ann Reed</div><div>Homeowner</div><p>${FIRST}</p></div>`)).toEqual(['Ann Reed']);
});

it('has no name in another section or in the footer', () => {
  const section = (next: string) => `<section><p>${FIRST}</p></section>${next}`;
  expect(namesOn(section('<section><p>No Obligation</p></section>'))).toEqual([null]);
  expect(namesOn(section('<footer><p>Kitchen Decorators</p></footer>'))).toEqual([null]);
});

it('is above the stars of a card whose text is a quotation', () => {
  const head = '<div><span>A</span><div><div>Adrian Watts</div><div>★★★★★</div></div></div>';
  const card = `<div>${head}<blockquote>${FIRST}</blockquote><div>Google review</div></div>`;
  expect(namesOn(card)).toEqual(['Adrian Watts']);
});
