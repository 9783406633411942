import { describe, expect, it } from 'vitest';
import { markupOf, pageFrom, tradeOf } from '../../../test/page-facts.ts';
import { deriveCredentials } from './credentials.ts';

function standingOn(html: string, language = 'en', url?: string): string | undefined {
  const pages = [pageFrom(html, url === undefined ? {} : { url })];
  const markup = markupOf(pages);
  return deriveCredentials({ pages, markup, trade: tradeOf(), language: { language } }).standing?.shown;
}

const described = (words: string) => `<meta name="description" content="${words}"><p>We are a family business.</p>`;

describe('what a business says of itself', () => {
  it.each([
    ['en', 'Hank’s is locally owned and operated.', 'locally owned and operated'],
    ['en', 'A team of skilled craftsmen offers repairs.', 'team of skilled craftsmen'],
    ['de', 'Dank langjähriger Erfahrung helfen wir schnell.', 'langjähriger Erfahrung'],
    ['es', 'Somos una empresa familiar de Cali.', 'empresa familiar'],
    ['fr', 'Notre équipe qualifiée se déplace.', 'équipe qualifiée'],
    ['it', 'Un’impresa a conduzione familiare', 'conduzione familiare'],
    ['nl', 'Wij zijn een familiebedrijf.', 'familiebedrijf'],
    ['pt', 'Nossa equipe altamente qualificada', 'equipe altamente qualificada'],
    ['fr', 'We are a family business.', 'family business'],
  ])('is read in %s: %s', (language, text, shown) => {
    expect(standingOn(`<p>${text}</p>`, language)).toBe(shown);
  });

  it.each([
    ['a question', '<p>Are you a family business?</p>'],
    ['a denial', '<p>We are not yet a family business.</p>'],
    ['words about others', '<p>Other companies say they are a family business.</p>'],
    ['the label of a figure', '<div>0</div><p>Years of experience</p>'],
    ['a customer’s words', '<h2>Reviews</h2><blockquote>A great family business! — Ann B., Boise</blockquote>'],
  ])('is not read from %s', (_, html) => {
    expect(standingOn(html)).toBeUndefined();
  });

  it('is not read from an article', () => {
    expect(standingOn('<p>We are a family business.</p>', 'en', 'https://www.example.com/blog/hank')).toBeUndefined();
  });

  it('is read from the description of the home page, whose years come first', () => {
    expect(standingOn(described('Repairs since 1991'))).toBe('since 1991');
    expect(standingOn(described('Repairs in Boise'))).toBe('family business');
    expect(standingOn('<meta name="description" content="Your family business in Boise"><p>Hello</p>')).toBe(
      'family business',
    );
  });
});

it('is not read from a description of another company', () => {
  const years = (name: string) => {
    const pages = [pageFrom(described('Em atividade desde 1991, a SILVA MOTTA construiu uma imagem de solidez.'))];
    const identity = { name, addresses: [] };
    return deriveCredentials({
      pages,
      markup: markupOf(pages),
      trade: tradeOf(),
      language: { language: 'pt' },
      identity,
    }).standing?.shown;
  };
  expect(years('Silva Motta Contabilidade')).toBe('desde 1991');
  expect(years('GH Contabilidade')).not.toBe('desde 1991');
});
