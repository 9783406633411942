import { describe, expect, it } from 'vitest';
import { jsonLd, markupOf, pageFrom, tradeOf } from '../../../../test/page-facts.ts';
import type { IdentityFacts } from '../../identity/identity-facts.ts';
import { deriveCredentials } from '../credentials.ts';

function personsOf(html: string, language = 'en', role: 'home' | 'about' | 'reviews' | 'imprint' = 'home') {
  const pages = [pageFrom(html, { role })];
  const facts = deriveCredentials({ pages, markup: markupOf(pages), trade: tradeOf(), language: { language } });
  return facts.credentials.filter(({ group }) => group === 'person').map(({ shown }) => shown);
}

describe('the name of the business', () => {
  const named = (title: string, business: string, towns: string[] = []) => {
    const pages = [pageFrom(`<html lang="nl"><title>${title}</title><p>Welkom</p>`)];
    const { credentials } = deriveCredentials({
      pages,
      markup: markupOf(pages),
      trade: { ...tradeOf('plumbing'), id: 'plumber', languages: ['nl'] },
      language: { language: 'nl' },
      identity: { name: business, addresses: towns.map((city) => ({ parts: { city } })) } as unknown as IdentityFacts,
    });
    return credentials.filter(({ group }) => group === 'person').map(({ shown }) => shown);
  };

  it('is that of a person', () => {
    expect(named('Leslie Douma | Loodgieter', 'Leslie Douma Loodgieter')).toEqual(['Leslie Douma']);
  });

  it('names nobody with a word for the trade or the name of a town', () => {
    expect(named('Leslie Loodgieter | Diensten', 'Leslie Loodgieter')).toEqual([]);
    expect(named('Werk in Miranda de Ebro', 'Loodgieter Miranda Ebro', ['Miranda de Ebro'])).toEqual([]);
  });
});

