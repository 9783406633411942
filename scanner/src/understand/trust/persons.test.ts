import { describe, expect, it } from 'vitest';
import { jsonLd, markupOf, pageFrom, tradeOf } from '../../../test/page-facts.ts';
import { deriveCredentials } from './credentials.ts';

function personsOf(html: string, language = 'en', role: 'home' | 'about' | 'reviews' = 'home') {
  const pages = [pageFrom(html, { role })];
  const facts = deriveCredentials({ pages, markup: markupOf(pages), trade: tradeOf(), language: { language } });
  return facts.credentials.filter(({ group }) => group === 'person').map(({ shown }) => shown);
}

describe('named persons', () => {
  it.each([
    ['en', '<p>A small company run by Ben Drummond.</p>', 'Ben Drummond'],
    ['en', '<p>Lourens does the work and takes the call.</p>', 'Lourens'],
    ['en', '<h2>Marcus E. Lee, L.Ac., D.V.M.</h2>', 'Marcus E. Lee'],
    ['en', '<title>Drew Jenkins, Attorney – AL, GA</title><p>Welcome</p>', 'Drew Jenkins'],
    ['de', '<p>Dorothe & Werner Hinderer führen den Betrieb in fünfter Generation.</p>', 'Werner Hinderer'],
    ['fr', '<h2>À Propos du Fondateur – Adrien Czurczak-Delcampe</h2>', 'Adrien Czurczak-Delcampe'],
    ['fr', '<title>Stéphanie ALIX • Psychologue</title><p>Bienvenue</p>', 'Stéphanie ALIX'],
    ['fr', '<p>Bailleur : Marceau Huart</p>', 'Marceau Huart'],
    ['nl', '<p>Een familiebedrijf, geleid door vader Philippe en zoon Lander.</p>', 'Philippe'],
    ['nl', '<h2>Onze medewerkers</h2><p>Piet Douma</p><p>Carmen van Eijck</p>', 'Piet Douma'],
    ['it', '<p>Valery, Aisa e Riccardo vi accompagneranno nel percorso.</p>', 'Riccardo'],
    ['pt', '<p>Ana Santos é uma dog groomer com quatro anos de prática.</p>', 'Ana Santos'],
    ['es', '<h3>Carmen Martínez</h3><p>Directora</p>', 'Carmen Martínez'],
    ['de', '<title>Ina Dalinger – Friseurmeisterin</title><p>Willkommen</p>', 'Ina Dalinger'],
    ['fr', '<title>Maxence Lecointe – Ostéopathe à Lille</title><p>Bienvenue</p>', 'Maxence Lecointe'],
    ['pt', '<h3>Aline Scherer</h3><p>Gerente</p>', 'Aline Scherer'],
  ])('%s: %s', (language, html, name) => {
    expect(personsOf(html, language).join()).toContain(name);
  });

  it('have their names in the markup and in the text', () => {
    const markup = jsonLd({ '@type': 'Plumber', founder: { '@type': 'Person', name: 'Ada Brown' } });
    expect(personsOf(`${markup}<p>Call Ada Brown today.</p>`)).toEqual(['Ada Brown']);
    expect(personsOf(`${markup}<p>Call us today.</p>`)).toEqual([]);
  });

  it.each([
    ['en', '<p>Dr Yagnik Road, Rajkot</p>'],
    ['pt', '<p>R. Padre Dr. Fernando Mauricio 2, Benedita</p>'],
    ['en', '<p>Green Lake Dr North & 82st</p>'],
    ['en', '<p>Jane Doe, Owner</p>'],
    ['en', '<p>Attorneys At Law</p>'],
    ['en', '<p>Trident Tutoring was founded to teach students.</p>'],
    ['en', '<p>The script has a Module Owner, the Tasting Room Owner another.</p>'],
    ['en', '<p>Talk to Robert Reed about it.</p>'],
    [
      'en',
      '<h2>Reviews</h2><p>“They cooked for a hundred of us and all went well.”</p><p>— Julie Roy, Founder of Roy Cakes</p>',
    ],
    ['de', '<p>Geschäftsführer, Kellner GmbH</p>'],
    ['de', '<p>2016: Karl-Franzens Universität: Mitarbeiterin</p>'],
  ])('are not in %s: %s', (language, html) => {
    expect(personsOf(html, language)).toEqual([]);
  });
});
