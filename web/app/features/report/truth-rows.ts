import { asksAsLocal, factName, type ScanReport, type StatedFact } from '@named-first/contract';

export type TruthRow = {
  kind: StatedFact['kind'];
  label: string;
  facts: StatedFact[];
};

const LABELS: Partial<Record<StatedFact['kind'], string>> = {
  town: 'Towns',
  price: 'Prices',
  service: 'Services',
  emergency: 'Emergency',
};

/** What customers ask an assistant first. A row without a fact appears as a blank. */
const ALWAYS = ['name', 'trade', 'town', 'phone', 'hours', 'emergency', 'price', 'licence', 'proof'] as const;

/**
 * Not shown as blanks: a business that drives to its customers is advised to hide its address, and services have
 * their own check.
 */
const WHERE_FOUND = ['address', 'service'] as const;

const ORDER: readonly StatedFact['kind'][] = [...ALWAYS.slice(0, 4), 'address', ...ALWAYS.slice(4), 'service'];

/**
 * The rows of the card: every kind of fact in the order people ask for it, with what the site says. Nobody asks a club
 * for its prices, so only a local business has blanks.
 */
export function truthRows({ facts, kind: site }: Pick<ScanReport['business'], 'facts' | 'kind'>): TruthRow[] {
  const optional: readonly StatedFact['kind'][] = WHERE_FOUND;
  return ORDER.map((kind) => {
    const found = facts.filter((fact) => fact.kind === kind);
    return { kind, label: LABELS[kind] ?? factName(kind), facts: found };
  }).filter((row) => row.facts.length > 0 || (asksAsLocal(site) && !optional.includes(row.kind)));
}

export type Quote = { before: string; match: string; after: string };

const MAX_QUOTE = 160;
const MAX_LABEL_QUOTE = 90;

/**
 * The part of an excerpt around the value, word for word; omissions are marked. If the excerpt spells the value
 * differently, returns its beginning without a match.
 */
export function quoteAround(excerpt: string, value: string, place: string): Quote {
  const longest = place === 'markup' ? MAX_LABEL_QUOTE : MAX_QUOTE;
  const at = placeOf(value, excerpt);
  const [start, end] = at < 0 ? [0, 0] : [at, at + value.length];
  const room = Math.max(0, longest - (end - start));
  const from = excerpt.length <= longest ? 0 : Math.max(0, Math.min(start - room / 2, excerpt.length - longest));
  const to = excerpt.length <= longest ? excerpt.length : Math.max(end, from + longest);
  const [left, right] = [wordStart(excerpt, Math.floor(from), start), wordEnd(excerpt, Math.ceil(to), end)];
  return {
    before: (left > 0 ? '… ' : '') + excerpt.slice(left, start),
    match: excerpt.slice(start, end),
    after: excerpt.slice(end, right) + (right < excerpt.length ? ' …' : ''),
  };
}

function placeOf(value: string, excerpt: string): number {
  const exact = excerpt.indexOf(value);
  const lower = excerpt.toLowerCase();
  // Some letters change their length in lower case, which shifts every index after them.
  return exact >= 0 || lower.length !== excerpt.length ? exact : lower.indexOf(value.toLowerCase());
}

function wordStart(text: string, from: number, atMost: number): number {
  if (from <= 0) return 0;
  const space = text.indexOf(' ', from);
  return space < 0 || space >= atMost ? Math.min(from, atMost) : space + 1;
}

function wordEnd(text: string, to: number, atLeast: number): number {
  if (to >= text.length) return text.length;
  const space = text.lastIndexOf(' ', to);
  return space <= atLeast ? Math.max(to, atLeast) : space;
}
