import { expect, test } from 'vitest';
import { type Count, countFacts, wrongPastes } from './count-facts.ts';
import type { FactKind, Label } from './label.ts';
import type { Stated } from './stated.ts';

const LABEL: Label = {
  site: 'acme',
  set: 'tuning',
  repository: 'owner/acme',
  commit: '0'.repeat(40),
  layout: { tree: '.' },
  is_local_business: true,
  kind: 'plumber',
  country: 'US',
  language: 'en',
  builder: 'wix',
  name: ['Acme Plumbing', 'Acme'],
  trade: { words: 'plumb', groups: ['plumbing'], schema: ['Plumber'] },
  phones: { main: '+12082345678', all: ['+12082345678'], fax: ['+12082345679'], filler: ['+12085550100'] },
  addresses: [{ street: '12 Main Street', postal: '83702', town: 'Boise' }],
  filler_addresses: [],
  towns: { main: ['Boise'], accepted: ['Meridian'] },
  hours: { week: { mo: [['08:00', '17:00']], tu: [['08:00', '17:00']], su: [] }, by_appointment: ['sa'] },
  prices: { pages: ['prices.html'] },
  licence: ['PLB-1234'],
  emergency: true,
  services: ['Drain Cleaning', 'Water Heater Repair', 'Repiping'],
  proofs: ['since 1998', 'Fully insured'],
  reviews: 'text',
  placeholders: ['Lorem ipsum'],
  not_labelled: [],
};

const STATED: Stated = {
  kind: 'local business',
  language: 'en',
  country: 'US',
  builder: 'wix',
  name: 'ACME Plumbing, LLC',
  trade: { words: 'Plumber', group: 'plumbing' },
  phone: '(208) 234-5678',
  address: '12 Main Street, Boise, ID 83702',
  towns: ['Boise, ID', 'Meridian'],
  week: { mo: [['08:00', '17:00']], tu: [['08:00', '17:00']], su: [] },
  byAppointment: ['sa'],
  prices: ['$1,200'],
  licence: 'PLB-1234',
  proofs: ['since 1998', 'insured'],
  emergency: '24/7 emergency service',
  services: ['Drain cleaning', 'Water heater repair', 'Repiping'],
  reviews: 'text',
  fillersNoticed: true,
  pasted: [],
  verdicts: {},
};

const NOTHING: Stated = {
  ...STATED,
  builder: null,
  name: null,
  trade: { words: null, group: 'generic' },
  phone: null,
  address: null,
  towns: [],
  week: null,
  byAppointment: [],
  prices: [],
  licence: null,
  proofs: [],
  emergency: null,
  services: [],
  reviews: 'none',
  fillersNoticed: false,
};

const PRICES = 'A new heater costs $1,200. The old one was $1,950.00.';

function count(kind: FactKind, label: Partial<Label>, stated: Partial<Stated>): Omit<Count, 'kind'> {
  const counts = countFacts({ ...LABEL, ...label }, { ...STATED, ...stated }, () => PRICES);
  const { right, wrong, missed } = counts.find((entry) => entry.kind === kind) ?? { right: [], wrong: [], missed: [] };
  return { right, wrong, missed };
}

test('a site whose stated facts all match the label has nothing wrong and nothing missed', () => {
  const counts = countFacts(LABEL, STATED, () => PRICES);
  expect(counts.filter(({ wrong, missed }) => wrong.length + missed.length > 0)).toEqual([]);
  expect(counts.filter(({ right }) => right.length === 0)).toEqual([]);
});

test('a site without stated facts misses every labelled kind', () => {
  const counts = countFacts(LABEL, NOTHING, () => PRICES);
  const unstated = counts.filter(({ kind }) => !['language', 'country', 'kind of page'].includes(kind));
  expect(unstated.filter(({ right, wrong }) => right.length + wrong.length > 0)).toEqual([]);
  expect(unstated.filter(({ missed }) => missed.length === 0)).toEqual([]);
});

test('a pasted type is right if a labelled type is a kind of it', () => {
  const wrongOf = (value: string) => wrongPastes(LABEL, { ...STATED, pasted: [{ kind: 'type', value }] }).length;
  expect(LABEL.trade.schema).toEqual(['Plumber']);
  expect(['Plumber', 'HomeAndConstructionBusiness', 'LocalBusiness'].map(wrongOf)).toEqual([0, 0, 0]);
  expect(['RoofingContractor', 'MedicalBusiness'].map(wrongOf)).toEqual([1, 1]);
});

test('a fact that a label leaves open is neither wrong nor missed if it is not stated', () => {
  const bare: Label = {
    ...LABEL,
    builder: null,
    name: [],
    phones: { main: 'filler', all: [], fax: [], filler: ['+12085550100'] },
    addresses: [{ street: '', postal: '', town: 'Boise' }],
    towns: { main: [], accepted: ['Boise'] },
    hours: null,
    prices: null,
    licence: [],
    proofs: [],
    emergency: null,
    services: [],
    reviews: 'none',
    placeholders: [],
  };
  const counts = countFacts(bare, NOTHING, () => '');
  expect(counts.flatMap(({ kind, missed }) => (missed.length > 0 ? [kind] : []))).toEqual(['trade']);
});

