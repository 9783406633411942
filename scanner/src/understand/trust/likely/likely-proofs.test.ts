import { describe, expect, it } from 'vitest';
import { markupOf, pageFrom, tradeOf } from '../../../../test/page-facts.ts';
import type { PageFacts } from '../../page-facts.ts';
import { deriveCredentials } from '../credentials.ts';
import { otherProofs } from './likely-proofs.ts';
import { phrasesIn } from './proof-phrases.ts';

function likelyProofsOn(...pages: PageFacts[]) {
  return deriveCredentials({ pages, markup: markupOf(pages), trade: tradeOf(), language: { language: 'en' } }).likely;
}
const likelyOn = (...pages: PageFacts[]): string[] => likelyProofsOn(...pages).map(({ shown }) => shown);
const likely = (html: string): string[] => likelyOn(pageFrom(html));

describe('a likely proof', () => {
  it.each([
    ['a line with a year', '<p>Boat repairs in Boise since 1978</p>', 'Boat repairs in Boise since 1978'],
    ['a figure and its label', '<div>500+</div><div>Happy customers</div>', '500+ Happy customers'],
    ['a number of reviews', '<p>132+ reviews on Google</p>', '132+ reviews on Google'],
    ['a clause', '<p>We moved here long ago, opened in 1987, and we still paint by hand.</p>', 'opened in 1987'],
    ['the title', '<title>Hank – Insured since 2004</title><p>Hello</p>', 'Hank – Insured since 2004'],
    ['a registration', '<footer><p>Handelsregister: HRB 795517</p></footer>', 'Handelsregister: HRB 795517'],
  ])('is %s', (_, html, shown) => {
    expect(likely(html)).toContain(shown);
  });

  it.each([
    ['a question', '<p>Licensed and insured since 2004?</p>'],
    ['the copyright line', '<footer><p>© 2024 Licensed Painters, since 2004</p></footer>'],
    ['a counter that has not started', '<div>0+</div><div>Years of experience since 2004</div>'],
    ['a customer’s words', '<h2>Reviews</h2><blockquote>Licensed and insured since 2004! — Ann B., Boise</blockquote>'],
    ['when somebody joined the team', '<p>In our team since 2018</p>'],
    ['when a review was written', '<p>Google Local Guide, rated 5 stars 9 years ago</p>'],
    ['the age of customers', '<p>Certified wine from 18 years</p>'],
    ['the heading of proofs', '<h2>Qualifikationen &amp; Zertifizierungen</h2>'],
    ['what a product bears', '<p>Rated for 9,000+ ft climates</p>'],
    ['where the business works', '<p>10+ San Diego Cities Served</p>'],
    ['a numbered step', '<div>4</div><h3>Especialização em Eletroacupuntura</h3>'],
    ['a year above what was learned then', '<title>2012 Diplôme</title><p>Ostéopathe</p>'],
    ['a price for children up to an age', '<p>Certified cut for kids (up to 12 years) CHF 22, since 2004</p>'],
    ['a demand of an advertisement', '<li>Mind. 2 Jahre Berufserfahrung</li>'],
    ['when a person was born', '<p>Francesco Reed nasce nel 1985.</p>'],
    ['the certificate of goods', '<p>We fit locks certified A2P by Fichet since 2004</p>'],
    [
      'the number of a company that serves the site',
      '<footer><p>The chat is provided by Crisp IM SARL, 29200 Brest, company number: 833085806</p></footer>',
    ],
    ['a phone number', '<p>Certified experts 208 331 0142</p>'],
    ['a number that a template left behind', '<p>Handelsregister: HRB 123456789</p>'],
    ['a licence that a template left behind', '<footer><p>Licensed and insured: 0000-0000-00</p></footer>'],
    ['denied', '<p>We are not yet ISO certified since 2004</p>'],
    ['about others', '<p>Other companies are licensed and insured since 2004</p>'],
    ['a price', '<p>ISO certified locks from 2004 for €45</p>'],
    ['a web address', '<p>Certified since 2004: example.com/certified/2004</p>'],
  ])('is not %s', (_, html) => {
    expect(likely(html)).toEqual([]);
  });

  it('is not the name of the business', () => {
    const pages = [pageFrom('<p>ISO Insured Boise</p><p>ISO Insured Boise since 2004</p>')];
    const named = (name: string | null) =>
      deriveCredentials({ pages, markup: markupOf(pages), trade: tradeOf(), identity: { name, addresses: [] } })
        .likely.map(({ shown }) => shown)
        .sort();
    expect(named(null)).toEqual(['ISO Insured Boise', 'ISO Insured Boise since 2004']);
    expect(named('ISO Insured Boise')).toEqual(['ISO Insured Boise since 2004']);
  });

  it.each(['/blog/licensed', '/jobs/', '/privacy-policy/', '/terms-and-conditions/'])('is not on a page %s', (path) => {
    const page = (url: string) => pageFrom('<p>Licensed and insured since 2004</p>', { url });
    expect(likelyOn(page(`https://www.example.com${path}`))).toEqual([]);
    expect(likelyOn(page('https://www.example.com/about/'))).toEqual(['Licensed and insured since 2004']);
  });

  it('has a better chance next to others', () => {
    const alone = '<p>ISO certified painters</p>';
    expect(likely(alone)).toEqual([]);
    expect(likely(`<p>Fully insured</p>${alone}<p>Trained in Boise</p>`)).toContain('ISO certified painters');
  });

  it('is never a credential of a group, which may be counted and pasted', () => {
    const pages = [pageFrom('<div>500+</div><div>Happy customers</div>')];
    const facts = deriveCredentials({ pages, markup: markupOf(pages), trade: tradeOf(), language: { language: 'en' } });
    expect(facts.credentials).toEqual([]);
    expect(facts.groups).toEqual([]);
  });
});

