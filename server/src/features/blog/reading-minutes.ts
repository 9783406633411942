import { Parser } from 'htmlparser2';

const WORDS_A_MINUTE = 220;
/** Elements that do not separate words: `<b>L</b>LM` is one word. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em font i ins del kbd mark q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const UNREAD = new Set(['script', 'style', 'template']);

/** The reading time of a post in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(countWords(html) / WORDS_A_MINUTE));
}

function countWords(html: string): number {
  let text = '';
  let unread = 0;
  const boundary = (name: string) => {
    if (!INLINE.has(name)) text += ' ';
  };
  const parser = new Parser({
    onopentag(name) {
      if (UNREAD.has(name)) unread += 1;
      boundary(name);
    },
    ontext(part) {
      if (unread === 0) text += part;
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread -= 1;
      boundary(name);
    },
  });
  parser.end(html);
  return text.split(/\s+/u).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}
