import type { Evidence } from '@named-first/contract';
import { inCurrencyOf, lawsAbout, quoted } from '../../fix/country-words.ts';
import { pasted } from '../../fix/pasted-value.ts';
import { lawAgainstFees } from '../../lexicon/countries/index.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { type Claim, vagueWordIn } from '../../understand/offers/claims.ts';
import { customersOf, guaranteesWork, worksByJob } from '../../understand/trade/customers.ts';
import { numberInWords } from '../../understand/trust/number-words.ts';
import { defineCheck } from '../check.ts';
import { countOf, nameList } from '../name-list.ts';
import { wordsNotReadable } from '../readable-words.ts';
import { type Fix, finding, type Judgement, success } from '../verdict.ts';

const ENOUGH_CLAIMS = 5;
const MIN_CLAIMS = 2;
const ENOUGH_PAGES = 2;
const MAX_SERVICES = 3;
const MAX_COUNTERS = 4;

/** Examples of facts in the trade. Only the owner can fill in an amount. */
const EXAMPLES: Record<Facts['trade']['trade'], string> = {
  hvac: 'Furnace tune-up for $[amount]',
  plumbing: 'Drain cleaning from $[amount]',
  roofing: 'Most roofs done in [number] days',
  solar: 'Panels with a [number]-year warranty',
  legal: 'First meeting free, [number] minutes',
  healthcare: 'New patient visit for $[amount]',
  generic: 'Done in [number] days, from $[amount]',
};

const EXAMPLE_OF_VISIT = 'Takes [number] minutes, $[amount]';
const EXAMPLE_OF_GOODS = '[A thing you sell], $[amount]';
const GOODS: ReadonlySet<string | null> = new Set(['shop', 'table', 'lodging']);

function mayNotAdvertiseFees({ subject, trade }: Pick<Facts, 'subject' | 'trade'>): boolean {
  return lawAgainstFees(subject.country, trade.id) !== null;
}

const EXAMPLE_WITHOUT_FEE = 'First meeting takes [number] minutes';

function exampleFor({ trade, subject }: Pick<Facts, 'trade' | 'subject'>): string {
  if (mayNotAdvertiseFees({ trade, subject })) return EXAMPLE_WITHOUT_FEE;
  if (trade.trade !== 'generic' || worksByJob(trade)) return EXAMPLES[trade.trade];
  return GOODS.has(customersOf(trade)) ? EXAMPLE_OF_GOODS : EXAMPLE_OF_VISIT;
}

type Facts = Pick<
  SiteFacts,
  'claims' | 'credentials' | 'reviews' | 'services' | 'subject' | 'trade' | 'pages' | 'language' | 'certain'
>;

/** Numbers with a unit, prices, and quotes of others: facts that can be repeated. */
export const concreteFacts = defineCheck({
  id: 'concrete-facts',
  needs: ['claims', 'credentials', 'reviews', 'services', 'subject', 'trade', 'pages', 'language', 'certain'],
  judge: (facts: Facts): Judgement => wordsNotReadable(facts) ?? judgeClaims(withLicence(facts)),
});

/** A number that anyone can look up is a hard fact as well. */
function withLicence(facts: Facts): Facts {
  const { claims, credentials } = facts;
  const licences = credentials.credentials.flatMap((credential): Claim[] => {
    const shown = numberInWords(credential);
    return shown === null ? [] : [{ kind: 'count', key: `number:${shown}`, shown, evidence: credential.evidence }];
  });
  return { ...facts, claims: { ...claims, claims: [...claims.claims, ...licences.slice(0, 1)] } };
}

function judgeClaims(facts: Facts): Judgement {
  const { claims, pages, blocks, sources, vague, counters } = facts.claims;
  const quotes = [...facts.claims.quotes, ...namedReviews(facts)];
  const priced = claims.some(({ kind }) => kind === 'price') || mayNotAdvertiseFees(facts);
  const vouched = quotes.length + sources.length > 0;
  // A site with one page cannot spread its facts over two pages, so two places on the page count.
  const spread = facts.services.onePageSite ? blocks : pages;
  const hard = claims.map(({ evidence }) => evidence);
  const excerpts = [...hard, ...quotes.slice(0, 1), ...sources.slice(0, 1)];
  const advice = fix(facts, priced, vouched);
  const zeros = counters.map(({ evidence }) => evidence);
  if (claims.length >= ENOUGH_CLAIMS && spread >= ENOUGH_PAGES && priced && vouched)
    return zeros.length === 0
      ? success(found(facts), excerpts)
      : finding('warning', `${found(facts)}${aboutCounters(facts)}`, [...zeros, ...excerpts], advice);
  const description = `${describe(facts, priced, vouched, spread)}${aboutCounters(facts)}`;
  return claims.length >= MIN_CLAIMS
    ? finding('warning', description, [...zeros, ...excerpts], advice)
    : finding('error', description, [...zeros, ...vague, ...hard], advice);
}

