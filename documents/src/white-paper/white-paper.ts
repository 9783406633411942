import { DOWNLOADS } from '@named-first/contract';
import { createPdf } from '../pdf/create-pdf.ts';
import type { Paper } from '../pdf/paper.ts';
import { drawCover } from '../publication/cover.ts';
import { createNotes } from '../publication/notes.ts';
import { crawlers } from './crawlers.ts';
import { opening } from './opening.ts';
import { reading } from './reading.ts';
import { trusting } from './trusting.ts';

const EDITION = { words: 'November 2026', date: new Date('2026-11-20T12:00:00Z') };

export function whitePaper(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const { title, kind } = DOWNLOADS['white-paper'];
  const promise =
    'What is known, and what is not, about how ChatGPT, Claude, Perplexity, Google and the others find, read, trust and name a local business.';
  const notes = createNotes();
  const chapters = [opening, crawlers, reading, trusting].flatMap((chapter) => chapter(notes.text));
  return createPdf({
    title,
    subject: promise,
    date: EDITION.date,
    paper,
    cover: (pen, parent) => drawCover(pen, parent, { kind, title, promise, edition: EDITION.words }),
    blocks: [...chapters, ...notes.list()],
  });
}
