import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import type { Block, Slice } from './block.ts';
import { card } from './blocks/card.ts';
import { heading, paragraph } from './blocks/text.ts';
import { flow } from './flow.ts';
import { pageFrame } from './paper.ts';
import { Pen } from './pen.ts';

/** Lays blocks out on pages with 300 points of text height and returns the number of pages. */
async function drawn(blocks: readonly Block[]) {
  const frame = { ...pageFrame('a4'), top: 0, bottom: 300 };
  const doc = new PDFDocument({ autoFirstPage: false, bufferPages: true, margin: 0, font: '', tagged: true });
  const pen = new Pen(doc, frame);
  const root = doc.struct('Document');
  doc.addStructure(root);
  await flow(pen, blocks, root, () => doc.addPage());
  return doc.bufferedPageRange().count;
}

const places: string[] = [];

function strip(name: string, height: number, rest: Partial<Slice> = {}): Block {
  return {
    lay: () => [
      {
        height,
        gap: 10,
        keep: false,
        draw: (pen, _x, y) => places.push(`${name} p${pen.doc.bufferedPageRange().count} y${y}`),
        ...rest,
      },
    ],
  };
}

async function placesOf(blocks: readonly Block[]): Promise<string[]> {
  places.length = 0;
  await drawn(blocks);
  return [...places];
}

test('the space above is dropped at the top of a page', async () => {
  expect(await placesOf([strip('a', 200), strip('b', 80), strip('c', 80)])).toEqual([
    'a p1 y0',
    'b p1 y210',
    'c p2 y0',
  ]);
});

test('a slice that must stay with the next one moves with it', async () => {
  expect(await placesOf([strip('a', 200), strip('title', 40, { keep: true }), strip('b', 80)])).toEqual([
    'a p1 y0',
    'title p2 y0',
    'b p2 y50',
  ]);
});

test('slices that cannot share a page are split, not lost', async () => {
  const tall = Array.from({ length: 5 }, (_, index) => strip(`t${index}`, 90, { keep: index < 4 }));
  const seen = await placesOf(tall);
  expect(seen.map((place) => place.split(' ')[0])).toEqual(['t0', 't1', 't2', 't3', 't4']);
  expect(seen.at(-1)).toContain('p2');
});

test('the head of a table is repeated on the next page', async () => {
  const head = strip('head', 20).lay(null as never, 0)[0];
  const rows = ['r1', 'r2'].map((name) => strip(name, 200, head ? { again: head } : {}));
  expect(await placesOf(rows)).toEqual(['head p1 y0', 'r1 p1 y30', 'head p2 y0', 'r2 p2 y30']);
});

test('a heading is never the last thing on a page, and a card that fits is not cut', async () => {
  const filler = strip('filler', 250);
  expect(await drawn([filler, heading(2, 'Title'), paragraph('Words.')])).toBe(2);
  const box = (name: string) => card([strip(name, 40), strip(`${name}2`, 30)]);
  const seen = await placesOf([strip('filler', 220), box('x')]);
  expect(seen.slice(1).every((place) => place.includes('p2'))).toBe(true);
});
