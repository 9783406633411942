import { checkDefinition } from '@named-first/contract';
import { describe, expect, it } from 'vitest';
import { factsFrom } from '../../../test/facts-from.ts';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import { namePhoneAddressAgree } from '../entity/name-phone-address-agree.ts';
import { businessSchemaComplete } from './business-schema-complete.ts';
import { businessSchemaType } from './business-schema-type.ts';
import { schemaMatchesPage } from './schema-matches-page.ts';
import { serviceAndFaqSchema } from './service-and-faq-schema.ts';

const PAGE =
  '<title>Plumber in Boise, ID | Acme Plumbing</title><p>Acme Plumbing, 412 Main St, Boise, ID 83702. Call (208) 331-0142. Monday to Friday 8 am - 5 pm.</p><footer>© 2026 Acme Plumbing</footer>';
const BUSINESS = { '@type': 'Plumber', name: 'Acme Plumbing', telephone: '+1 208-331-0142' };
const ADDRESS = {
  '@type': 'PostalAddress',
  streetAddress: '412 Main Street',
  addressLocality: 'Boise',
  addressRegion: 'ID',
  postalCode: '83702',
};
const siteOf = (...nodes: object[]) => factsFrom([pageFrom(PAGE + nodes.map(jsonLd).join(''))]);
const judge = (...nodes: object[]) => schemaMatchesPage.judge(siteOf(...nodes));

describe('hours and addresses in other languages', () => {
  const german =
    '<html lang="de"><p>Praxis Beck, Lindenweg 4, 77704 Oberkirch. Wir sind für Sie da und freuen uns auf Sie.</p><p>Mo, Di, Do 08:00–12:00 · 14:00–18:00</p>';
  const finnish =
    '<html lang="fi"><p>Hammaslääkäri Virtanen, Lindenweg 4. Olemme avoinna.</p><p>ma, ti, to 08:00–12:00 · 14:00–18:00</p>';
  const label = {
    '@type': 'Dentist',
    name: 'Praxis Beck',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Lindenweg 4',
      addressLocality: 'Oberkirch',
      postalCode: '77704',
    },
  };
  const judged = (page: string, openingHours: string | readonly string[]) =>
    schemaMatchesPage.judge(factsFrom([pageFrom(page + jsonLd({ ...label, openingHours }))])).status;

  it('agree if the page says the same', () => {
    expect(judged(german, ['Mo-Tu 08:00-12:00', 'Mo-Tu 14:00-18:00', 'Th 08:00-12:00', 'Th 14:00-18:00'])).toBe(
      'success',
    );
  });

  it('differ if the page says something else, and the fix shows what the markup says', () => {
    expect(judged(german, 'Tu 09:00-17:00')).toBe('error');
    const page = pageFrom(german + jsonLd({ ...label, openingHours: 'Tu 09:00-17:00' }));
    const judgement = schemaMatchesPage.judge(factsFrom([page]));
    expect(JSON.stringify(judgement)).toContain('Tuesday: 9:00 am – 5:00 pm');
  });

  it('are not compared in an unsupported language', () => {
    const page = finnish.replace('Hammaslääkäri Virtanen', 'Praxis Beck');
    expect(judged(page, 'Tu 09:00-17:00')).toBe('success');
  });
});

describe('facts in markup against the page', () => {
  it('sees the town of an address without a street anywhere in the text', () => {
    const label = {
      '@type': 'AccountingService',
      name: 'Acme',
      address: { '@type': 'PostalAddress', addressLocality: 'Gqeberha', addressRegion: 'Eastern Cape' },
    };
    const differencesIn = (town: string) => {
      const page = pageFrom(`<title>Acme in ${town}</title><p>We are near the beach of ${town}.</p>${jsonLd(label)}`);
      return schemaMatchesPage.judge(factsFrom([page])).fix.paste.map(({ text }) => text);
    };
    expect(differencesIn('Gqeberha').join()).not.toContain('Eastern Cape');
    expect(differencesIn('Kariega').join()).toContain('Eastern Cape');
  });

  it.each([
    ['agreeing facts', { ...BUSINESS, address: ADDRESS }, 'success'],
    ['a legal form more', { ...BUSINESS, name: 'Acme Plumbing LLC' }, 'success'],
    ['another phone', { ...BUSINESS, telephone: '(208) 331-9999' }, 'error'],
    ['another street', { ...BUSINESS, address: { ...ADDRESS, streetAddress: '9 Oak Ave' } }, 'error'],
    ['another town', { ...BUSINESS, address: { ...ADDRESS, addressLocality: 'Nampa' } }, 'error'],
    ['another name', { ...BUSINESS, name: 'Rooter Kings' }, 'error'],
    ['the same hours', { ...BUSINESS, openingHours: 'Mo-Fr 08:00-17:00' }, 'success'],
    ['other hours', { ...BUSINESS, openingHours: 'Mo-Fr 09:00-17:00' }, 'error'],
    ['a day more', { ...BUSINESS, openingHours: ['Mo-Fr 08:00-17:00', 'Sa 08:00-12:00'] }, 'warning'],
    ['a suite more', { ...BUSINESS, address: { ...ADDRESS, streetAddress: '412 Main Street, Suite 4' } }, 'warning'],
    [
      'stars without a review',
      { ...BUSINESS, aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 120 } },
      'error',
    ],
    ['a sample number', { ...BUSINESS, telephone: '(555) 555-0100' }, 'error'],
    ['a sample name', { ...BUSINESS, name: 'Your Business Name' }, 'error'],
    ['a sample address', { ...BUSINESS, url: 'https://www.yourdomain.com/' }, 'error'],
  ])('%s: %s', (_, node, status) => {
    expect(judge(node).status).toBe(status);
  });

  it('shows both values', () => {
    expect(judge({ ...BUSINESS, telephone: '(208) 331-9999' }).description).toMatch(
      /“\(208\) 331-0142”.*“\(208\) 331-9999”/,
    );
  });

  it('counts facts that only machines see', () => {
    const offers = (visible: number, hidden: number) =>
      factsFrom([
        pageFrom(
          `${PAGE}<p>${Array.from({ length: visible }, (_, at) => `$${101 + at}`).join(' ')}</p>${jsonLd({ ...BUSINESS, makesOffer: Array.from({ length: visible + hidden }, (_, at) => ({ '@type': 'Offer', price: String(101 + at) })) })}`,
        ),
      ]);
    // Name and phone are visible as well.
    expect(schemaMatchesPage.judge(offers(2, 1)).status).toBe('success');
    expect(schemaMatchesPage.judge(offers(1, 1)).status).toBe('warning');
  });

  it('warns if there is nothing to compare, and detects two cards that disagree', () => {
    expect(judge().status).toBe('warning');
    expect(judge(BUSINESS, { ...BUSINESS, '@type': 'LocalBusiness', telephone: '(208) 331-9999' }).status).toBe(
      'error',
    );
  });
});

