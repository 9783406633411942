import { brand } from '@named-first/contract';
import { linesOf } from '../pdf/lines.ts';
import type { Element, Pen } from '../pdf/pen.ts';
import { drawLogo } from '../pdf/signs.ts';
import { colours, type TextStyle, type } from '../pdf/theme.ts';

export type Cover = { kind: string; title: string; promise: string; edition: string };

const title: TextStyle = { font: 'display', size: 42, leading: 44, colour: colours.ink };
const kind: TextStyle = { font: 'strong', size: 12, leading: 16, colour: colours.signal };
const promise: TextStyle = { font: 'text', size: 14, leading: 21, colour: colours.soft };

/** Draws the first page, with the product's picture of an answer that names one business first. */
export function drawCover(pen: Pen, parent: Element, cover: Cover): void {
  const { left, right, textWidth, height } = pen.frame;
  pen.wholePage();
  pen.artifact(() => {
    drawLogo(pen, left, 56, 30);
    pen.line(left, 104, right, 104, colours.ink, 2.5);
  });
  write(pen, parent, { text: brand.name, style: { ...type.h2, size: 17 }, x: left + 39, y: 78, width: 300, tag: 'P' });
  const below = write(pen, parent, { text: cover.kind, style: kind, x: left, y: 150, width: textWidth, tag: 'P' });
  pen.bookmark(1, cover.title, 0);
  const end = write(pen, parent, {
    text: cover.title,
    style: title,
    x: left,
    y: below + 34,
    width: textWidth,
    tag: 'H1',
  });
  write(pen, parent, { text: cover.promise, style: promise, x: left, y: end + 2, width: textWidth * 0.8, tag: 'P' });
  answerPicture(pen, parent, height - 318);
  const foot = `${cover.edition} · ${new URL(brand.companySite).host}`;
  write(pen, parent, { text: foot, style: type.small, x: left, y: height - 52, width: textWidth, tag: 'P' });
}

type Words = { text: string; style: TextStyle; x: number; y: number; width: number; tag: 'P' | 'H1' };

/** Writes lines downward from the first baseline; returns where the next line would be. */
function write(pen: Pen, parent: Element, { text, style, x, y, width, tag }: Words): number {
  const element = pen.child(parent, tag);
  let baseline = y;
  for (const line of linesOf(text, style, width, pen.measure)) {
    pen.textLine(line, x, baseline, element);
    baseline += style.leading;
  }
  return baseline;
}

const QUESTION = 'Who can fix a burst pipe in Columbus tonight?';
const ANSWER = { name: '1. Your business', reason: 'Licensed plumber serving Columbus. Answers the phone at night.' };

function answerPicture(pen: Pen, parent: Element, top: number): void {
  const { left, textWidth } = pen.frame;
  const figure = pen.child(parent, 'Figure', {
    alt: `An example of an assistant's answer. Asked “${QUESTION}”, it names one business first; the names below it stay unread.`,
    bbox: [left, top, left + textWidth, top + 226],
  });
  pen.inside(figure, () => {
    pen.rect(
      { x: left, y: top, width: textWidth, height: 226 },
      { fill: colours.sheet, stroke: colours.line, radius: 8 },
    );
    bubble(pen, left + textWidth - 20, top + 20);
    drawLogo(pen, left + 22, top + 78, 24);
    named(pen, left + 60, top + 74, textWidth - 82);
    unread(pen, { number: '2.', x: left + 72, y: top + 150, widths: [96, 330, 214] });
    unread(pen, { number: '3.', x: left + 72, y: top + 192, widths: [78, 288] });
  });
}

function bubble(pen: Pen, right: number, top: number): void {
  const style: TextStyle = { ...type.body, size: 11 };
  const [line] = linesOf(QUESTION, style, 400, pen.measure);
  const width = (line?.width ?? 0) + 28;
  pen.rect({ x: right - width, y: top, width, height: 34 }, { fill: colours.sunk, radius: 6 });
  pen.segments(line?.segments ?? [], right - width + 14, top + 21);
}

function named(pen: Pen, x: number, y: number, width: number): void {
  pen.rect({ x, y, width, height: 54 }, { fill: colours.signalTint });
  pen.rect({ x, y, width: 4, height: 54 }, { fill: colours.signal });
  const [name] = linesOf(ANSWER.name, { ...type.h2, size: 15 }, width, pen.measure);
  const [reason] = linesOf(ANSWER.reason, type.body, width - 20, pen.measure);
  pen.segments(name?.segments ?? [], x + 16, y + 23);
  pen.segments(reason?.segments ?? [], x + 16, y + 41);
}

function unread(pen: Pen, { number, x, y, widths }: { number: string; x: number; y: number; widths: number[] }): void {
  const [words] = linesOf(number, { ...type.h2, colour: colours.soft }, 60, pen.measure);
  pen.segments(words?.segments ?? [], x, y + 10);
  const [name = 0, ...lines] = widths;
  pen.rect({ x: x + 20, y: y + 1, width: name, height: 9 }, { fill: colours.line, radius: 2 });
  for (const [index, width] of lines.entries()) {
    pen.rect({ x, y: y + 18 + index * 11, width, height: 6 }, { fill: colours.sunk, radius: 2 });
  }
}