test.each(['+12082345679', '+12085550100', '06.02.2020 20'])(
  'a fax, a filler or a date is a wrong phone: %s',
  (phone) => {
    expect(count('phone', {}, { phone })).toEqual({ right: [], wrong: [phone], missed: [] });
  },
);

test('a national number is parsed as dialled in its country', () => {
  const phones = { main: '+4930123456', all: ['+4930123456'], fax: [], filler: [] };
  const spelled = { main: '+12082345325', all: ['+12082345325'], fax: [], filler: [] };
  expect(count('phone', { phones: spelled }, { phone: '208-234-LEAK' }).right).toEqual(['208-234-LEAK']);
  expect(count('phone', { country: 'DE', phones }, { phone: '030 / 12 34 56' }).right).toEqual(['030 / 12 34 56']);
  expect(count('phone', { country: 'DE', phones }, { phone: '+1 030123456' }).wrong).toEqual(['+1 030123456']);
});

test('a trade is wrong if its words or its group are wrong', () => {
  expect(count('trade', {}, { trade: { words: 'medical', group: 'generic' } }).wrong).toEqual(['medical']);
  expect(count('trade', {}, { trade: { words: 'Plumber', group: 'healthcare' } }).wrong).toEqual([
    'Plumber / healthcare',
  ]);
});

test('stating a trade for a site that is not a local business is wrong, and not stating one is not a miss', () => {
  const label = { is_local_business: false, trade: { words: '^$', groups: [], schema: [] } };
  expect(count('trade', label, { trade: { words: 'lawyer', group: 'legal' } }).wrong).toEqual(['lawyer / legal']);
  expect(count('trade', label, { trade: { words: null, group: 'generic' } })).toEqual({
    right: [],
    wrong: [],
    missed: [],
  });
});

test('an address is right if the labelled street matches; without a labelled street, it must not add a number', () => {
  expect(count('address', {}, { address: '1 Provider Way, Menlo Park, CA' }).wrong).toHaveLength(1);
  const town = { addresses: [{ street: '', postal: '83702', town: 'Boise' }] };
  expect(count('address', town, { address: 'Boise, ID 83702' }).right).toHaveLength(1);
  expect(count('address', town, { address: '5 Elm St, Boise, ID' }).wrong).toHaveLength(1);
});

test('towns count one by one, and the main town is missed if only others are stated', () => {
  expect(count('town', {}, { towns: ['Meridian', 'Jane Smith, MD'] })).toEqual({
    right: ['Meridian'],
    wrong: ['Jane Smith, MD'],
    missed: ['Boise'],
  });
});

test('a week is wrong if one day is, and the result names the day', () => {
  const week = { ...STATED.week, su: [['10:00', '14:00']] as const };
  expect(count('hours', {}, { week })).toEqual({ right: [], wrong: ['su 10:00-14:00'], missed: [] });
});

test('a day that the site does not mention is wrong if stated as closed', () => {
  expect(count('hours', {}, { week: { ...STATED.week, fr: [] } }).wrong).toEqual(['fr closed']);
});

test('a week that leaves out an open day is missed, one that leaves out a closed day is right', () => {
  expect(count('hours', {}, { week: { mo: [['08:00', '17:00']] } }).missed).toEqual(['2 open days']);
  const open = { mo: [['08:00', '17:00']], tu: [['08:00', '17:00']] } as const;
  expect(count('hours', {}, { week: open }).right).toHaveLength(1);
});

test('the other hours of a site and midnight in any notation are right', () => {
  const hours = { week: { mo: [['18:00', '24:00']] as const }, also: [{ mo: [['09:00', '25:00']] as const }] };
  expect(count('hours', { hours }, { week: { mo: [['18:00', '23:59']] } }).right).toHaveLength(1);
  expect(count('hours', { hours }, { week: { mo: [['09:00', '01:00']] } }).right).toHaveLength(1);
});

test('a day by appointment is wrong if stated as closed, and missed if not stated', () => {
  const closed = { week: { ...STATED.week, sa: [] }, byAppointment: [] };
  expect(count('appointment days', {}, closed)).toEqual({ right: [], wrong: ['sa'], missed: [] });
  expect(count('appointment days', {}, { byAppointment: [] })).toEqual({ right: [], wrong: [], missed: ['sa'] });
});

test('a price must be a whole amount on a labelled page', () => {
  expect(count('price', {}, { prices: ['$1,950'] }).wrong).toEqual(['$1,950']);
  expect(count('price', {}, { prices: ['$1,950.00', '$200'] })).toEqual({
    right: ['$1,950.00'],
    wrong: ['$200'],
    missed: [],
  });
  expect(count('price', { prices: null }, { prices: ['$1,200'] }).wrong).toEqual(['$1,200']);
  expect(count('price', { prices: { list: ['£45-£70'] } }, { prices: ['£45-£70'] }).right).toHaveLength(1);
});

