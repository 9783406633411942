import { inCurrencyOf } from '../../fix/country-words.ts';
import { pasted } from '../../fix/pasted-value.ts';
import { lawAgainstFees } from '../../lexicon/countries/index.ts';
import type { Customers } from '../../lexicon/trade.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import type { CertainFacts } from '../../understand/certain-facts.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import type { Service } from '../../understand/offers/services.ts';
import { customersOf, guaranteesWork, offerWord, worksByJob } from '../../understand/trade/customers.ts';
import { defineCheck } from '../check.ts';
import { countOf, nameList, shareOf } from '../name-list.ts';
import { unlessUnread, wordsNotReadable } from '../readable-words.ts';
import { type Fix, finding, type Judgement, notMeasured, success } from '../verdict.ts';

const ENOUGH_SERVICES = 3;
/** This share of the services must be entries of a list, and the list must have a price for as many. */
const ENOUGH_LISTED = 0.5;
/** With fewer prices, a page is not a list of prices. */
const MIN_PRICES = 3;
/** For shorter lists, this share is enough. */
const ENOUGH_SHARE = 0.8;
/** A shorter page says too little to be quoted. No engine publishes an ideal length, so this is only a minimum. */
const FLOOR_WORDS = 300;
const MIN_READ = 2;
const MAX_OUTLINES = 3;
/** Asking for more pages than this leads to thin pages that all say the same. */
const MAX_PAGES_TO_MAKE = 8;

type Facts = Pick<SiteFacts, 'services' | 'subject' | 'pages' | 'language' | 'site' | 'certain' | 'trade' | 'claims'>;

/** A separate page for each service that customers ask for. */
export const servicePages = defineCheck({
  id: 'service-pages',
  needs: ['services', 'subject', 'pages', 'language', 'site', 'certain', 'trade', 'claims'],
  judge: (facts: Facts): Judgement =>
    wordsNotReadable(facts) ??
    unlessListed(unlessUnread(judgeServices(withMainServices(facts)), facts, ['home', 'service']), facts),
});

/** A salon may have a page for each service and a list of prices, and a hotel one for each room. */
function unlessListed(judgement: Judgement, facts: Facts): Judgement {
  return judgement.status === 'success' ? judgement : (chosenFromList(facts) ?? chosenByPlace(facts) ?? judgement);
}

/** Guests choose the place as a whole, so a page for each of its services would not help them. */
const BY_PLACE: Partial<Record<Customers, string>> = {
  table: 'Guests choose a place to eat by its menu, so your services do not need pages of their own.',
  lodging: 'Guests look for a place to stay, so your services do not need pages of their own.',
};

function chosenByPlace({ trade }: Facts): Judgement | null {
  const customers = customersOf(trade);
  const reason = customers === null ? undefined : BY_PLACE[customers];
  return reason === undefined ? null : notMeasured(reason);
}

/** Customers choose a place and then an entry of its list: nobody searches for the page of a buzz cut or a starter. */
const FROM_LIST: ReadonlySet<Customers> = new Set(['salon', 'table', 'shop', 'lodging']);

/** Not measured if customers of a salon, restaurant or shop choose its services from a list of prices. */
function chosenFromList(facts: Facts): Judgement | null {
  const customers = likelyCustomersOf(facts.trade);
  if (customers === null || !FROM_LIST.has(customers)) return null;
  const { services } = facts.services;
  const enough = Math.max(1, services.length * ENOUGH_LISTED);
  return services.filter(isEntry).length >= enough && pricesOfList(facts.claims) >= Math.max(MIN_PRICES, enough)
    ? notMeasured('Customers choose from your list of prices, so the services on it do not need pages of their own.')
    : null;
}

/** How customers use the business, judged by its strongest sign of a trade if these signs are too weak to state one. */
function likelyCustomersOf(trade: Facts['trade']): Customers | null {
  const likely = trade.refused?.[0];
  return customersOf(trade) ?? (likely ? customersOf({ id: likely.key, trade: 'generic' }) : null);
}

/** A service without a page and without a long text below its name. */
function isEntry({ page, sectionWords }: Service): boolean {
  return page === null && (sectionWords ?? 0) < FLOOR_WORDS;
}

