import { Parser } from 'htmlparser2';

/** Attributes with a path on this site. */
const LOCAL = /(\s(?:href|src|srcset|poster)\s*=\s*(?:["']\s*)?)\/(?![/\\])/gi;
/** The pictures of a `srcset`, and those after the first one: a comma within a URL does not separate pictures. */
const SRCSET = /\ssrcset\s*=\s*(?:"[^"]*"|'[^']*')/gi;
const LOCAL_CANDIDATE = /(,\s+|\s[\d.]+[wx]\s*,)\/(?![/\\])/gi;

/** A post's HTML for readers on other sites: paths are prefixed with the site's origin. */
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
