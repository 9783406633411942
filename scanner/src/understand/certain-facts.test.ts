import { describe, expect, it } from 'vitest';
import { factsFrom } from '../../test/facts-from.ts';
import { jsonLd, pageFrom } from '../../test/page-facts.ts';
import { deriveCertainFacts } from './certain-facts.ts';
import type { Sign } from './claim.ts';

const certain = (html: string) => factsFrom([pageFrom(html)]).certain;
const PLUMBER =
  '<title>Acme Plumbing</title><header><p>Acme Plumbing</p></header><h1>Plumber in Boise</h1><h2>Your plumber for old houses</h2><footer>© Acme Plumbing</footer>';
const signsOf = (town: string): Sign[] => {
  const evidence = { url: 'https://www.example.com/', place: 'heading', excerpt: `Plumber in ${town}` } as const;
  return [{ place: 'h1', role: 'home', shown: town, evidence }];
};

describe('what may be pasted', () => {
  it('is nothing for a site that may not be a local business', () => {
    const { pages, language, identity, trade, areas, services, hours } = factsFrom([pageFrom(PLUMBER)]);
    const facts = { pages, language, identity, trade, areas, services, hours };
    expect(deriveCertainFacts({ ...facts, kind: { isCertain: true } }).trade).not.toBeNull();
    const unsure = deriveCertainFacts({ ...facts, kind: { isCertain: false } });
    expect(Object.values(unsure).flat().filter(Boolean)).toEqual([]);
  });

  it('names a trade that the site is named after and another place names as well', () => {
    expect(certain(PLUMBER)).toMatchObject({ trade: { value: 'plumber' }, noun: { shown: 'plumber' } });
    expect(certain('<title>Builders Cranes</title><p>We hire out cranes.</p>').trade).toBeNull();
  });

  it('names the branch that two trades have in common, if neither leads', () => {
    const two = (one: string, other: string) =>
      certain(`<title>Ames: ${one} and ${other}</title><h1>${one}</h1><h2>${other}</h2><p>Serving Boise.</p>`);
    expect(two('Roofing', 'Landscaping')).toMatchObject({
      trade: null,
      branch: { value: 'HomeAndConstructionBusiness' },
    });
    expect(two('Roofing', 'Hair salon')).toMatchObject({ trade: null, branch: null });
    expect(certain(PLUMBER).branch).toBeNull();
  });

  it('has the trade in English only for English pages that use the words', () => {
    const dutch =
      '<html lang="nl"><title>Stukadoor Bakker</title><h1>Stukadoor in Breda</h1><p>Wij zijn uw stukadoor.</p>';
    expect(certain(dutch)).toMatchObject({ trade: { value: 'drywall-contractor' }, noun: null });
    const english = '<title>Bakker, plasterer in York</title><h1>Plasterer</h1><p>We are plasterers.</p>';
    expect(certain(english)).toMatchObject({ trade: { value: 'drywall-contractor' }, noun: null });
    const british = `${english}<footer>+44 1904 611000, York YO1 7HH, United Kingdom</footer>`;
    expect(certain(british).noun?.value).toEqual({ noun: 'plasterer', companyNoun: 'plastering company' });
  });

  it('is a town only if the gazetteer of the country has it', () => {
    const { pages, language, identity, trade, areas, services, hours } = factsFrom([pageFrom(PLUMBER)]);
    const townOf = (city: string) => {
      const certain = {
        ...areas,
        main: { city, region: null, certainty: 'certain', contested: false, signs: signsOf(city) },
      } as unknown;
      const facts = { pages, language, identity, trade, areas: certain as typeof areas, services, hours };
      return deriveCertainFacts({ ...facts, country: 'US', kind: { isCertain: true } }).town;
    };
    expect(townOf('Boise')?.value.city).toBe('Boise');
    expect(townOf('Boise Bench District Plaza')).toBeNull();
  });

  it('is no town that only the name of the business contains', () => {
    const name = 'Plumbers of Boise';
    const townOf = (...texts: string[]) => {
      const { areas, ...facts } = factsFrom([pageFrom(PLUMBER.replaceAll('Acme Plumbing', name))]);
      const signs = texts.map((excerpt): Sign => {
        const evidence = { url: 'https://www.example.com/', place: 'title', excerpt } as const;
        return { place: 'title', role: 'home', shown: 'Boise', evidence };
      });
      const main = { city: 'Boise', region: 'ID', certainty: 'certain', contested: false, signs } as const;
      const input = { ...facts, areas: { ...areas, main }, country: 'US', kind: { isCertain: true } };
      return deriveCertainFacts(input).town?.value.city ?? null;
    };
    expect(townOf(name, `${name}, plumbers since 1990`)).toBeNull();
    expect(townOf(name, `${name}: we work in Boise and Nampa`)).toBe('Boise');
  });

  it('is no town next to an address in another town in the markup', () => {
    const address = '<footer>40 Oak Avenue, Boise, ID 83702</footer><p>We serve Boise, Nampa and Eagle.</p>';
    const townOf = (addressLocality: string) => {
      const marked = jsonLd({ '@type': 'Plumber', name: 'Acme Plumbing', address: { addressLocality } });
      return certain(PLUMBER + address + marked).town?.value.city ?? null;
    };
    expect(townOf('Boise')).toBe('Boise');
    expect(townOf('Nampa')).toBeNull();
  });

  it('includes the street as the markup has it, if that begins with another word', () => {
    const streetOf = (streetAddress: string) => {
      const address = { '@type': 'PostalAddress', streetAddress, addressLocality: 'Boise', postalCode: '83702' };
      const marked = jsonLd({ '@type': 'Plumber', name: 'Acme Plumbing', address });
      const contact = { role: 'contact', url: 'https://www.example.com/contact/' } as const;
      const footer = '<footer>40 Oak Avenue, Boise, ID 83702</footer>';
      const pages = [pageFrom(PLUMBER + footer + marked), pageFrom(`<h1>Contact</h1>${footer}`, contact)];
      return factsFrom(pages).certain.address?.value.street ?? null;
    };
    expect(streetOf('40 Oak Avenue')).toBe('40 Oak Avenue');
    expect(streetOf('Suite 40 Oak Avenue')).toBe('Suite 40 Oak Avenue');
  });

  it('is no address without a postal code that only copies of one text state', () => {
    const streetOf = (line: string, other = line) => {
      const contact = { role: 'contact', url: 'https://www.example.com/contact/' } as const;
      const pages = [pageFrom(`${PLUMBER}<p>${line}</p>`), pageFrom(`<h1>Contact</h1><p>${other}</p>`, contact)];
      return factsFrom(pages).certain.address?.value.street ?? null;
    };
    expect(streetOf('Visit us: 40 Oak Avenue, Boise, ID')).toBeNull();
    expect(streetOf('Visit us: 40 Oak Avenue, Boise, ID', '40 Oak Avenue, Boise, ID')).toBe('40 Oak Avenue');
  });

  it('includes a served town that the address of its own page names', () => {
    const townsOf = (url: string) => {
      const area = pageFrom('<h1>Plumber in Nampa, ID</h1><p>We serve Nampa, ID and fix drains.</p>', {
        role: 'area',
        url,
      });
      const { pages, language, identity, trade, areas, services, hours } = factsFrom([pageFrom(PLUMBER), area]);
      const facts = { pages, language, identity, trade, areas, services, hours, country: 'US' };
      return deriveCertainFacts({ ...facts, kind: { isCertain: true } }).towns.map(({ value }) => value);
    };
    expect(townsOf('https://www.example.com/plumber-nampa-id/')).toContain('Nampa');
    expect(townsOf('https://www.example.com/plumber-nampaville/')).not.toContain('Nampa');
  });

  it('includes served towns around a certain town, if there are several', () => {
    const townsOf = (sentence: string) => {
      const { pages, language, identity, trade, services, hours, areas } = factsFrom([
        pageFrom(`${PLUMBER}<p>${sentence}</p>`),
      ]);
      const signs = signsOf('Boise');
      const main = { city: 'Boise', region: 'ID', certainty: 'certain', contested: false, signs } as const;
      const facts = { pages, language, identity, trade, services, hours, areas: { ...areas, main }, country: 'US' };
      return deriveCertainFacts({ ...facts, kind: { isCertain: true } }).towns.map(({ value }) => value);
    };
    expect(townsOf('We serve Boise, Nampa, Meridian, Eagle and Portland.').sort()).toEqual([
      'Eagle',
      'Meridian',
      'Nampa',
    ]);
    expect(townsOf('We serve Boise and Nampa.')).toEqual([]);
  });

  it('includes a name on which the title and the copyright line agree, or that a URL contains', () => {
    const title = '<title>Oak &amp; Iron Works</title><p>Furniture.</p>';
    expect(certain(title).name).toBeNull();
    expect(certain(`${title}<footer>© Oak and Iron Works LLC</footer>`).name?.shown).toBe('Oak & Iron Works');
    expect(certain(`${title}<a href="mailto:hello@ironworks.example">Mail</a>`).name?.shown).toBe('Oak & Iron Works');
  });

  it('includes a name that the text states in two ways, without another name', () => {
    const nameOf = (text: string, head = '') =>
      certain(`<title>Gatton Windows</title>${head}<main><h1>Clean windows</h1>${text}</main>`).name?.value ?? null;
    const line = '<h2>Questions about Gatton Windows</h2>';
    const sentence = '<p>Yes, your Gatton Windows team is insured for commercial work.</p>';
    expect(nameOf(line + sentence)).toBe('Gatton Windows');
    expect(nameOf(line)).toBeNull();
    const rival = '<meta property="og:site_name" content="Boise Glass Care">';
    expect(nameOf(`${line}${sentence}<p>© 2026 Boise Glass Care</p>`, rival)).not.toBe('Gatton Windows');
  });

  it('includes an address that one text and a map show, but not on a template with sample text', () => {
    const map = '<iframe src="https://maps.google.com/maps?q=1127+W+Juniper+St,+Boise&amp;output=embed"></iframe>';
    const html = '<title>Acme Plumbing</title><p>Visit us at 1127 W Juniper St, Boise, ID 83702</p>';
    expect(certain(html).address).toBeNull();
    expect(certain(html + map).address?.value).toMatchObject({ street: '1127 W Juniper St', city: 'Boise' });
    const evidence = { url: 'https://www.example.com/', place: 'text', excerpt: 'Lorem ipsum' } as const;
    const sampleText = [{ words: 'This is filler text.', evidence }];
    const facts = { ...factsFrom([pageFrom(html + map)]), kind: { isCertain: true, sampleText } };
    expect(deriveCertainFacts(facts).address).toBeNull();
  });

  it('names a service once, in the singular or in the plural', () => {
    const { pages, language, identity, trade, areas, services, hours } = factsFrom([pageFrom(PLUMBER)]);
    const evidence = { url: 'https://www.example.com/', place: 'heading' as const, excerpt: '' };
    const named = ['Water Heaters', 'Drains', 'Water heater'].map((name) => ({
      ...{ name, evidence, certainty: 'certain' as const, page: null },
    }));
    const facts = {
      pages,
      language,
      identity,
      trade,
      areas,
      hours,
      services: { ...services, services: named as never },
    };
    const { services: told } = deriveCertainFacts({ ...facts, kind: { isCertain: true } });
    expect(told.map(({ shown }) => shown)).toEqual(['Water Heaters', 'Drains']);
  });

  it('does not include the name of the business as a service', () => {
    const { pages, language, identity, trade, areas, services, hours } = factsFrom([pageFrom(PLUMBER)]);
    const evidence = { url: 'https://www.example.com/', place: 'heading' as const, excerpt: '' };
    const named = ['Acme Plumbing', 'Plumbing', 'Plumbing Repairs', 'Drains'].map((name) => ({
      ...{ name, evidence, certainty: 'certain' as const, page: null },
    }));
    const facts = { pages, language, trade, areas, hours, services: { ...services, services: named as never } };
    const told = deriveCertainFacts({ ...facts, identity, kind: { isCertain: true } });
    expect(told.services.map(({ shown }) => shown)).toEqual(['Plumbing Repairs', 'Drains']);
  });

  it('is a phone number of one place only if the site has one page and names nobody else next to it', () => {
    const link = '<a href="tel:+12083310142">(208) 331-0142</a>';
    const contact = (html: string) => pageFrom(html, { role: 'contact' });
    const phoneOf = (...pages: ReturnType<typeof pageFrom>[]) => factsFrom(pages).certain.phone?.value ?? null;
    expect(phoneOf(pageFrom(link))).toBe('+12083310142');
    expect(phoneOf(pageFrom(PLUMBER), contact(link))).toBeNull();
    const others = `<h3>Flowers by Emil</h3><p>${link}</p><h3>Cakes by Amy</h3><p>(208) 331-0167</p>`;
    expect(phoneOf(pageFrom(others))).toBeNull();
    expect(phoneOf(pageFrom(PLUMBER + link), contact(link))).toBe('+12083310142');
  });

  it('is not the number that links dial, if they show another one', () => {
    const slip = '<a href="tel:+12083310142">(208) 331-0167</a>';
    expect(certain(`${slip}<footer>${slip}</footer>`).phone).toBeNull();
    expect(certain(slip.replaceAll('0167', '0142')).phone?.value).toBe('+12083310142');
  });

  it('is the only address of a site in the footer of every page, if it is complete and nothing of a template is left', () => {
    const streetOf = (street: string, more = '', isFinished = true) => {
      const footer = `<footer>${street}, Boise, ID 83702</footer>`;
      const contact = { role: 'contact', url: 'https://www.example.com/contact/' } as const;
      const pages = [pageFrom(PLUMBER + more + footer), pageFrom(`<h1>Contact</h1>${footer}`, contact)];
      const evidence = { url: 'https://www.example.com/', place: 'text', excerpt: 'Lorem ipsum' } as const;
      const sampleText = isFinished ? [] : [{ words: 'This is filler text.', evidence }];
      const facts = deriveCertainFacts({ ...factsFrom(pages), kind: { isCertain: true, sampleText } });
      return facts.address?.value.street ?? null;
    };
    expect(streetOf('40 Oak Avenue')).toBe('40 Oak Avenue');
    expect(streetOf('40 Oak Avenue', '', false)).toBeNull();
    expect(streetOf('Oak Avenue')).toBeNull();
    expect(streetOf('40 Oak Avenue', '<p>77 Elm Street, Nampa, ID 83651</p>')).toBeNull();
  });

  it('is no phone number next to a sample number of the template', () => {
    const own = '<a href="tel:+12083310142">(208) 331-0142</a><footer>Call (208) 331-0142.</footer>';
    const { identity, ...facts } = factsFrom([pageFrom(PLUMBER + own)]);
    const phoneOf = (refusedPhones: typeof identity.refusedPhones) =>
      deriveCertainFacts({ ...facts, kind: { isCertain: true }, identity: { ...identity, refusedPhones } }).phone;
    expect(phoneOf([])?.value).toBe('+12083310142');
    expect(phoneOf([{ key: '', value: '', shown: '01234 567890', signs: [], reason: 'filler' }])).toBeNull();
  });

  it('is no phone number if a link dials another one', () => {
    const own = '<a href="tel:+12083310142">(208) 331-0142</a><p>Call (208) 331-0142.</p>';
    expect(certain(own).phone?.value).toBe('+12083310142');
    expect(certain(`${own}<a href="tel:+12083310167">(208) 331-0167</a>`).phone).toBeNull();
  });

  it('is a phone number although another one has a link, if a place says what that is for', () => {
    const own = '<a href="tel:+12083310142">(208) 331-0142</a><p>Call (208) 331-0142.</p><p>208.331.0142</p>';
    const other = '<a href="tel:+12083310167">(208) 331-0167</a><footer>Billing: (208) 331-0167</footer>';
    expect(certain(`${own}${other}`).phone?.value).toBe('+12083310142');
  });
});