/** The number of prices on the page that has most of them. A price often has its own line, below the name. */
function pricesOfList({ prices }: Facts['claims']): number {
  const onPage = new Map<string, number>();
  for (const { place, evidence } of (prices?.facts ?? []).flatMap(({ signs }) => signs))
    if (place !== 'markup') onPage.set(evidence.url, (onPage.get(evidence.url) ?? 0) + 1);
  return Math.max(0, ...onPage.values());
}

/**
 * Entries of a price list, words in a sentence, and diseases without a page do not need their own pages if a list names
 * the services.
 */
function withMainServices(facts: Facts): Facts {
  const { services } = facts.services;
  const main = services.filter(
    (service) => service.minor !== true && (service.condition !== true || isTold(service, facts.services)),
  );
  const listed = main.length === 0 ? services : main;
  return {
    ...facts,
    services: { ...facts.services, services: onePerService([...listed, ...withOwnPage(facts)], facts.services) },
  };
}

/** Services that no list names, but that have a page. */
function withOwnPage({ services: { likely } }: Facts): Service[] {
  return likely.flatMap(({ name, evidence, page }) =>
    page ? [{ name, evidence, page, certainty: 'stated once', known: false, sectionWords: null }] : [],
  );
}

/** True if the service has its own page, or its own section on a site of one page. */
function isTold({ page, sectionWords }: Service, { onePageSite }: Pick<Facts['services'], 'onePageSite'>): boolean {
  return page !== null || (onePageSite && sectionWords !== null);
}

/** `Réfection de toiture` and `Réfection de toitures` need one page. The one with a page stays, else the one with a section. */
function onePerService(services: readonly Service[], site: Facts['services']): Service[] {
  const kept = new Map<string, Service>();
  for (const service of services) {
    const key = service.name.toLowerCase().replace(/(?<=\p{L}{3})s(?!\p{L})/gu, '');
    const other = kept.get(key);
    if (!other || rankOf(service) > rankOf(other)) kept.set(key, service);
  }
  const all = [...kept.values()].map((service) => ({ service, words: wordsOf(service.name) }));
  const isPartOfOne = (own: ReadonlySet<string>) => all.filter(({ words }) => isMoreThan(words, own)).length === 1;
  return all.flatMap(({ service, words }) => (isTold(service, site) || !isPartOfOne(words) ? [service] : []));
}

/**
 * `Tune-Ups (Clean & Checks)` says more than `Tune-Ups`, and a page on the first covers both. Only one name may say more:
 * a word that several names share, such as `Rehabilitation`, is a service that they have in common.
 */
function isMoreThan(words: ReadonlySet<string>, own: ReadonlySet<string>): boolean {
  return words.size > own.size && [...own].every((word) => words.has(word));
}

function wordsOf(name: string): Set<string> {
  return new Set(foldText(name).match(/[\p{L}\d]{2,}/gu) ?? [name]);
}

/** A page beats a section, and a section beats a bare name. */
function rankOf({ page, sectionWords }: Service): number {
  if (page !== null) return 2;
  return sectionWords === null ? 0 : 1;
}

function judgeServices(facts: Facts): Judgement {
  const { services, onePageSite } = facts.services;
  const full = services.filter((service) => isFull(service, onePageSite));
  const needed = Math.min(ENOUGH_SERVICES, Math.max(1, Math.ceil(services.length * ENOUGH_SHARE)));
  const own = services.filter((service) => (onePageSite ? service.sectionWords !== null : service.page !== null));
  const without = services.filter((service) => !own.includes(service));
  const read = own.filter(({ page }) => page !== null && page.words !== null);
  // Not every page is read. If all those that were read are full, the others are assumed to be like them.
  const likeThem = !onePageSite && read.length >= MIN_READ && read.length === full.length && own.length >= needed;
  if (full.length >= needed || likeThem) return eachHasItsPage(full, own, facts);
  // Pages that are linked but were not read may be long enough, so they do not count against the site.
  if (own.length >= needed && own.every(({ page }) => page?.words === null)) {
    return notMeasured('Your services have pages of their own, but we could not read them just now.');
  }
  const status = own.length > 0 ? 'warning' : 'error';
  const evidence = [...without, ...own].map((service) => service.evidence);
  return finding(status, describe(facts, own, without), evidence, fix(facts, own, without));
}