test('credentials match in whole or in part, and each missing kind counts separately', () => {
  expect(count('credential', {}, { licence: null, proofs: ['insured', 'award winning'] })).toEqual({
    right: ['insured'],
    wrong: ['award winning'],
    missed: ['PLB-1234'],
  });
});

test('an emergency service is wrong if there is none, and not counted if a reader cannot tell', () => {
  expect(count('emergency', { emergency: false }, {}).wrong).toHaveLength(1);
  expect(count('emergency', { emergency: null }, {})).toEqual({ right: [], wrong: [], missed: [] });
});

test('services that were not found are missed: two labels of one service once, and at most as many as the report shows', () => {
  const services = ['Drain Cleaning', 'Drain cleaning and repair', 'Repiping'];
  expect(count('service', { services }, { services: ['Satisfaction guaranteed'] })).toEqual({
    right: [],
    wrong: ['Satisfaction guaranteed'],
    missed: ['Drain Cleaning', 'Repiping'],
  });
  const many = Array.from({ length: 20 }, (_, at) => `Job${at}`);
  expect(count('service', { services: many }, { services: ['Job3'] }).missed).toHaveLength(7);
});

test('a part of a labelled service is wrong if a reader judged that it names no service by itself', () => {
  const label = {
    is_local_business: true,
    services: ['Detection and repair of leaks'],
    not_services: ['detection'],
  };
  expect(count('service', label, { services: ['Detection'] })).toEqual({
    right: [],
    wrong: ['Detection'],
    missed: ['Detection and repair of leaks'],
  });
  expect(count('service', label, { services: ['Repair of leaks'] }).right).toEqual(['Repair of leaks']);
});

test('services of a site that is not a local business cannot be missed, but wrong ones count', () => {
  const label = { is_local_business: false };
  expect(count('service', label, { services: [] }).missed).toEqual([]);
  expect(count('service', label, { services: ['Parking'] }).wrong).toEqual(['Parking']);
});

test('reviews and sample text are wrong for a site without them', () => {
  expect(count('reviews', { reviews: 'none' }, {}).wrong).toHaveLength(1);
  expect(count('fillers', { placeholders: [] }, {}).wrong).toHaveLength(1);
});

test('taking another page for a local business is wrong, and so is the reverse', () => {
  expect(count('kind of page', { is_local_business: false }, {}).wrong).toEqual(['local business']);
  expect(count('kind of page', {}, { kind: 'other' }).wrong).toEqual(['other']);
  expect(count('kind of page', { is_local_business: false }, { kind: 'other' }).right).toEqual(['other']);
});

test('a builder is wrong where the pages tell another one, and missed where they tell one', () => {
  expect(count('builder', {}, { builder: 'duda' })).toEqual({ right: [], wrong: ['duda'], missed: [] });
  expect(count('builder', { builder: null }, {}).wrong).toEqual(['wix']);
  expect(count('builder', {}, { builder: null }).missed).toEqual(['wix']);
});

test('the country is counted only for businesses', () => {
  expect(count('country', {}, { country: 'DE' }).wrong).toEqual(['DE']);
  expect(count('country', { is_local_business: false }, { country: 'DE' }).wrong).toEqual([]);
});

test('kinds that a label leaves out are not counted', () => {
  const kinds = countFacts({ ...LABEL, not_labelled: ['service', 'country'] }, STATED, () => PRICES);
  expect(kinds.filter(({ kind }) => kind === 'service' || kind === 'country')).toEqual([]);
});

test('each wrong value in pastes counts once, however its number or day is repeated', () => {
  const pasted: Stated['pasted'] = [
    { kind: 'type', value: 'LocalBusiness' },
    { kind: 'type', value: 'MedicalClinic' },
    { kind: 'name', value: 'Acme' },
    { kind: 'name', value: 'Luca Postregna' },
    { kind: 'phone', value: '+12085550100' },
    { kind: 'phone', value: '(208) 555-0100' },
    { kind: 'address', value: '12 Main Street' },
    { kind: 'town', value: 'Menlo Park' },
    { kind: 'service', value: 'Satisfaction guaranteed' },
    { kind: 'hours', value: 'mo 08:00-17:00' },
    { kind: 'hours', value: 'sa closed' },
    { kind: 'hours', value: 'fr closed' },
    { kind: 'noun', value: 'doctor' },
  ];
  expect(wrongPastes(LABEL, { ...STATED, pasted }).map(({ kind, value }) => `${kind} ${value}`)).toEqual([
    'type MedicalClinic',
    'name Luca Postregna',
    'phone +12085550100',
    'town Menlo Park',
    'service Satisfaction guaranteed',
    'hours sa closed',
    'noun doctor',
  ]);
});
