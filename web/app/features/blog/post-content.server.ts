import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment, serialize } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;
type TextNode = DefaultTreeAdapterTypes.TextNode;

/** The text of these elements does not count as words of the post. */
const UNREAD = new Set(['script', 'style', 'template']);

const STAND_INS: Record<string, string> = { plaintext: 'pre', noscript: 'span' };

export type PostContent = { html: string; words: number };

/**
 * A post's HTML as `innerHTML` would parse it: open elements end with the post, and end tags of outer elements are
 * dropped. Nothing else is removed or added; the content security policy decides what may run.
 */
export function readPostContent(source: string): PostContent {
  const place = defaultTreeAdapter.createElement('div', html.NS.HTML, []);
  // Scripts of a post never run, so everyone gets what it says to browsers without scripts.
  const fragment = parseFragment(place, source, { scriptingEnabled: false });
  endTheEndless(fragment);
  return { html: serialize(fragment, { scriptingEnabled: false }), words: countWords(fragment) };
}

/**
 * Three constructs could reach beyond the post although they are balanced: `<plaintext>`, which has no end (HTML,
 * 13.2.6.4.7), a script with an open comment, in which `</script>` may be text (4.12.1.3), and `<noscript>`, whose
 * content parses as text or as markup (4.12.2).
 */
function endTheEndless(node: Node): void {
  const standIn = STAND_INS[node.nodeName];
  // Inside SVG and MathML these names have no special meaning.
  if (standIn && (node as Element).namespaceURI === html.NS.HTML)
    Object.assign(node, { nodeName: standIn, tagName: standIn });
  if (node.nodeName === 'script') endScriptComment(node);
  for (const child of childrenOf(node)) endTheEndless(child);
}

function endScriptComment(script: Node): void {
  const text = childrenOf(script).at(-1);
  if (text?.nodeName !== '#text') return;
  const { value } = text as TextNode;
  if (value.lastIndexOf('<!--') > value.lastIndexOf('-->')) Object.assign(text, { value: `${value}-->` });
}

function countWords(root: Node): number {
  const texts: string[] = [];
  const visit = (node: Node) => {
    if (node.nodeName === '#text') texts.push((node as TextNode).value);
    if (!UNREAD.has(node.nodeName)) for (const child of childrenOf(node)) visit(child);
  };
  visit(root);
  return texts
    .join(' ')
    .split(/\s+/u)
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}

function childrenOf(node: Node): DefaultTreeAdapterTypes.ChildNode[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}