function isFull({ page, sectionWords }: Service, onePageSite: boolean): boolean {
  if (onePageSite) return (sectionWords ?? 0) >= FLOOR_WORDS;
  return page !== null && (page.words ?? 0) >= FLOOR_WORDS && page.ownHeading;
}

function eachHasItsPage(
  full: readonly Service[],
  own: readonly Service[],
  { trade, services: { onePageSite } }: Facts,
): Judgement {
  const word = offerWord(trade);
  const names = nameList(full.map(({ name }) => `"${name}"`));
  const unread = own.length - full.length;
  const rest =
    !onePageSite && unread > 0
      ? ` ${countOf(unread, `more ${word}`)} ${unread === 1 ? 'has its' : 'have their'} own page too.`
      : '';
  const what = onePageSite ? 'a long section of its own on your one page' : 'a page of its own with enough to read';
  return success(
    `${full.length === 1 ? `This ${word} has` : 'Each of these has'} ${what}: ${names}.${rest}`,
    full.map(({ evidence }) => evidence),
  );
}

/** A short text below a name may be a section too, so this only says which are long enough. */
function sectionsOf(named: number, long: number, word: string): string {
  const section = `section of ${FLOOR_WORDS} words or more`;
  if (named === 1) return `The one ${word} we recognized has no ${section}.`;
  if (long === 0) return `None of the ${named} ${word}s we recognized has a ${section}.`;
  return `Only ${shareOf(long, named, word)} we recognized ${long === 1 ? 'has' : 'have'} a ${section}.`;
}

function describe(
  { trade, services: { services, onePageSite } }: Facts,
  own: readonly Service[],
  without: readonly Service[],
): string {
  const word = offerWord(trade);
  if (services.length === 0)
    return `We found no list of the ${word}s you ${word === 'job' ? 'do' : 'offer'} that we could recognize. Asked about any one of them, AI will quote someone who has a page on it.`;
  if (onePageSite) {
    const long = services.filter((service) => isFull(service, true)).length;
    return `Your site is one page, so we judged its sections. ${sectionsOf(services.length, long, word)} A page for each ${word} works better.`;
  }
  const [missing] = without;
  if (missing) {
    const name = `"${missing.name}"`;
    const rest =
      own.length > 0
        ? ` ${own.length} of the ${services.length} ${word}s we recognized ${own.length === 1 ? 'has its' : 'have their'} own page.`
        : ` None of the ${word}s we recognized has its own page.`;
    return `You list ${name} but have no page on it. Asked about that, AI will quote someone who has.${rest}`;
  }
  const thin = own.find(({ page }) => page !== null && page.words !== null && page.words < FLOOR_WORDS);
  if (thin?.page)
    return `Your page on "${thin.name}" has only ${countOf(thin.page.words ?? 0, 'word')}. AI needs more than that to answer with: aim for ${FLOOR_WORDS} or more.`;
  if (services.length < ENOUGH_SERVICES && own.length > 0)
    return own.length === 1
      ? `We found a page for one ${word}. Its main heading should name that ${word}.`
      : `We found pages for ${own.length} ${word}s. Their main headings should name them.`;
  return `Your pages for single ${word}s do not name the ${word} in their main heading. AI cannot tell what each page is about.`;
}

function summaryOf({ onlyThin, onlyUnnamed }: { onlyThin: boolean; onlyUnnamed: boolean }, word: string): string {
  if (onlyThin) return `Say more on the page of each ${word}. Answer what people ask before they call.`;
  if (onlyUnnamed) return `Name the ${word} in the main heading of its page.`;
  return `Give each ${word} that people ask for a page of its own. Answer what they ask before they call.`;
}

