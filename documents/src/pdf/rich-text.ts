import { colours } from './theme.ts';

/** A stretch of text in one style. */
export type Run = {
  readonly text: string;
  readonly look?: 'strong' | 'mono' | 'note';
  readonly colour?: string;
  /** A link is only made for a web or mail address. */
  readonly link?: string;
};

/** Our own text may be rich. Text from a site or a person is a plain string and is never parsed as markup. */
export type Inline = string | readonly Run[];

export function runsOf(inline: Inline): readonly Run[] {
  return typeof inline === 'string' ? [{ text: inline }] : inline;
}

const MARKUP =
  /\*\*(?<strong>[^*]+)\*\*|`(?<mono>[^`]+)`|\[\^(?<note>[a-z0-9-]+)\]|\[(?<words>[^\]]+)\]\((?<link>[^)\s]+)\)/g;

/**
 * Parses our small markup: `**strong**`, `` `code` ``, `[words](address)` and `[^source]` for a numbered note.
 *
 * @param note returns a source's number and address. Throws for a source that does not exist.
 */
export function rich(markup: string, note?: (key: string) => { number: number; link: string }): readonly Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of markup.matchAll(MARKUP)) {
    const before = markup.slice(end, match.index);
    // The first note follows its word without a space; a second one keeps a space after the first.
    const text = match.groups?.note && before.length > 1 ? before.trimEnd() : before;
    if (text !== '') runs.push({ text });
    runs.push(runOf(match.groups ?? {}, note));
    end = match.index + match[0].length;
  }
  if (end < markup.length) runs.push({ text: markup.slice(end) });
  return runs;
}

function runOf(groups: Record<string, string | undefined>, note: Parameters<typeof rich>[1]): Run {
  if (groups.strong) return { text: groups.strong, look: 'strong' };
  if (groups.mono) return { text: groups.mono, look: 'mono' };
  if (groups.link) return { text: groups.words ?? '', link: groups.link, colour: colours.signal };
  if (!note) throw new Error(`The text has a note (${groups.note}) but no list of sources`);
  const { number, link } = note(groups.note ?? '');
  return { text: String(number), look: 'note', link, colour: colours.signal };
}
