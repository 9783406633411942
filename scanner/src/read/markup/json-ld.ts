import { decodeHTML } from 'entities';
import { LANGUAGES } from '../../lexicon/language-code.ts';
import type { BrokenMarkup, MarkupNode, MarkupValue, ScriptTag } from '../html/document.ts';
import { MAX_VALUE_LENGTH } from './context.ts';
import { linkReferences, type OpenNode } from './references.ts';
import { schemaName } from './schema-names.ts';

const DEEPEST = 40;
const MAX_NODES = 3000;
const MAX_VALUES = 20_000;
const MAX_TYPES = 50;
const MAX_RAW_LENGTH = 2000;

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };
type Reading = { top: OpenNode[]; all: OpenNode[]; values: number; baseUrl: string; offset: number; cut: boolean };

/** Parses every JSON-LD block of a page. A broken block never affects the next. */
export function readJsonLd(
  scripts: readonly ScriptTag[],
  baseUrl: string,
): { nodes: MarkupNode[]; broken: BrokenMarkup[]; cut: boolean } {
  const reading: Reading = { top: [], all: [], values: 0, baseUrl, offset: 0, cut: false };
  const broken: BrokenMarkup[] = [];
  for (const script of scripts) {
    reading.offset = script.offset;
    const { value, problem } = parseBlock(script.text);
    if (problem !== null)
      broken.push({ raw: script.text.trim().slice(0, MAX_RAW_LENGTH), problem, offset: script.offset });
    if (value !== undefined) readTop(value, reading, 0);
  }
  linkReferences(reading.all);
  return { nodes: reading.top, broken, cut: reading.cut };
}

type ParsedBlock = { value: Json | undefined; problem: string | null };

/**
 * Ignores comment and CDATA wrappers, as search engines do. Trailing commas and raw line breaks make the block invalid,
 * because strict parsers refuse it, but its content is still read.
 */
/** No real data is nested like this. V8 needs memory for each level, which takes 20 times as long as reading flat data. */
const MAX_DEPTH = 500;

function parseBlock(raw: string): ParsedBlock {
  const text = unwrap(raw);
  if (text === '') return { value: undefined, problem: 'The block is empty' };
  if (isTooDeep(text)) return { value: undefined, problem: `Nested more than ${MAX_DEPTH} deep` };
  const strict = parse(text);
  if (strict !== undefined) return { value: strict, problem: null };
  const repaired = parse(repair(text));
  if (repaired !== undefined) return { value: repaired, problem: 'A comma too many or a line break inside a text' };
  return { value: undefined, problem: 'Not valid JSON' };
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString && code === 92) index += 1;
    else if (code === 34) inString = !inString;
    else if (!inString && (code === 91 || code === 123)) depth += 1;
    else if (!inString && (code === 93 || code === 125)) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Drops commas before a closing bracket and escapes raw control characters inside strings, in one pass. */
function repair(text: string): string {
  let repaired = '';
  let start = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString && code === 92) index += 1;
    else if (code === 34) inString = !inString;
    else if (inString ? code < 32 : code === 44 && closesNext(text, index + 1)) {
      repaired += text.slice(start, index) + (inString ? ' ' : '');
      start = index + 1;
    }
  }
  return (repaired + text.slice(start)).replace(/;\s*$/, '');
}

/** Looks ahead past a bounded amount of white space. */
function closesNext(text: string, from: number): boolean {
  for (let index = from; index < text.length && index < from + 200; index += 1) {
    const char = text[index];
    if (char === '}' || char === ']') return true;
    if (char !== ' ' && char !== '\n' && char !== '\r' && char !== '\t') return false;
  }
  return false;
}

function unwrap(raw: string): string {
  let text = raw.trim();
  for (const [start, end] of WRAPPERS) {
    if (text.startsWith(start)) text = text.slice(start.length).trim();
    if (text.endsWith(end)) text = text.slice(0, -end.length).trim();
  }
  return text;
}

