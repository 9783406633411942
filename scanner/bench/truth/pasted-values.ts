import { type Paste, pasteTable } from '@named-first/contract';
import { WEEKDAYS } from './label.ts';
import { containsEveryWord, containsPlain } from './plain-words.ts';

export const PASTED_KINDS = ['type', 'name', 'phone', 'address', 'town', 'service', 'hours', 'noun'] as const;
/** One value inside a paste. Hours have the form `mo 08:00-17:00` or `mo closed`. */
export type PastedValue = { kind: (typeof PASTED_KINDS)[number]; value: string };

type Node = Readonly<Record<string, unknown>>;

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const HOURS_LINE = new RegExp(`^(${DAY_NAMES.join('|')})(?: to (${DAY_NAMES.join('|')}))?: (.+)$`, 'gm');
const TIMES = /(\d{1,2}):(\d{2}) (am|pm) – (\d{1,2}):(\d{2}) (am|pm)/g;

const WEB_ADDRESS = /https?:\/\/\S+/g;
/** A blank without another one inside: `[amount]` in `[free / $[amount], taken off the bill]`. */
const INNER_BLANK = /\[[^[\]]*\]/g;

/** The text without unfilled blanks, whose examples say nothing about the site: `[what you do, such as a bakery]`. */
function withoutBlanks(text: string): string {
  const rest = text.replace(INNER_BLANK, ' ');
  return rest === text ? text : withoutBlanks(rest);
}

/**
 * Returns the distinct values in pastes. JSON-LD is read by property; other texts are searched for each of
 * `candidates`. Ignores unfilled blanks in square brackets, words inside URLs, and tables, which quote the site. A town
 * or a noun inside the pasted name is part of the name.
 */
export function pastedValues(pastes: readonly Paste[], candidates: readonly PastedValue[]): PastedValue[] {
  const texts = pastes
    .filter((paste) => paste.language !== 'json-ld' && pasteTable(paste) === null)
    .map(({ text }) => withoutBlanks(text.replace(WEB_ADDRESS, ' ')));
  const names = candidates.filter(({ kind }) => kind === 'name').map(({ value }) => value);
  const besides = texts.map((text) => names.reduce((rest, name) => rest.replaceAll(name, ' | '), text));
  const isPasted = ({ kind, value }: PastedValue): boolean =>
    kind === 'town' || kind === 'noun'
      ? besides.some((text) => containsEveryWord(text, value))
      : texts.some((text) => containsPlain(text, value));
  const found = [
    ...pastes.filter(({ language }) => language === 'json-ld').flatMap(({ text }) => jsonLdValues(text)),
    ...texts.flatMap(hoursLines),
    ...candidates.filter(isPasted),
  ];
  const distinct = new Map(found.map((entry) => [`${entry.kind} ${entry.value.toLowerCase()}`, entry]));
  return [...distinct.values()].filter(({ value }) => value !== '' && !value.includes('['));
}

function jsonLdValues(text: string): PastedValue[] {
  const json = text.replace(/^\s*<script[^>]*>/, '').replace(/<\/script>\s*$/, '');
  // Single lines for a label that the site has: `"@type": "Plumber"`.
  if (json.startsWith('"')) return parsed(`{${json}}`).flatMap((node) => values('type', node['@type']));
  const graph = parsed(json);
  return graph.flatMap((node) =>
    node['@type'] === 'Service' ? serviceValues(node) : 'telephone' in node ? cardValues(node) : [],
  );
}

/** The nodes of the document; empty if it is not JSON or has no objects. */
function parsed(json: string): Node[] {
  try {
    const value: unknown = JSON.parse(json);
    const graph = isNode(value) && Array.isArray(value['@graph']) ? (value['@graph'] as unknown[]) : [value];
    return graph.filter(isNode);
  } catch {
    return [];
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function serviceValues(node: Node): PastedValue[] {
  return [...values('service', node.name), ...values('town', node.areaServed)];
}

function cardValues(node: Node): PastedValue[] {
  const address = isNode(node.address) ? node.address : {};
  return [
    ...values('type', node['@type']),
    ...values('name', node.name),
    ...values('phone', node.telephone),
    ...values('address', address.streetAddress),
    ...values('town', address.addressLocality),
    ...values('town', node.areaServed),
    ...specifiedHours(node.openingHoursSpecification),
  ];
}

function values(kind: PastedValue['kind'], value: unknown): PastedValue[] {
  const all = Array.isArray(value) ? value : [value];
  return all.flatMap((entry) => (typeof entry === 'string' ? [{ kind, value: entry }] : []));
}

function specifiedHours(value: unknown): PastedValue[] {
  if (!Array.isArray(value)) return [];
  return (value as unknown[]).flatMap((entry) => {
    if (!isNode(entry) || !Array.isArray(entry.dayOfWeek)) return [];
    const { dayOfWeek, opens, closes } = entry;
    return dayOfWeek.flatMap((day) => dayHours(DAY_NAMES.indexOf(day), `${opens}-${closes}`));
  });
}

function hoursLines(text: string): PastedValue[] {
  return [...text.matchAll(HOURS_LINE)].flatMap(([, first = '', last = first, told = '']) => {
    const times = told === 'closed' ? ['closed'] : told === 'open 24 hours' ? ['00:00-24:00'] : readTimes(told);
    const days = DAY_NAMES.slice(DAY_NAMES.indexOf(first), DAY_NAMES.indexOf(last) + 1);
    return days.flatMap((day) => times.flatMap((time) => dayHours(DAY_NAMES.indexOf(day), time)));
  });
}

function readTimes(told: string): string[] {
  return [...told.matchAll(TIMES)].map(
    ([, h1, m1, half1, h2, m2, half2]) => `${in24(h1, m1, half1)}-${in24(h2, m2, half2)}`,
  );
}

function in24(hour = '', minute = '', half = ''): string {
  return `${String((Number(hour) % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

function dayHours(day: number, told: string): PastedValue[] {
  const name = WEEKDAYS[day];
  return name ? [{ kind: 'hours', value: `${name} ${told}` }] : [];
}