describe('property of the score: markup with another number or street is worse than no markup', () => {
  const CHECKS = [
    businessSchemaType,
    businessSchemaComplete,
    schemaMatchesPage,
    serviceAndFaqSchema,
    namePhoneAddressAgree,
  ];
  const CREDIT = { success: 1, warning: 0.5, error: 0 };
  const points = (...nodes: object[]) =>
    CHECKS.reduce(
      (sum, check) => sum + checkDefinition(check.id).weight * CREDIT[check.judge(siteOf(...nodes)).status],
      0,
    );
  const full = {
    ...BUSINESS,
    url: 'https://acme.com/',
    areaServed: 'Boise',
    hasMap: 'x',
    openingHours: 'Mo-Fr 08:00-17:00',
    image: 'x',
    priceRange: '$$',
    sameAs: 'x',
    address: ADDRESS,
  };

  it('holds for a phone and for an address', () => {
    const none = points();
    expect(none).toBe(8.5);
    expect(points({ ...full, telephone: '(208) 331-9999' })).toBeLessThan(none);
    expect(points({ ...full, address: { ...ADDRESS, streetAddress: '9 Oak Ave' } })).toBeLessThan(none);
    expect(points({ ...full, telephone: '(208) 331-9999' }, { '@type': 'Service', name: 'Leaks' })).toBeLessThan(none);
    expect(points(full)).toBeGreaterThan(none);
  });
});

describe('several labels with the type of a business', () => {
  const told = (...nodes: object[]) =>
    schemaMatchesPage.judge(
      factsFrom([pageFrom(`<title>Acme Law</title><p>Acme Law: Divorce, Custody</p>${nodes.map(jsonLd).join('')}`)]),
    ).description;
  const named = (name: string, more: object = {}) => ({ '@type': 'LegalService', name, ...more });

  it('are services of one business if they give it as their provider', () => {
    const provider = named('Acme Law');
    expect(told(provider, named('Divorce', { provider }), named('Custody', { provider }))).not.toContain('disagree');
    expect(told(named('Divorce'), named('Custody'))).toContain('disagree');
  });

  it('agree if a part of their names is the same', () => {
    expect(told(named('Acme Law - Divorce'), named('Acme Law - Custody'))).not.toContain('disagree');
  });
});

describe('labels of branches', () => {
  const branch = (streetAddress: string, telephone: string) => ({
    ...BUSINESS,
    telephone,
    address: { ...ADDRESS, streetAddress },
  });

  it('may give each address its own number', () => {
    const site = (second: string) =>
      schemaMatchesPage.judge(
        factsFrom([
          pageFrom(
            `${PAGE}<p>Second shop: 9 Oak Avenue, (208) 331-0143</p>${jsonLd(branch('412 Main Street', '208-331-0142'))}${jsonLd(branch(second, '208-331-0143'))}`,
          ),
        ]),
      ).description;
    expect(site('9 Oak Avenue')).not.toContain('disagree');
    expect(site('412 Main Street')).toContain('disagree');
  });

  it('may follow a label for the whole business without a street', () => {
    const { telephone, ...rest } = BUSINESS;
    const { description } = judge(
      { ...rest, telephone },
      branch('412 Main Street', telephone),
      branch('9 Oak Avenue', '208-331-0143'),
    );
    expect(description).not.toContain('disagree');
  });

  it('are visible if the page shows their street in any form', () => {
    expect(judge({ ...BUSINESS, address: ADDRESS }, branch('7 Royal Parade', '208-331-0142')).description).toContain(
      'Machines are told “7 Royal Parade',
    );
    const shown = factsFrom([
      pageFrom(`${PAGE}<p>Also at 7 Royal Parade</p>${jsonLd(branch('7 Royal Parade', '208-331-0142'))}`),
    ]);
    expect(schemaMatchesPage.judge(shown).description).not.toContain('Machines are told');
  });
});