const WRAPPERS: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['//<![CDATA[', '//]]>'],
  ['/*<![CDATA[*/', '/*]]>*/'],
  ['<![CDATA[', ']]>'],
];

function readTop(value: Json, reading: Reading, depth: number): void {
  if (depth > DEEPEST) return;
  if (Array.isArray(value)) {
    for (const entry of value) readTop(entry, reading, depth + 1);
    return;
  }
  if (value === null || typeof value !== 'object') return;
  for (const key of ['@graph', '@included']) {
    const inner = value[key];
    if (inner !== undefined) readTop(inner, reading, depth + 1);
  }
  const node = readNode(value, reading, depth);
  if (node && (node.types.length > 0 || node.properties.size > 0)) reading.top.push(node);
}

function readNode(value: { [key: string]: Json }, reading: Reading, depth: number): OpenNode | null {
  if (reading.all.length >= MAX_NODES) {
    reading.cut = true;
    return null;
  }
  const node: OpenNode = {
    notation: 'json-ld',
    types: strings(value['@type'] ?? value.type)
      .slice(0, MAX_TYPES)
      .map(schemaName),
    id: identifier(value['@id'] ?? value.id, reading.baseUrl),
    properties: new Map(),
    offset: reading.offset,
  };
  reading.all.push(node);
  for (const [key, entry] of Object.entries(value)) {
    if (key.startsWith('@') || isAlias(key, value)) continue;
    const name = schemaName(key);
    const values: MarkupValue[] = node.properties.get(name) ?? [];
    readValues(entry, reading, depth + 1, values);
    if (values.length > 0) node.properties.set(name, values);
  }
  return node;
}

/** schema.org's own context maps `type` and `id` to the JSON-LD keywords. */
function isAlias(key: string, value: { [key: string]: Json }): boolean {
  return (key === 'type' && value['@type'] === undefined) || (key === 'id' && value['@id'] === undefined);
}

function readValues(value: Json, reading: Reading, depth: number, into: MarkupValue[]): void {
  if (reading.values >= MAX_VALUES) reading.cut = true;
  if (value === null || depth > DEEPEST || reading.cut) return;
  reading.values += 1;
  if (Array.isArray(value)) {
    for (const entry of value) readValues(entry, reading, depth + 1, into);
  } else if (typeof value === 'string') {
    const text = plain(value);
    if (text !== '') into.push(text);
  } else if (typeof value !== 'object') into.push(value);
  else if ('@value' in value) readValues(value['@value'] ?? null, reading, depth + 1, into);
  else if ('@list' in value || '@set' in value) {
    readValues(value['@list'] ?? value['@set'] ?? null, reading, depth + 1, into);
  } else if (isLanguageMap(value)) readValues(Object.values(value), reading, depth + 1, into);
  else {
    const node = readNode(value, reading, depth);
    if (node) into.push(node);
  }
}

/** `{ "en": "Plumber", "de": "Klempner" }` (JSON-LD 1.1, section 4.6.2), whatever the context declares. */
function isLanguageMap(value: { [key: string]: Json }): boolean {
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, text]) => LANGUAGE_TAGS.has(key.slice(0, 2)) && isTag(key, text));
}

const LANGUAGE_TAGS: ReadonlySet<string> = new Set(LANGUAGES);

function isTag(key: string, text: Json): boolean {
  return /^[a-z]{2}(?:-[A-Za-z]{2,4})?$/.test(key) && (typeof text === 'string' || Array.isArray(text));
}

/** Plugins often leave entities in strings (`&amp;`, `&#8217;`); consumers show them decoded. */
function plain(written: string): string {
  const text = written.slice(0, MAX_VALUE_LENGTH);
  return (text.includes('&') ? decodeHTML(text) : text).trim();
}

function strings(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function identifier(value: Json | undefined, baseUrl: string): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  if (value.startsWith('_:')) return value;
  try {
    return new URL(value, baseUrl).href;
  } catch {
    return value;
  }
}