function fix(
  { subject, certain, trade, services: { onePageSite } }: Facts,
  own: readonly Service[],
  withoutPage: readonly Service[],
): Fix {
  const shortSections = onePageSite ? own.filter((service) => !isFull(service, true)) : [];
  const without = [...withoutPage, ...shortSections];
  const thin = own.filter(({ page }) => page !== null && page.words !== null && page.words < FLOOR_WORDS);
  const onlyThin = without.length === 0 && thin.length > 0;
  const wanted = [...without, ...thin].slice(0, MAX_OUTLINES);
  const known = wanted.length > 0;
  const word = offerWord(trade);
  const jobs = wanted.map(({ name }) => ({ name, job: certain.services.find(({ shown }) => shown === name) ?? null }));
  // If the client signed a fact sheet without services, nothing read from the site may be pasted.
  const isNamed = known && (!certain.signed || certain.services.length > 0);
  const outlineOf = ({ name, job }: (typeof jobs)[number]): string => {
    const title = pasted(job, isNamed ? name : `the ${word} this page is about`);
    if (worksByJob(trade)) return outline(title, certain, guaranteesWork(trade));
    return visitOutline(title, certain, lawAgainstFees(subject.country, trade.id) === null);
  };
  const outlines = known ? jobs : [{ name: `your most wanted ${word}`, job: null }];
  return {
    summary: summaryOf({ onlyThin, onlyUnnamed: own.length > 0 && wanted.length === 0 }, word),
    ...(onlyThin ? { changes: ['text', 'heading'] } : {}),
    steps: [
      ...pagesToMake(without, word),
      ...thin.map(({ name, page }) => `Add text to the page on "${name}" (${page?.url ?? ''}).`),
      'Give each page its own title and description: the heading and the first sentence will do.',
      `Name the ${word} in the main heading, and put ${word === 'job' ? 'photos and facts of your own jobs' : 'your own photos and facts'} on the page.`,
    ],
    paste: outlines.map((one) => ({
      label: `Outline for ${one.name}`,
      language: 'markdown' as const,
      text: inCurrencyOf(subject, outlineOf(one)),
    })),
  };
}

function pagesToMake(without: readonly Service[], word: string): string[] {
  const named = without.slice(0, MAX_PAGES_TO_MAKE);
  const more = without.length - named.length;
  return [
    ...named.map(({ name }) => `Make a page for "${name}" and link it from your menu or services page.`),
    ...(more > 0
      ? [`You name ${countOf(more, `more ${word}`)} without a page. Put ${word}s that belong together on one page.`]
      : []),
  ];
}

function outline(job: string, { name, town }: CertainFacts, guaranteed: boolean): string {
  const place = pasted(town, 'your town');
  return [
    `# ${job} in ${place}`,
    `${job}: ${pasted(name, 'Your business name')} does this work in ${place}, [town] and [town].`,
    '## How do I know that I need it?',
    '[The three signs your customers describe on the phone]',
    '## What does it cost?',
    'Usually between $[amount] and $[amount], depending on [what changes the price].',
    '## How long does it take?',
    '[number] hours, from [first step] to [last step].',
    '## What do you do, step by step?',
    '1. [step]\n2. [step]\n3. [step]',
    ...(guaranteed ? ['## What is guaranteed?', '[number] years on [what].'] : []),
  ].join('\n\n');
}

/** For services that customers come in for. A haircut has no warning signs, and therapy has no warranty. */
function visitOutline(job: string, { name, town }: CertainFacts, withFee: boolean): string {
  return [
    `# ${job} in ${pasted(town, 'your town')}`,
    `${job} at ${pasted(name, 'Your business name')} in ${pasted(town, 'your town')}: [one sentence that says what it is].`,
    '## Who is it for?',
    '[Whom you offer it to, and whom you do not]',
    ...(withFee ? ['## What does it cost?', '$[amount], [what is included].'] : []),
    '## How long does it take?',
    '[number] minutes.',
    '## What happens when I come?',
    '1. [step]\n2. [step]\n3. [step]',
    '## How do I prepare?',
    '[What to bring, what to wear, when to arrive]',
    '## Who will look after me?',
    '[Name], [training], here since [year].',
    '## How do I book?',
    '[By phone, online, or without an appointment]',
  ].join('\n\n');
}
