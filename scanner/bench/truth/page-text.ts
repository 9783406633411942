import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Parser } from 'htmlparser2';

const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);

/**
 * Reads pages of a laid-out site as text, with words of different elements separated and without scripts and styles.
 */
export function pageTexts(folder: string): (page: string) => string {
  return (page) => {
    const file = resolve(folder, page);
    return existsSync(file) ? textOf(readFileSync(file, 'utf8')) : '';
  };
}

function textOf(html: string): string {
  const parts: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (UNSEEN.has(name)) hidden += 1;
    },
    ontext: (text) => {
      if (hidden === 0) parts.push(text);
    },
    onclosetag: (name) => {
      if (UNSEEN.has(name)) hidden -= 1;
      parts.push(' ');
    },
  });
  parser.end(html);
  return parts.join('').replace(/\s+/g, ' ');
}
