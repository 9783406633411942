import { textOf } from './page-checks.ts';

type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

/** A fact in structured data, and how the visible text must state it. */
export type MarkedFact = { property: string; value: string; shown: string };

/** The JSON-LD objects of a page as sent. @throws if one is not valid JSON. */
export function jsonLdOf(html: string): Value[] {
  const scripts = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text = '']) => JSON.parse(text) as Value);
}

/** The facts in a page's structured data that its visible text does not contain. */
export function unseenFacts(html: string): MarkedFact[] {
  const seen = plain(textOf(html.slice(html.indexOf('<body'))));
  return jsonLdOf(html)
    .flatMap((object) => factsIn(object))
    .filter(({ shown }) => !seen.includes(plain(shown)));
}

/** Names, telephone numbers, streets, prices, days, questions and answers, anywhere in an object. */
function factsIn(value: Value, property = ''): MarkedFact[] {
  if (Array.isArray(value)) return value.flatMap((one) => factsIn(one, property));
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([name, inner]) => factsIn(inner, name));
  }
  return asShown(property, String(value)).map((shown) => ({ property, value: String(value), shown }));
}

function asShown(property: string, value: string): string[] {
  switch (property) {
    case 'name':
    case 'headline':
    case 'jobTitle':
    case 'text':
    case 'email':
    case 'streetAddress':
    case 'addressLocality':
    case 'slogan':
      return [value];
    case 'telephone':
      return [value.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')];
    case 'price':
      return [`$${value}`];
    case 'datePublished':
      return [longDay(value)];
    default:
      return [];
  }
}

/** As visitors read it: in the agency's time zone, which is part of the date. */
function longDay(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, day)).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

const plain = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();