describe('next to stated proofs', () => {
  const found = likelyProofsOn(
    pageFrom(
      '<div>500+</div><div>Happy customers</div><p>Boat repairs in Boise since 1978</p><p>Sails in Boise since 1978</p>',
    ),
  );
  const others = (stated: string[], most = 4) => otherProofs(found, stated, most).map(({ shown }) => shown);

  it('each kind of proof is stated once', () => {
    expect(others([]).filter((shown) => shown.includes('1978'))).toHaveLength(1);
    expect(others(['since 1978'])).toEqual(['500+ Happy customers']);
  });

  it('when the business began is stated once', () => {
    const founded = likelyProofsOn(pageFrom('<p>Our firm was founded in 1978 by Ann</p>'));
    expect(founded).toHaveLength(1);
    expect(otherProofs(founded, ['since 1978'], 4)).toEqual([]);
  });

  it('no more are stated than a report has room for', () => {
    expect(others([], 1)).toHaveLength(1);
    expect(others([], 0)).toEqual([]);
  });
});

describe('a phrase', () => {
  const shown = (text: string) => phrasesIn(text).map((phrase) => phrase.shown);

  it('is a short line without its marks, or a clause of a longer one', () => {
    expect(shown('✓ Fully insured!')).toEqual(['Fully insured']);
    expect(shown('Meisterbetrieb · Seit 1995 · Groß-Gerau')).toEqual(['Meisterbetrieb', 'Seit 1995']);
    expect(shown('We love our work, we have more than 1,800 clients, and we never stop to learn new things.')).toEqual([
      'we have more than 1,800 clients',
    ]);
  });

  it('does not begin with the word that joins it to the clause before', () => {
    expect(shown('We plan and build gardens of every size in Boise, and are certified by the city.')).toEqual([
      'are certified by the city',
    ]);
  });

  it('is never a piece of a long clause', () => {
    expect(shown('The people who have worked with us for many years know that we care about every detail')).toEqual([]);
  });
});
