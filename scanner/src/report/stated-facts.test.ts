import { describe, expect, it } from 'vitest';
import { ENGLISH, jsonLd, markupOf, pageFrom, siteFacts, tradeOf } from '../../test/page-facts.ts';
import { deriveAreas } from '../understand/areas/areas.ts';
import type { SiteFacts } from '../understand/facts.ts';
import { deriveHours } from '../understand/hours/hours.ts';
import { deriveIdentity } from '../understand/identity/identity.ts';
import type { Mention } from '../understand/mention.ts';
import { deriveClaims } from '../understand/offers/claims.ts';
import { deriveQuestions } from '../understand/offers/questions.ts';
import { deriveServices } from '../understand/offers/services.ts';
import { type Credential, deriveCredentials } from '../understand/trust/credentials.ts';
import { deriveReviews } from '../understand/trust/reviews.ts';
import { deriveStatedFacts } from './stated-facts.ts';

const TEXT = `<h1>Copper Creek Plumbing</h1><p>Drain cleaning from $129. Call (208) 331-0142. Serving Boise and Nampa since 1998.</p>
<p>Mon-Fri 8am-5pm. We offer emergency plumbing day or night. License #PLB-12345. 4.9 stars from 212 reviews.</p>`;

function mention(value: string, source: Mention['source']): Mention {
  const evidence = {
    url: 'https://www.example.com/',
    place: source === 'markup' ? ('markup' as const) : ('text' as const),
    excerpt: value,
  };
  return { value, shown: value, source, role: 'home', region: 'main', label: null, evidence };
}

function factsOf(html: string, identity: Partial<SiteFacts['identity']> = {}, more: Partial<SiteFacts> = {}) {
  const pages = [pageFrom(html)];
  const markup = markupOf(pages);
  const trade = tradeOf();
  return deriveStatedFacts(
    siteFacts({
      pages,
      markup,
      identity: { ...siteFacts({}).identity, ...identity },
      areas: deriveAreas({ pages, markup }),
      hours: deriveHours({ pages, markup }),
      services: deriveServices({ pages, trade }),
      questions: deriveQuestions({ pages, trade, language: ENGLISH }),
      claims: deriveClaims({ pages }),
      reviews: deriveReviews({ pages, markup }),
      credentials: deriveCredentials({ pages, markup, trade }),
      ...more,
    }),
  );
}

describe('proof', () => {
  it('says a rating once', () => {
    const proofs = factsOf('<p>5.0 stars · 4 reviews</p>').flatMap(({ kind, value }) =>
      kind === 'proof' ? value : [],
    );
    expect(proofs).toEqual(['5.0 stars · 4 reviews']);
  });

  it('includes a licence without a number, but not the one that is stated with it', () => {
    const proofs = (html: string) =>
      factsOf(html).flatMap(({ kind, value }) => (kind === 'licence' || kind === 'proof' ? [`${kind}: ${value}`] : []));
    expect(proofs('<p>We are licensed plumbers in Boise.</p>')).toEqual(['proof: licensed']);
    expect(proofs('<p>License #PLB-12345</p>')).toEqual(['licence: PLB-12345']);
  });
});

describe('a site that is not a local business', () => {
  const CLUB = pageFrom(
    '<title>Lakeside Rowing Club</title><h1>Lakeside Rowing Club</h1><p>Lakeside Rowing Club races on Sundays.</p>' +
      '<footer><p>12 Harbor Street, Boise, ID 83702. Call (208) 331-0142. Since 1998.</p></footer>',
  );
  const pages = [CLUB];
  const markup = markupOf(pages);
  const club = (kind: SiteFacts['kind']['kind'], more: Partial<SiteFacts> = {}) =>
    deriveStatedFacts(
      siteFacts({
        pages,
        markup,
        identity: deriveIdentity({ pages, markup, llmsText: null, country: 'US' }),
        areas: deriveAreas({ pages, markup }),
        kind: { kind, isCertain: true, signs: [], sampleText: [] },
        credentials: deriveCredentials({ pages, markup, trade: tradeOf() }),
        ...more,
      }),
    ).map(({ kind: fact }) => fact);

  it.each(['not-a-business', 'business-not-local'] as const)(
    'states how a site of the kind %s is called and reached, and its age',
    (kind) => {
      expect(club(kind)).toEqual(['name', 'town', 'phone', 'address', 'proof']);
    },
  );

  it('states its age if its place makes it likely too', () => {
    const age = (html: string) => {
      const told = [pageFrom(html)];
      const credentials = deriveCredentials({ pages: told, markup: markupOf(told), trade: tradeOf() });
      return club('not-a-business', { credentials }).includes('proof');
    };
    expect(age('<p>The club was founded in 1921.</p>')).toBe(true);
    expect(age('<table><tr><td>We are offering it since 2012 if you like, more</td></tr></table>')).toBe(false);
  });

  it('states nothing that a template contains', () => {
    expect(club('template')).toEqual([]);
  });
});

