import { type Paste, writePasteTable } from '@named-first/contract';
import type { Mention } from '../understand/mention.ts';

const MAX_ROWS = 40;

/** A table of every place where each value occurs. */
export function mentionTable(label: string, mentions: readonly Mention[]): Paste {
  const rows = mentions
    .slice(0, MAX_ROWS)
    .map(({ shown, label: use, caption, source, region, evidence }) => [
      shown,
      use ?? caption ?? 'no label',
      placeOf(source, region),
      evidence.url,
    ]);
  return { label, language: 'markdown', text: writePasteTable({ head: ['value', 'label', 'where', 'page'], rows }) };
}

function placeOf(source: Mention['source'], region: string): string {
  switch (source) {
    case 'markup':
      return 'structured data';
    case 'link':
      return 'link';
    case 'title':
      return 'page title';
    case 'llms.txt':
      return 'llms.txt';
    case 'text':
      return region === 'main' ? 'text' : `text (${region})`;
  }
}