/** Without scripts, a counter that has not run yet reads zero. */
function aboutCounters({ claims: { counters } }: Facts): string {
  const [first] = counters;
  if (!first) return '';
  return ` Without scripts ${counters.length === 1 ? 'your counter reads' : 'your counters read'} "${first.shown}". AI takes that as a zero.`;
}

/** A review with a name counts as a quote, also without a date or a source, and however the page separates the name. */
function namedReviews({ reviews }: Facts): Evidence[] {
  return [...reviews.readable, ...reviews.bare].filter(({ name }) => name !== null).map(({ evidence }) => evidence);
}

function found({ claims: { claims, pages } }: Facts): string {
  const examples = nameList(claims.slice(0, 3).map(({ shown }) => `"${shown}"`));
  return `Your site gives ${countOf(claims.length, 'fact')} that AI can repeat, on ${countOf(pages, 'page')}. Some of them: ${examples}.`;
}

function describe(
  { claims: { claims, vague }, trade, subject }: Facts,
  priced: boolean,
  vouched: boolean,
  spread: number,
): string {
  const empty = vague.map(({ excerpt }) => vagueWordIn(excerpt)).find((word) => word !== null);
  const count =
    claims.length === 0
      ? 'We found no hard facts on your site.'
      : `We found ${countOf(claims.length, 'hard fact')} on your site.`;
  if (claims.length < MIN_CLAIMS) {
    return `${count} ${empty ? `"${empty}" cannot be quoted.` : 'Kind words cannot be quoted.'} "${inCurrencyOf(subject, exampleFor({ trade, subject }))}" can.`;
  }
  const lacks = [
    ...(claims.length < ENOUGH_CLAIMS ? ['a few more facts'] : []),
    ...(priced ? [] : ['a price or a fee']),
    ...(vouched ? [] : ['words of a named customer or source']),
    ...(spread < ENOUGH_PAGES ? ['facts on a second page'] : []),
  ];
  return `${count} What is still missing: ${nameList(lacks)}.`;
}

function fix({ claims, certain, subject, trade }: Facts, priced: boolean, vouched: boolean): Fix {
  const law = lawAgainstFees(subject.country, trade.id);
  const names = certain.services.slice(0, MAX_SERVICES).map((service) => pasted(service, ''));
  const prices = certain.signed?.prices.map((price) => `${pasted(price, '')}.`) ?? [];
  const since = pasted(certain.signed?.founded ?? null, 'year');
  const name = pasted(certain.name, 'Your business name');
  const lines = [
    ...prices,
    ...(worksByJob(trade)
      ? [
          ...(names.length > 0 ? names : ['[a job you do]']).map((job) =>
            jobLine(job, { priced: priced || prices.length > 0, guaranteed: guaranteesWork(trade) }),
          ),
          `${name} has done [number] jobs since ${since}.`,
          ...(guaranteesWork(trade) ? ['We work with [brand] and [brand].'] : []),
        ]
      : [
          ...(names.length > 0 ? names : ['[a thing you offer]']).map((offer) =>
            law ? `${offer}: takes about [number] minutes.` : offerLine(offer, trade),
          ),
          `${name} has looked after [number] ${peopleOf(trade)} since ${since}.`,
        ]),
    ...(vouched ? [] : ['“[A real sentence from a real customer]” — [first name and initial], [town], [month, year]']),
  ];
  return {
    summary: law
      ? 'Swap praise for facts: a time, a number, a name. Only write what is true.'
      : 'Swap praise for facts: a price, a time, a number, a name. Only write what is true.',
    steps: [
      ...claims.counters
        .slice(0, MAX_COUNTERS)
        .map(
          ({ shown }) =>
            `Write the final number into the HTML in place of "${shown}", and let the script only animate it.`,
        ),
      worksByJob(trade) ? 'Put each fact on the page about that job.' : 'Put each fact on the page that it is about.',
      'Link to the source when you quote a rule, a rebate or a maker.',
      ...(law ? [quoted(law)] : priced ? [] : lawsAbout(subject, 'prices')),
    ],
    paste: [{ label: 'Facts to fill in', language: 'text', text: inCurrencyOf(subject, lines.join('\n')) }],
  };
}

function jobLine(job: string, { priced, guaranteed }: { priced: boolean; guaranteed: boolean }): string {
  if (!priced) return `${job}: usually $[amount] to $[amount], done in about [number] hours.`;
  return guaranteed
    ? `${job}: takes about [number] hours and comes with a [number]-year warranty.`
    : `${job}: takes about [number] hours and includes [what is part of it].`;
}

function peopleOf(trade: Facts['trade']): string {
  if (trade.trade === 'healthcare') return 'patients';
  const customers = customersOf(trade);
  if (customers === 'adviser') return 'clients';
  return customers === 'table' || customers === 'lodging' ? 'guests' : 'customers';
}

function offerLine(offer: string, trade: Facts['trade']): string {
  const customers = customersOf(trade);
  if (customers === 'adviser') return `${offer}: from $[amount], usually done within [number] weeks.`;
  return GOODS.has(customers) ? `${offer}: $[amount].` : `${offer}: $[amount], takes about [number] minutes.`;
}