it('takes no abbreviation before a profession for an initial', () => {
  expect(personsOf('<p>Geprüft von einer fachkundigen Person (z. B. Rechtsanwalt).</p>', 'de', 'imprint')).toEqual([]);
});

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
    ['fr', '<title>Maxence Lecointe – Ostéopathe à Lille</title><p>Bienvenue</p>', 'Maxence Lecointe'],
    ['pt', '<h3>Aline Scherer</h3><p>Gerente</p>', 'Aline Scherer'],
    ['en', '<p>I’m Pete — your licensed local electrician.</p>', 'Pete'],
    ['en', '<p>I’m Brivia, a piano teacher.</p>', 'Brivia'],
    ['en', '<p>Our expert physiotherapist, Brivia, is here to help.</p>', 'Brivia'],
    ['en', '<p>As the owner of Clean Sweep Cleaning, Peter Dixon does all he can.</p>', 'Peter Dixon'],
    ['en', '<p>It continues to be operated by Nicholas and Frances.</p>', 'Nicholas'],
    ['en', '<p>Owner</p><p>Peter Dixon</p>', 'Peter Dixon'],
    ['en', '<h2>David Langdon BSc(Hons) Osteopathy</h2>', 'David Langdon'],
    ['en', '<p>- Anthony LMT and Owner</p>', 'Anthony'],
    ['de', '<p>Inhaber Peter Braun berät gern.</p>', 'Peter Braun'],
    ['en', '<h2>Our Team</h2><h3>Caitlin</h3><p>She likes cats.</p>', 'Caitlin'],
    ['de', '<p>Hallo, ich bin Apo, 20 Jahre alt.</p>', 'Apo'],
    ['de', '<title>Ina Dalinger – Friseurmeisterin</title><p>Willkommen</p>', 'Ina Dalinger'],
    ['de', '<dl><dt>Inhaber</dt><dd>Patrick Manuel Schaubmair</dd></dl>', 'Patrick Manuel Schaubmair'],
    ['de', '<p>Inhaltlich Verantwortlicher: Heinz Aigner</p>', 'Heinz Aigner'],
    ['de', '<p>Geschäftsführung: D. Martinovic</p>', 'D. Martinovic'],
    ['fr', '<p>Directeur de publication : Christophe BEURIER</p>', 'Christophe BEURIER'],
    ['fr', '<p>L’édition et la direction de la publication sont assurées par Lya Dalibard.</p>', 'Lya Dalibard'],
    ['fr', '<h2>À propos du fondateur</h2><h3>Adrien Czurczak</h3>', 'Adrien Czurczak'],
    ['fr', '<p>Mario Lacombe et l’équipe de Toiture Fleur de Lys</p>', 'Mario Lacombe'],
    ['es', '<h2>Nuestros Fundadores</h2><h3>Cristian Roncancio</h3><p>Le gusta viajar.</p>', 'Cristian Roncancio'],
    ['nl', '<h2>Team</h2><p>Ivana Stroeckx studeerde in 2015 af als kinesist.</p>', 'Ivana Stroeckx'],
    ['nl', '<p>Dennis · eigenaar Tuinbazen</p>', 'Dennis'],
    ['en', '<p>Owned by dedicated husband and wife, Daniel and Valeria Luh.</p>', 'Valeria Luh'],
    ['en', '<p>Andrew is the owner and a journeyman plumber.</p>', 'Andrew'],
    ['en', '<h2>Introducing Andrew Watson</h2>', 'Andrew Watson'],
    ['en', '<p>Contact Name</p><p>Gustavo Sanchez</p>', 'Gustavo Sanchez'],
    ['en', '<p>Joyce Charlton t/a Allen Valleys Physiotherapy</p>', 'Joyce Charlton'],
    ['en', '<p>Polyglot · Komal Dhokiya, R.SLP (BC)</p>', 'Komal Dhokiya'],
    ['en', '<p>Maria Isela Ventura, MS, LPC, NCC</p>', 'Maria Isela Ventura'],
    ['en', '<p>Owner Nate Smith treats every car like his own.</p>', 'Nate Smith'],
    ['en', '<p>Chukwuemeka Okafor is an electrician.</p>', 'Chukwuemeka Okafor'],
    ['en', '<img src="a.jpg" alt="Ari Goodwin - Certified Hypnotherapist">', 'Ari Goodwin'],
    ['nl', '<p>Mr. S. Akkas houdt van zijn vak.</p>', 'Mr. S. Akkas'],
  ])('%s: %s', (language, html, name) => {
    expect(personsOf(html, language).join()).toContain(name);
  });

  it.each([
    ['en', '<h1>Lynda Martin Marriage and Family Therapist, LMFT</h1><h2>Team</h2>', 'Lynda Martin'],
    ['en', '<h2>Our Team</h2><p>Gavin Bush Operations Manager</p>', 'Gavin Bush'],
    ['en', '<p>Karen Plimmer Photography, run by Karen Plimmer</p>', 'Karen Plimmer'],
    ['it', '<p>Avvocato Vincenzo Stante Via Giovanni Casalino 41</p>', 'Vincenzo Stante'],
    ['en', '<p>Jacob Baker, owner</p>', 'Jacob Baker'],
    ['de', '<p>Inhaber: Florian Horbelt Julian Reichert</p>', 'Florian Horbelt'],
    ['de', '<h3>Inhaber</h3><p>Joshua Pfaff Möllekensfeld 10 46569 Hünxe</p>', 'Joshua Pfaff'],
    ['de', '<p>Inhaber: Johannes Pazen Zum Kirchborn 2</p>', 'Johannes Pazen'],
    ['en', '<p>Meet Dr. Shivane Book Appointment</p>', 'Dr. Shivane'],
  ])('are shown without what follows the name: %s %s', (language, html, name) => {
    const shown = personsOf(html, language);
    expect(shown.filter((one) => one.startsWith(name) && one !== name && !/, ?owner|^run/.test(one))).toEqual([]);
  });

  it('are no businesses and no titles', () => {
    expect(personsOf('<title>Priya Beauty Salon | Bridal Makeup, owner</title><p>Hi</p>')).toEqual([]);
    expect(personsOf('<title>Anurag Motor Driving School</title><p>Anurag Motor Driving School, owner</p>')).toEqual(
      [],
    );
    expect(personsOf('<p>Junk removal near Bel Air MD today</p>')).toEqual([]);
    expect(personsOf("<p>Hi, I'm Dr. C.Palaniappan.</p>")).toEqual([]);
  });

  it('have their names in the markup and in the text', () => {
    const markup = jsonLd({ '@type': 'Plumber', founder: { '@type': 'Person', name: 'Ada Brown' } });
    expect(personsOf(`${markup}<p>Call Ada Brown today.</p>`)).toEqual(['Ada Brown']);
    expect(personsOf(`${markup}<p>Call us today.</p>`)).toEqual([]);
  });

  it('begin the lines below the label of a legal notice', () => {
    const html = '<h3>Angaben gemäß § 5 DDG</h3><p>Jens Laufer Friedrichstr. 22 63065 Offenbach</p>';
    expect(personsOf(html, 'de', 'imprint')).toEqual(['Jens Laufer']);
    expect(personsOf(html, 'de', 'home')).toEqual([]);
  });

  describe('of a business with their name', () => {
    const of = (html: string, name: string, city = 'Boise') => {
      const pages = [pageFrom(html)];
      const address = { parts: { street: null, city, region: null, postalCode: null } };
      const identity = { name, addresses: [address as IdentityFacts['addresses'][number]] };
      const facts = deriveCredentials({ pages, markup: markupOf(pages), trade: tradeOf(), identity });
      return facts.credentials.filter(({ group }) => group === 'person').map(({ shown }) => shown);
    };

    it('need no role', () => {
      expect(of('<p>Stuart White lives in Boise.</p>', 'Whites Plastering')).toEqual(['Stuart White']);
      expect(of('<p>Stuart Black lives in Boise.</p>', 'Whites Plastering')).toEqual([]);
    });

    it('are shown without its name', () => {
      const html = '<p>Bret Wade Wades Tree Service, 10 Wheeler Dr</p>';
      expect(of(html, 'Wades Tree Service')).toEqual(['Bret Wade']);
    });

    it('are not its town with the trade behind it', () => {
      const html = '<title>Elizabeth Dalton, President</title><p>Welcome</p>';
      expect(of(html, 'Family Dental', 'Elizabeth')).toEqual([]);
      expect(of(html, 'Family Dental', 'Boise')).toHaveLength(1);
    });

    it('are not customers with a role in another company', () => {
      for (const html of [
        '<p>Owner, Kowalski Hardware · Ottawa, ON</p>',
        '<h3>Jeremy Kaye, Director, KMS Group, Bury</h3>',
        '<p>James Kowalski</p><p>Owner, Kowalski Hardware</p>',
        '<p>Titular: Lacey Plumbing (en adelante, Lacey).</p>',
      ])
        expect(of(html, 'Lacey Plumbing')).toEqual([]);
      expect(of('<h3>Jack Wolfe, Director, Wolves Removals</h3>', 'Wolves Removals')).toHaveLength(1);
    });

    it('are not who made the website, and not customers of its town', () => {
      expect(of('<p>Website Design: Brandon Dukes</p>', 'Dukes Concrete')).toEqual([]);
      expect(of('<p>Andrea T. Treviso</p>', 'Garage Treviso', 'Treviso')).toEqual([]);
    });
  });

  it('stand before their trade in a title', () => {
    const pages = [pageFrom('<title>Mary Lopez – Plumber</title><p>Welcome</p>')];
    const facts = deriveCredentials({ pages, markup: markupOf(pages), trade: tradeOf() });
    expect(facts.credentials.map(({ shown }) => shown)).toEqual(['Mary Lopez']);
  });

  it.each([
    ['en', '<h2>About Milton Erickson, American psychiatrist, 1901-1980</h2>'],
    ['en', '<h3>Jacob Baker</h3><p>They did a great job.</p>'],
    ['en', '<p>I am Christian.</p>'],
    ['en', '<p>I am Certified and insured.</p>'],
    ['en', '<p>Read about the photographer Peter Lindbergh.</p>'],
    ['en', '<h2>St. Louis dentist</h2>'],
    ['en', '<h2>U.S. Army veteran owner</h2>'],
    ['en', '<title>Nelson Bay | Plumber</title><p>Welcome</p>'],
    ['en', '<h2>Tyler Dentist</h2>'],
    ['de', '<p>Ich heiße Sie herzlich willkommen.</p>'],
    ['pt', '<p>Nome e Telefone</p>'],
    ['pt', '<p>Após o encontro com Jair Bolsonaro, o técnico Tite declarou que errou.</p>'],
    ['de', '<p>Ich bin Mutter, 35 Jahre alt.</p>'],
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
