import { setImmediate as breathe } from 'node:timers/promises';
import { brand } from '@named-first/contract';
import PDFDocument from 'pdfkit';
import type { Block } from './block.ts';
import { baselineOf } from './blocks/text.ts';
import { flow } from './flow.ts';
import { linesOf } from './lines.ts';
import { type Paper, pageFrame } from './paper.ts';
import { type Doc, type Element, Pen } from './pen.ts';
import { oneLine } from './readable-text.ts';
import { type TextStyle, type } from './theme.ts';

export type PdfContent = {
  title: string;
  subject: string;
  /** When the data was measured. Also the file's date, so that the same data gives the same bytes. */
  date: Date;
  paper: Paper;
  /** Draws the first page; it has no footer. */
  cover?: (pen: Pen, parent: Element) => void;
  blocks: readonly Block[];
};

/** Makes a tagged PDF with an outline, a title, a language and footers. */
export async function createPdf(content: PdfContent): Promise<Uint8Array<ArrayBuffer>> {
  const frame = pageFrame(content.paper);
  const doc = openDocument(content, [frame.width, frame.height]);
  const bytes = collected(doc);
  const pen = new Pen(doc, frame);
  const root = doc.struct('Document');
  doc.addStructure(root);
  if (content.cover) {
    doc.addPage();
    content.cover(pen, root);
  }
  await flow(pen, content.blocks, root, () => doc.addPage());
  footers(pen, content);
  await breathe();
  doc.end();
  return bytes;
}

function openDocument({ title, subject, date }: PdfContent, size: [number, number]): Doc {
  const doc = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    // Claims PDF/UA (ISO 14289-1) in the metadata. The types do not know this value.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    // Prevents pdfkit from loading its own default font.
    font: '',
    fontLayoutCache: true,
    info: {
      Title: oneLine(title),
      Subject: oneLine(subject),
      Author: brand.name,
      Creator: brand.name,
      CreationDate: date,
    },
  });
  escapeMetadata(doc as unknown as MetadataWriter);
  return doc;
}

type MetadataWriter = { info: Record<string, unknown>; endMetadata(): void };

/**
 * pdfkit 0.20.2 writes title and subject into the XML metadata without escaping. They are escaped here, after pdfkit
 * has written them to the file's info dictionary.
 */
function escapeMetadata(doc: MetadataWriter): void {
  const endMetadata = doc.endMetadata.bind(doc);
  doc.endMetadata = () => {
    for (const [key, value] of Object.entries(doc.info)) {
      if (typeof value === 'string') doc.info[key] = value.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    }
    endMetadata();
  };
}

async function collected(doc: Doc): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  await new Promise<void>((done, failed) => doc.once('end', done).once('error', failed));
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** Writes footers on every page but the cover: the title on the left, the page number and count on the right. */
function footers(pen: Pen, { title, cover }: PdfContent): void {
  const { doc, frame, measure } = pen;
  const { count } = doc.bufferedPageRange();
  const style: TextStyle = type.small;
  const y = frame.bottom + 22;
  for (let page = cover ? 1 : 0; page < count; page++) {
    doc.switchToPage(page);
    const [name] = linesOf(title, style, frame.textWidth - 80, measure);
    const [number] = linesOf(`${page + 1} of ${count}`, style, 80, measure);
    pen.artifact(() => {
      pen.segments(name?.segments ?? [], frame.left, y + baselineOf(style));
      pen.segments(number?.segments ?? [], frame.right - (number?.width ?? 0), y + baselineOf(style));
    }, 'Pagination');
  }
}
