import { Parser } from 'htmlparser2';

/** Links and pictures of a tag that name a place on this site by its path alone. */
const LOCAL = /(\s(?:href|src|srcset|poster)\s*=\s*(?:["']\s*)?)\/(?![/\\])/gi;
/** The pictures of a `srcset`, and those of them after the first: a comma in the middle of an address ends nothing. */
const SRCSET = /\ssrcset\s*=\s*(?:"[^"]*"|'[^']*')/gi;
const LOCAL_CANDIDATE = /(,\s+|\s[\d.]+[wx]\s*,)\/(?![/\\])/gi;

/** A post's HTML for readers elsewhere: what it names by path gets the site's own address in front. */
export function withAbsoluteLinks(html: string, origin: string): string {
  let result = '';
  let copied = 0;
  const parser = new Parser({
    onopentag() {
      const { startIndex, endIndex } = parser;
      if (startIndex < copied) return;
      result += html.slice(copied, startIndex);
      result += html
        .slice(startIndex, endIndex + 1)
        .replace(SRCSET, (pictures) => pictures.replace(LOCAL_CANDIDATE, `$1${origin}/`))
        .replace(LOCAL, `$1${origin}/`);
      copied = endIndex + 1;
    },
  });
  parser.end(html);
  return result + html.slice(copied);
}
