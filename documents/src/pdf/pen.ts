import { mainFace } from './fonts.ts';
import type { Line, Segment } from './lines.ts';
import { Measure } from './lines.ts';
import type { PageFrame } from './paper.ts';
import { colours } from './theme.ts';

export type Doc = PDFKit.PDFDocument;
export type Element = PDFKit.PDFStructureElement;

/** The structure types of ISO 32000-1 §14.8.4 that our documents use. */
export type ElementType =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Link'
  | 'Figure'
  | 'Caption'
  | 'Code';

type ElementOptions = { alt?: string; scope?: 'Row' | 'Column'; bbox?: [number, number, number, number] };

type Rect = { x: number; y: number; width: number; height: number };
type Paint = { fill?: string; stroke?: string; lineWidth?: number; radius?: number };

/** Draws on the current page. Everything drawn belongs either to a structure element or to an artifact. */
export class Pen {
  readonly doc: Doc;
  readonly frame: PageFrame;
  readonly measure = new Measure();
  #decorating = false;
  #chapter: PDFKit.PDFOutline | null = null;

  constructor(doc: Doc, frame: PageFrame) {
    this.doc = doc;
    this.frame = frame;
  }

  /** Adds an element at the end of its parent: the drawing order is the reading order. */
  child(parent: Element, type: ElementType, options: ElementOptions = {}): Element {
    if (this.#decorating) return parent;
    const element = this.doc.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Marks what `draw` puts on the page as content of the element. */
  inside(element: Element, draw: () => void): void {
    if (this.#decorating) draw();
    else element.add(draw);
  }

  /** Draws decoration, which screen readers and text extraction skip. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    if (this.#decorating) {
      draw();
      return;
    }
    this.doc.markContent('Artifact', { type });
    this.#decorating = true;
    draw();
    this.#decorating = false;
    this.doc.endMarkedContent();
  }

  /** Adds a position of the current page to the outline. Level 2 goes under the last level 1. */
  bookmark(level: 1 | 2, title: string, top: number): void {
    const { outline } = this.doc;
    const above = level === 1 ? outline : (this.#chapter ?? outline);
    // pdfkit measures `left` from the right edge, so the page's width means the left edge.
    const place = { top: Math.max(0, top), left: this.frame.width, expanded: false };
    const item = above.addItem(title, place);
    if (level === 1) this.#chapter = item;
  }

  rect({ x, y, width, height }: Rect, paint: Paint): void {
    const { doc } = this;
    if (paint.radius) doc.roundedRect(x, y, width, height, paint.radius);
    else doc.rect(x, y, width, height);
    this.#paint(paint);
  }

  line(x1: number, y1: number, x2: number, y2: number, colour: string, lineWidth = 0.75): void {
    this.doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(lineWidth).stroke(colour);
  }

  /** An SVG path drawn on a square grid of `grid` units, placed at x, y and scaled to `size` points. */
  path(data: string, place: { x: number; y: number; size: number; grid: number }, paint: Paint): void {
    const { doc } = this;
    doc
      .save()
      .translate(place.x, place.y)
      .scale(place.size / place.grid)
      .lineCap('square')
      .lineJoin('round')
      .path(data);
    this.#paint(paint);
    doc.restore();
  }

  #paint({ fill, stroke, lineWidth = 0.75 }: Paint): void {
    if (stroke) this.doc.lineWidth(lineWidth);
    if (fill && stroke) this.doc.fillAndStroke(fill, stroke);
    else if (fill) this.doc.fill(fill);
    else if (stroke) this.doc.stroke(stroke);
  }

  /** Draws a line of text as content of the element; linked words become links within it. */
  textLine(line: Line, x: number, baseline: number, element: Element): void {
    let at = x;
    for (const group of byLink(line.segments)) {
      const start = at;
      const width = group.reduce((sum, segment) => sum + segment.width, 0);
      const link = group[0]?.link;
      const target = link ? this.child(element, 'Link') : element;
      this.inside(target, () => this.segments(group, start, baseline));
      if (link && !this.#decorating) this.#annotate(target, link, group, { x: start, y: baseline, width, height: 0 });
      at += width;
    }
  }

  #annotate(element: Element, link: string, group: Segment[], { x, y, width }: Rect): void {
    const size = group[0]?.size ?? 0;
    const words = group.map((segment) => segment.text).join('');
    this.doc.link(x, y - size, width, size * 1.3, new URL(link).href, {
      structParent: element,
      Contents: new String(words),
    } as object);
    element.end();
  }

  /** Draws segments one after the other without marking them as content. Call it within `inside` or `artifact`. */
  segments(segments: readonly Segment[], x: number, baseline: number): void {
    let at = x;
    for (const group of byLook(segments)) {
      const [first] = group;
      if (!first) continue;
      const width = group.reduce((sum, segment) => sum + segment.width, 0);
      if (first.face) {
        const text = group.map((segment) => segment.text).join('');
        this.doc
          .font(first.face.font as never, first.face.name)
          .fontSize(first.size)
          .fillColor(first.colour)
          .text(text, at, baseline - first.rise, {
            lineBreak: false,
            baseline: 'alphabetic',
            textWidth: width,
          } as object);
      } else {
        for (const [index, segment] of group.entries()) this.#box(segment, at + index * segment.width, baseline);
      }
      at += width;
    }
  }

  /** Draws an empty box for a character that no font has. The box copies and reads aloud as that character. */
  #box({ text, size, width, colour }: Segment, x: number, baseline: number): void {
    this.doc.markContent('Span', { actual: text });
    // Viewers find the text of a span where a glyph is, so an invisible glyph (a space) carries it.
    const space = mainFace('text');
    this.doc
      .font(space.font as never, space.name)
      .fontSize(size)
      .text(' ', x, baseline, { lineBreak: false, baseline: 'alphabetic' });
    const height = size * 0.68;
    this.rect(
      { x: x + size * 0.06, y: baseline - height, width: width - size * 0.12, height },
      { stroke: colour, lineWidth: size / 18 },
    );
    this.doc.endMarkedContent();
  }

  /** Fills the whole page with a color. */
  wholePage(colour: string = colours.paper): void {
    const { width, height } = this.frame;
    this.artifact(() => this.rect({ x: 0, y: 0, width, height }, { fill: colour }));
  }
}

/** Groups adjacent segments that have the same link. */
function byLink(segments: readonly Segment[]): Segment[][] {
  return grouped(segments, (a, b) => a.link === b.link);
}

/** Groups adjacent segments that have the same style, so that a line has few pieces. */
function byLook(segments: readonly Segment[]): Segment[][] {
  return grouped(
    segments,
    (a, b) => a.face === b.face && a.size === b.size && a.colour === b.colour && a.rise === b.rise,
  );
}

function grouped(segments: readonly Segment[], same: (a: Segment, b: Segment) => boolean): Segment[][] {
  const groups: Segment[][] = [];
  for (const segment of segments) {
    const last = groups.at(-1);
    if (last?.[0] && same(last[0], segment)) last.push(segment);
    else groups.push([segment]);
  }
  return groups;
}