it('states the town where the business is before the others', () => {
  const html = '<title>Plumber in Boise</title><p>Serving Nampa, Kuna and Boise.</p><p>We serve Nampa every day.</p>';
  expect(factsOf(html).flatMap(({ kind, value }) => (kind === 'town' ? [value] : []))).toEqual([
    'Boise',
    'Nampa',
    'Kuna',
  ]);
});

describe('a likely address', () => {
  const likelyAddress = {
    shown: 'Sandberg 13, 17121 Trantow',
    evidence: { url: 'https://www.example.com/', place: 'text', excerpt: 'Sandberg 13, 17121 Trantow' },
    signs: [],
  } as const;
  const addresses = (identity: Partial<SiteFacts['identity']>) =>
    factsOf(TEXT, identity).filter(({ kind }) => kind === 'address');

  it('is stated with its evidence', () => {
    const { shown, evidence } = likelyAddress;
    expect(addresses({ likelyAddress })).toEqual([
      { kind: 'address', value: shown, source: 'text', evidence: [evidence] },
    ]);
  });

  it('is stated if the rules know only the town', () => {
    const address = { street: null, city: 'Boise', region: null, postalCode: null };
    expect(addresses({ likelyAddress, address })).toMatchObject([{ value: likelyAddress.shown }]);
  });
});

describe('a likely proof', () => {
  const proofs = (html: string) => factsOf(html).flatMap(({ kind, value }) => (kind === 'proof' ? [value] : []));

  it('is stated after those that a rule reads, up to four', () => {
    const cards = '<div>500+</div><div>Happy customers</div><div>120+</div><div>Awards won</div>';
    const html = `<p>Fully insured</p><p>Repairs since 1998</p>${cards}<p>100% satisfaction guaranteed</p>`;
    expect(proofs('<p>Fully insured</p>')).toEqual(['Fully insured']);
    expect(proofs(html).slice(0, 2)).toEqual(['since 1998', 'Fully insured']);
    expect(proofs(html)).toContain('500+ Happy customers');
    expect(proofs(html)).toHaveLength(4);
  });
});

describe('a guarantee or a number of customers', () => {
  const proofs = (html: string) => factsOf(html).flatMap(({ kind, value }) => (kind === 'proof' ? [value] : []));

  it('is stated once, without its parts', () => {
    expect(proofs('<p>Licensed &amp; Insured</p><p>Licensed</p>')).toEqual(['Licensed & Insured']);
  });

  it('is stated once if two kinds of proof have the same words', () => {
    const credential = (group: Credential['group'], shown: string): Credential => ({
      group,
      shown,
      number: null,
      evidence: { url: 'https://www.example.com/', place: 'text', excerpt: shown },
    });
    const empty = deriveCredentials({ pages: [], markup: markupOf([]), trade: tradeOf() });
    const stated = (...credentials: Credential[]) =>
      factsOf('<p>x</p>', {}, { credentials: { ...empty, credentials } }).flatMap(({ kind, value }) =>
        kind === 'proof' ? [value] : [],
      );
    expect(stated(credential('certification', 'RGE'), credential('membership', 'RGE'))).toEqual(['RGE']);
    expect(
      stated(credential('certification', "Diplôme d'État de Podologue"), credential('licence', "Diplômée d'État")),
    ).toEqual(["Diplôme d'État de Podologue"]);
  });

  it('is the number in a register, not that of the tax office', () => {
    const german = (html: string) => {
      const pages = [pageFrom(html)];
      const markup = markupOf(pages);
      const credentials = deriveCredentials({
        pages,
        markup,
        trade: tradeOf(),
        language: { language: 'de' },
        country: 'DE',
      });
      return factsOf(html, {}, { credentials }).flatMap(({ kind, value }) =>
        kind === 'proof' || kind === 'licence' ? [`${kind}: ${value}`] : [],
      );
    };
    expect(german('<p>USt-IdNr.: DE454176753</p>')).toEqual([]);
    expect(german('<p>USt-IdNr.: DE454176753</p><p>HRB 49112</p>').join()).toContain('49112');
  });

  it('has a space between a figure and its label', () => {
    expect(proofs('<p><strong>25+</strong><span>years of experience</span></p>')).toEqual(['25+ years of experience']);
  });

  it('is no small number of things', () => {
    expect(proofs('<p>Our firm has two specialized systems for three locations.</p>')).toEqual([]);
  });

  it('is a proof if nothing else is', () => {
    expect(proofs('<p>We give a 5-year warranty on all work.</p>')).toEqual(['5-year warranty']);
    expect(proofs('<p>We are a family business.</p>')).toEqual(['family business']);
    expect(proofs('<p>We are a family business. Fully insured.</p>')).toEqual(['Fully insured']);
  });

  it.each([
    '<p>0+ projects completed</p>',
    '<p>We work in homes at 9,000+ feet.</p>',
    '<p>20% off for new customers</p>',
    '<p>Enjoy a 10 percent discount.</p>',
  ])('is not what proves nothing: %s', (html) => {
    expect(proofs(html)).toEqual([]);
  });
});

