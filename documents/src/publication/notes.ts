import type { Block } from '../pdf/block.ts';
import { list } from '../pdf/blocks/list.ts';
import { heading } from '../pdf/blocks/text.ts';
import { type Run, rich } from '../pdf/rich-text.ts';
import { colours, type } from '../pdf/theme.ts';
import { SOURCES } from './sources.ts';

/** Parses our small markup into runs. Numbers notes in the order in which a document first uses them. */
export type Rich = (markup: string) => readonly Run[];

export type Notes = { text: Rich; list(): Block[] };

/**
 * The notes of one document.
 *
 * @throws for a source that is not in the list.
 */
export function createNotes(): Notes {
  const used: (keyof typeof SOURCES)[] = [];
  const note = (key: string) => {
    if (!isSource(key)) throw new Error(`There is no source called ${key}`);
    if (!used.includes(key)) used.push(key);
    return { number: used.indexOf(key) + 1, link: SOURCES[key].link };
  };
  return {
    text: (markup) => rich(markup, note),
    list: () => [
      heading(1, 'Sources', { gap: 30 }),
      list(
        used.map((key) => [
          { text: `${SOURCES[key].text} ` },
          { text: shown(SOURCES[key].link), link: SOURCES[key].link, colour: colours.signal },
        ]),
        { sign: 'number', style: { ...type.small, size: 8, leading: 10.8 }, itemGap: 2.5 },
      ),
    ],
  };
}

const MAX_SHOWN_LENGTH = 62;

/**
 * The address as printed: without the parts that browsers add themselves, and only the host if it is long. The link has
 * the full address.
 */
function shown(link: string): string {
  const { host, pathname } = new URL(link);
  const short = `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
  return short.length <= MAX_SHOWN_LENGTH ? short : `${host.replace(/^www\./, '')}/…`;
}

function isSource(key: string): key is keyof typeof SOURCES {
  return Object.hasOwn(SOURCES, key);
}
