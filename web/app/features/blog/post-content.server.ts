import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment, serialize } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;
type TextNode = DefaultTreeAdapterTypes.TextNode;

/** Texts in these are no words of the post. */
const UNREAD = new Set(['script', 'style', 'template']);

const STAND_INS: Record<string, string> = { plaintext: 'pre', noscript: 'span' };

export type PostContent = { html: string; words: number };

/**
 * A post's HTML as `innerHTML` would make it: what was left open ends with the post, and what closes something outside
 * of it is dropped. Nothing else is taken out or added; what may run is for the content security policy to say.
 */
export function readPostContent(source: string): PostContent {
  const place = defaultTreeAdapter.createElement('div', html.NS.HTML, []);
  // The scripts of a post never run, so what it says to browsers without scripts is what it says to all.
  const fragment = parseFragment(place, source, { scriptingEnabled: false });
  endTheEndless(fragment);
  return { html: serialize(fragment, { scriptingEnabled: false }), words: countWords(fragment) };
}

/**
 * Three things could reach past the post although they are balanced: `<plaintext>`, which has no end (HTML,
 * 13.2.6.4.7), a script with an open comment, in which `</script>` may be text (4.12.1.3), and `<noscript>`, whose inside
 * is read as text or as markup (4.12.2).
 */
function endTheEndless(node: Node): void {
  const standIn = STAND_INS[node.nodeName];
  // Inside SVG and MathML these are names like any other.
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