describe('what AI can truthfully say', () => {
  it('is in the page word for word', () => {
    const facts = factsOf(TEXT);
    expect(facts.map(({ kind }) => kind)).toEqual([
      'town',
      'town',
      'hours',
      'emergency',
      'price',
      'licence',
      'proof',
      'proof',
      'service',
    ]);
    for (const { value, evidence } of facts) {
      expect(TEXT).toContain(value);
      expect(evidence.length).toBeGreaterThan(0);
    }
  });

  it.each<[string, Mention[], string]>([
    ['text alone', [mention('A', 'text')], 'text'],
    ['markup alone', [mention('A', 'markup')], 'markup'],
    ['both alike', [mention('A', 'text'), mention('A', 'markup')], 'both'],
    ['one against the other', [mention('A', 'text'), mention('B', 'markup')], 'conflict'],
  ])('tells whether the phone is in %s', (_words, phones, source) => {
    const phone = factsOf(TEXT, { phones, phone: 'A', phoneShown: 'A' }).find(({ kind }) => kind === 'phone');
    expect(phone).toMatchObject({ value: 'A', source });
    expect(phone?.evidence.map(({ excerpt }) => excerpt).sort()).toEqual(
      [...new Set(phones.map(({ value }) => value))]
        .flatMap((value) => phones.filter((row) => row.value === value).map((row) => row.value))
        .sort(),
    );
  });

  it.each([
    ['Mo-Fr 08:00-17:00', 'both'],
    ['Mo-Fr 09:00-17:00', 'conflict'],
  ])('compares hours with markup %j: %s', (openingHours, source) => {
    const hours = factsOf(TEXT + jsonLd({ '@type': 'Plumber', openingHours })).find(({ kind }) => kind === 'hours');
    expect(hours?.source).toBe(source);
  });

  it('marks towns that are only in markup', () => {
    const towns = factsOf(TEXT + jsonLd({ '@type': 'Plumber', areaServed: ['Boise', 'Kuna'] })).filter(
      ({ kind }) => kind === 'town',
    );
    expect(towns.map(({ value, source }) => `${value} ${source}`)).toEqual(['Boise both', 'Nampa text', 'Kuna markup']);
  });

  it.each([
    [{ openingHours: 'Mo-Fr 08:00-17:00' }, 'Monday to Friday: 8:00 am – 5:00 pm'],
    [
      { openingHours: ['Mo-Th 08:00-17:00', 'Fr 08:00-12:00'] },
      'Monday to Thursday: 8:00 am – 5:00 pm; Friday: 8:00 am – 12:00 pm',
    ],
    [
      { openingHoursSpecification: { dayOfWeek: ['Friday'], opens: '08:00', closes: '12:00' } },
      'Friday: 8:00 am – 12:00 pm',
    ],
  ])('puts hours that only a label states into words: %j', (hours, value) => {
    const facts = factsOf(jsonLd({ '@type': 'Plumber', ...hours }));
    expect(facts.find(({ kind }) => kind === 'hours')).toMatchObject({ value, source: 'markup' });
  });

  it('leaves out the days that a label leaves out', () => {
    const dayOfWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const always = { openingHoursSpecification: [{ dayOfWeek, opens: '00:00', closes: '23:59' }] };
    const hoursOf = (hours: object) =>
      factsOf(jsonLd({ '@type': 'Plumber', ...hours })).find(({ kind }) => kind === 'hours')?.value;
    expect(hoursOf(always)).toBe('Monday to Sunday: open 24 hours');
    expect(hoursOf({ openingHours: 'Sa 09:00-12:00' })).toBe('Saturday: 9:00 am – 12:00 pm');
  });

  it('does not take a question for a promise', () => {
    const emergency = (html: string) => factsOf(html).find(({ kind }) => kind === 'emergency')?.value;
    expect(emergency('<h2>Do you offer emergency service?</h2>')).toBeUndefined();
    expect(emergency('<h2>Do you offer emergency service?</h2><p>We offer emergency plumbing day or night.</p>')).toBe(
      'We offer emergency plumbing day or night.',
    );
    const long = `We offer emergency plumbing day or night${', on weekends and on holidays'.repeat(7)}.`;
    expect(emergency(`<p>${long}</p><ul><li>24/7</li><li>24/7 emergency service</li></ul>`)).toBe(
      '24/7 emergency service',
    );
    const many = [1, 2, 3, 4, 5, 6].map((count) => `<p>${count} of our plumbers take emergency calls every night.</p>`);
    expect(emergency(`${many.join('')}<h3>24/7 emergency response</h3>`)).toBe('24/7 emergency response');
    expect(emergency(`<p>${long}</p>`)).toMatch(/^We offer emergency plumbing day or night, .{100,150} on weekends…$/);
  });

  it('is empty if nothing was found', () => {
    expect(factsOf('<p>Hello</p>')).toEqual([]);
  });
});
