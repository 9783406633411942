/** A link of the answer: its URL and the position of its text in the plain text. */
type Link = { url: string; at: number };
/** A marker such as `[2]`: the cited page that it refers to, counted from 1. */
type Marker = { number: number; at: number };
type Span = { start: number; end: number };

type LineKind = 'blank' | 'heading' | 'item' | 'row' | 'text';
export type Line = Span & { kind: LineKind; indent: number };

/**
 * An answer in NFKC without Markdown. Every character keeps its position in the stored text, so that anything found
 * here can be quoted from there.
 */
export type PlainAnswer = {
  text: string;
  lines: readonly Line[];
  bold: readonly Span[];
  links: readonly Link[];
  markers: readonly Marker[];
  /** The part of the stored answer that a span of the plain text comes from, verbatim. */
  quote(start: number, end: number): string;
};

const MAX_CHARACTERS = 20_000;
/** Invisible characters: controls, bidirectional marks, joiners, soft hyphens. */
const INVISIBLE = /(?!\t)[\p{Cc}\p{Cf}]/u;
const LINE_START = /^([ \t]{0,24})(?:(#{1,6})[ \t]+|(?:[-*•+–]|\d{1,3}[.)])[ \t]+|>[ \t]?)?/;
const TABLE_ROW = /^[ \t]*\|.*\|[ \t]*$/;
const TABLE_RULE = /^[ \t]*\|?[ \t:|-]+\|[ \t:|-]*$/;
const LINK = /^!?\[([^\][\n]{0,300})\]\((\S{1,2000}?)(?:[ \t]+"[^"\n]{0,200}")?\)/;
const MARKER = /^\[(\d{1,3})\]|^【(\d{1,3})[^】\n]{0,40}】/;
const EMPHASIS = /^(?:\*{1,3}|__|`{1,3})/;

/** Removes the Markdown from an answer. Runs in linear time; text beyond the length limit is dropped. */
export function plainAnswer(stored: string): PlainAnswer {
  return new Reader(stored.slice(0, MAX_CHARACTERS)).read();
}

/** Extends a quote that begins or ends inside bold words by the mark on that side. */
function balanced(stored: string, from: number, to: number): string {
  const words = stored.slice(from, to);
  if ((words.split('**').length - 1) % 2 === 0) return words;
  if (stored.slice(from - 2, from) === '**') return stored.slice(from - 2, to);
  return stored.slice(to, to + 2) === '**' ? stored.slice(from, to + 2) : words;
}

class Reader {
  readonly #stored: string;
  readonly #text: string[] = [];
  /** For each character of the plain text, where it begins and ends in the stored one. */
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  readonly #lines: Line[] = [];
  readonly #bold: Span[] = [];
  readonly #links: Link[] = [];
  readonly #markers: Marker[] = [];
  #boldFrom: number | null = null;

  constructor(stored: string) {
    this.#stored = stored;
  }

  read(): PlainAnswer {
    let at = 0;
    for (const line of this.#stored.split('\n')) {
      this.#line(line, at);
      at += line.length + 1;
    }
    const [from, to, stored] = [this.#from, this.#to, this.#stored];
    return {
      text: this.#text.join(''),
      lines: this.#lines,
      bold: this.#bold,
      links: this.#links,
      markers: this.#markers,
      quote: (start, end) => (end <= start ? '' : balanced(stored, from[start] ?? 0, to[end - 1] ?? 0)),
    };
  }

  #line(line: string, at: number): void {
    if (TABLE_RULE.test(line) && line.includes('-')) return;
    const start = this.#text.length;
    const row = TABLE_ROW.test(line);
    const lead = LINE_START.exec(line);
    const body = lead?.[0].length ?? 0;
    const indent = (lead?.[1] ?? '').replaceAll('\t', '    ').length;
    const item = body > (lead?.[1]?.length ?? 0) && !lead?.[2] && !/>[ \t]?$/.test(lead?.[0] ?? '');
    this.#inline(line, body, at, row);
    this.#endBold();
    const end = this.#text.length;
    const blank = this.#text.slice(start, end).join('').trim() === '';
    const kind = blank ? 'blank' : row ? 'row' : lead?.[2] ? 'heading' : item ? 'item' : 'text';
    this.#lines.push({ kind, indent, start, end });
    this.#push('\n', at + line.length, at + line.length + 1);
  }

  #inline(line: string, start: number, at: number, row: boolean): void {
    for (let index = start; index < line.length; ) {
      const rest = line.slice(index, index + 2400);
      const taken = this.#markup(rest, at + index) || this.#cell(rest, at + index, row);
      if (taken > 0) index += taken;
      else index += this.#character(line, index, at);
    }
  }

  /** The length of the markup at the beginning of `rest`, or 0. */
  #markup(rest: string, at: number): number {
    if (!/^[[!【*_`]/.test(rest)) return 0;
    const marker = MARKER.exec(rest);
    if (marker && rest[marker[0].length] !== '(') {
      this.#markers.push({ number: Number(marker[1] ?? marker[2]), at: this.#text.length });
      return marker[0].length;
    }
    const link = LINK.exec(rest);
    if (link) {
      this.#links.push({ url: link[2] ?? '', at: this.#text.length });
      const text = link[0].startsWith('!') ? '' : (link[1] ?? '');
      this.#inline(text, 0, at + 1, false);
      return link[0].length;
    }
    const emphasis = EMPHASIS.exec(rest);
    if (!emphasis) return 0;
    if (emphasis[0].length >= 2 && emphasis[0][0] !== '`') this.#toggleBold();
    return emphasis[0].length;
  }

  /** Turns the bars of a table into marks that end a cell. */
  #cell(rest: string, at: number, row: boolean): number {
    if (!row || rest[0] !== '|') return 0;
    if (this.#text.at(-1) !== '\n' && this.#text.length > 0) this.#push('|', at, at + 1);
    return 1;
  }

  #character(line: string, index: number, at: number): number {
    const character = String.fromCodePoint(line.codePointAt(index) ?? 32);
    if (!INVISIBLE.test(character))
      for (const unit of character.normalize('NFKC').split(''))
        this.#push(unit, at + index, at + index + character.length);
    return character.length;
  }

  #push(unit: string, from: number, to: number): void {
    this.#text.push(unit);
    this.#from.push(from);
    this.#to.push(to);
  }

  #toggleBold(): void {
    if (this.#boldFrom === null) this.#boldFrom = this.#text.length;
    else this.#endBold();
  }

  #endBold(): void {
    if (this.#boldFrom !== null && this.#text.length > this.#boldFrom)
      this.#bold.push({ start: this.#boldFrom, end: this.#text.length });
    this.#boldFrom = null;
  }
}
