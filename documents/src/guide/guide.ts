import { DOWNLOADS } from '@named-first/contract';
import { createPdf } from '../pdf/create-pdf.ts';
import type { Paper } from '../pdf/paper.ts';
import { drawCover } from '../publication/cover.ts';
import { createNotes } from '../publication/notes.ts';
import { plan } from './plan.ts';
import { weekFour } from './week-four.ts';
import { weekOne } from './week-one.ts';
import { weekThree } from './week-three.ts';
import { weekTwo } from './week-two.ts';

const EDITION = { words: 'November 2026', date: new Date('2026-11-20T12:00:00Z') };

export function guide(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const { title, kind } = DOWNLOADS.guide;
  const promise =
    'Four weeks of small jobs, with checklists and text to paste, for owners of HVAC, plumbing, roofing, solar, legal and healthcare businesses.';
  const notes = createNotes();
  const chapters = [plan, weekOne, weekTwo, weekThree, weekFour].flatMap((chapter) => chapter(notes.text));
  return createPdf({
    title,
    subject: promise,
    date: EDITION.date,
    paper,
    cover: (pen, parent) => drawCover(pen, parent, { kind, title, promise, edition: EDITION.words }),
    blocks: [...chapters, ...notes.list()],
  });
}
