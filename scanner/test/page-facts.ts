import type { Evidence } from '@named-first/contract';
import type { PageRole } from '../src/artifacts.ts';
import type { Judgement } from '../src/check/verdict.ts';
import { parseDocument } from '../src/read/html/parse-document.ts';
import type { CertainFact, CertainFacts } from '../src/understand/certain-facts.ts';
import type { SiteFacts } from '../src/understand/facts.ts';
import type { KindFacts } from '../src/understand/kind/kind-facts.ts';
import type { MarkupFacts } from '../src/understand/markup/markup-facts.ts';
import type { PageFacts } from '../src/understand/page-facts.ts';
import { UNKNOWN_BUILDER } from '../src/understand/site/builder.ts';
import type { LanguageFacts } from '../src/understand/site/language-facts.ts';
import type { SubjectFacts } from '../src/understand/site/subject-facts.ts';
import type { TradeFacts } from '../src/understand/trade/trade-facts.ts';
import { HIGHEST_GRADE, JARGON, MAX_DESCRIPTION_LENGTH, readingGrade } from './reading-grade.ts';

type PagePlace = { role?: PageRole; url?: string; anchor?: string };

/** A page as the scan would read it, from HTML in a test. */
export function pageFrom(html: string, { role = 'home', url, anchor = '' }: PagePlace = {}): PageFacts {
  const address = url ?? (role === 'home' ? 'https://www.example.com/' : `https://www.example.com/${role}/`);
  const body = new TextEncoder().encode(html);
  const document = parseDocument({ url: address, body, contentType: 'text/html; charset=utf-8' });
  return { role, url: address, path: new URL(address).pathname, anchor, status: 200, cut: document.cut, document };
}

/** Every top-level node of the pages, as if it were about the business itself. */
export function markupOf(pages: readonly PageFacts[]): MarkupFacts {
  const nodes = pages.flatMap((page) => page.document.markup.map((node) => ({ node, page })));
  return { businesses: nodes, nodes, broken: [] };
}

/** Structured data as a script element. */
export function jsonLd(node: object): string {
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;
}

/** A trade of the lexicon for each set of questions. */
const ID_OF_TRADE: Readonly<Record<TradeFacts['trade'], string>> = {
  hvac: 'hvac-contractor',
  plumbing: 'plumber',
  roofing: 'roofer',
  solar: 'solar-installer',
  legal: 'law-firm',
  healthcare: 'dentist',
  generic: 'handyman',
};

export function tradeOf(
  trade: TradeFacts['trade'] = 'plumbing',
  shape: TradeFacts['shape'] = 'service-area',
): TradeFacts {
  return {
    trade,
    id: ID_OF_TRADE[trade],
    certainty: 'certain',
    votes: [],
    noun: 'plumber',
    companyNoun: 'plumbing company',
    words: null,
    naming: ['title', 'sentence'],
    working: ['words'],
    rival: 0,
    branch: null,
    hint: null,
    languages: ['en'],
    shape,
  };
}

export const ENGLISH: LanguageFacts = { language: 'en', isEnglish: true };
export const GERMAN: LanguageFacts = { language: 'de', isEnglish: false };
/** A language without words in the lexicon. */
export const FINNISH: LanguageFacts = { language: 'fi', isEnglish: false };

export const SUBJECT: SubjectFacts = {
  name: 'Copper Creek Plumbing',
  noun: 'plumber',
  companyNoun: 'plumbing company',
  city: 'Boise',
  region: 'ID',
  phoneShown: '(208) 331-0142',
  country: 'US',
};

/** A fact with two invented signs. */
export function certainFact<Value>(value: Value, shown: string): CertainFact<Value> {
  return { key: shown.toLowerCase(), value, shown, signs: [], certainty: 'certain' };
}

export const NOTHING_CERTAIN: CertainFacts = {
  name: null,
  trade: null,
  branch: null,
  noun: null,
  phone: null,
  address: null,
  town: null,
  towns: [],
  services: [],
  hours: null,
};

/** The certain facts about the business of `SUBJECT`. */
export const CERTAIN: CertainFacts = {
  ...NOTHING_CERTAIN,
  name: certainFact('Copper Creek Plumbing', 'Copper Creek Plumbing'),
  trade: certainFact('plumber', 'plumber'),
  noun: certainFact({ noun: 'plumber', companyNoun: 'plumbing company' }, 'plumber'),
  phone: certainFact('+12083310142', '(208) 331-0142'),
  town: certainFact({ city: 'Boise', region: 'ID' }, 'Boise'),
};

const HOME = pageFrom('<h1>Copper Creek Plumbing</h1>');

const LOCAL_KIND: KindFacts = { kind: 'local-business', isCertain: true, signs: [], sampleText: [] };

/** Facts of a plain English site with a home page; a test adds the groups that it needs. */
export function siteFacts(groups: Partial<SiteFacts>): SiteFacts {
  const site = {
    website: HOME.url,
    finalUrl: HOME.url,
    domain: 'example.com',
    state: 'ok',
    noScore: null,
    stateReason: null,
    today: '2026-11-20',
    builder: UNKNOWN_BUILDER,
    unread: [],
  };
  const identity = {
    name: SUBJECT.name,
    isNameSure: false,
    names: [],
    phone: null,
    phoneShown: null,
    phones: [],
    addresses: [],
    address: null,
    likelyAddress: null,
    callTracking: [],
  };
  const services = { services: [], pages: [], onePageSite: false };
  return {
    site,
    pages: [HOME],
    language: ENGLISH,
    subject: SUBJECT,
    trade: tradeOf(),
    certain: CERTAIN,
    kind: LOCAL_KIND,
    identity,
    services,
    ...groups,
  } as unknown as SiteFacts;
}

/** Invented evidence for a test. */
export function evidenceFrom(excerpt: string, place: Evidence['place'] = 'text'): Evidence {
  return { url: HOME.url, place, excerpt };
}

/** A page that the scan tried and failed to read. */
export function unreadPage(role: PageRole): SiteFacts['site']['unread'][number] {
  const url = `https://www.example.com/${role}/`;
  return { role, url, fetched: { state: 'timed-out', phase: 'first-byte', requestedUrl: url, hops: [] } };
}

/** Faults in a judgement's words, evidence or fix, whatever the check; empty if it is fine. */
export function faultsOf({ status, measured, description, evidence, fix }: Judgement): string[] {
  const faults: string[] = [];
  for (const text of [description, fix.summary]) {
    const ours = text.replace(/"[^"]*"/g, '');
    if (text.length > MAX_DESCRIPTION_LENGTH) faults.push(`too long: ${text}`);
    if (JARGON.test(ours)) faults.push(`jargon: ${text}`);
    if (readingGrade(text) > HIGHEST_GRADE) faults.push(`hard to read: ${text}`);
    if (/undefined|null|NaN|\[object/.test(text)) faults.push(`hole: ${text}`);
  }
  if (evidence.length > 5) faults.push('more than five excerpts');
  if (evidence.some(({ excerpt }) => excerpt === '' || excerpt.length > 240)) faults.push('an empty or long excerpt');
  if (measured && status !== 'success' && fix.summary === '') faults.push('no fix');
  if (/\bbonded\b/i.test(fix.paste.map(({ text }) => text).join())) faults.push('suggests being bonded');
  return faults;
}
