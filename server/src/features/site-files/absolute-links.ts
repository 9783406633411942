import { Parser } from 'htmlparser2';

/** Links and pictures of a tag that name a place on this site by its path alone. */
const LOCAL = /(\s(?:href|src|poster)\s*=\s*(["']?))\/(?![/\\])/gi;

/** A post's HTML for readers elsewhere: what it names by path gets the site's own address in front. */
export function withAbsoluteLinks(html: string, origin: string): string {
  let result = '';
  let copied = 0;
  const parser = new Parser({
    onopentag() {
      const { startIndex, endIndex } = parser;
      if (startIndex < copied) return;
      result += html.slice(copied, startIndex);
      result += html.slice(startIndex, endIndex + 1).replace(LOCAL, `$1${origin}/`);
      copied = endIndex + 1;
    },
  });
  parser.end(html);
  return result + html.slice(copied);
}
