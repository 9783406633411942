/** What the visual editor shows as a reader sees it and leaves alone where nobody types. */
const ELEMENTS = new Set(
  'a abbr b blockquote br caption cite code dd del dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strong sub sup table tbody td tfoot th thead time tr u ul var'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  'alt cite class colspan datetime decoding dir headers height href id lang loading rel reversed rowspan scope sizes src srcset start target title value width'.split(
    ' ',
  ),
);
/** Text that stands in none of these is wrapped by a browser as soon as somebody presses Enter. */
const MAX_CHARACTERS = 200_000;

/**
 * Why the visual editor would not do for a post, in a sentence; null when it does. It edits what the browser made of
 * the HTML, so it is offered only where the browser gives back the same HTML, character by character.
 */
export function whyNotVisual(html: string, page: Document = document): string | null {
  if (html.length > MAX_CHARACTERS) return 'Too long for the visual editor.';
  const { content, innerHTML } = read(html, page);
  for (const element of content.querySelectorAll('*')) {
    const reason = whyNotElement(element);
    if (reason) return reason;
  }
  if (innerHTML !== html) return 'The visual editor would rewrite this HTML.';
  return [...content.childNodes].some(isBareText) ? 'The visual editor needs all text in paragraphs.' : null;
}

/** A template's content belongs to a document without a window: nothing in it is loaded or run. */
function read(html: string, page: Document): HTMLTemplateElement {
  const template = page.createElement('template');
  template.innerHTML = html;
  return template;
}

function whyNotElement({ localName, attributes }: Element): string | null {
  if (!ELEMENTS.has(localName)) return `The visual editor cannot show <${localName}>.`;
  for (const { name, value } of attributes) {
    if (!ATTRIBUTES.has(name)) return `The visual editor cannot keep the attribute ${name}.`;
    if (/^\s*(?:javascript|data|vbscript):/i.test(value)) return `The visual editor cannot keep this ${name}.`;
  }
  return null;
}

function isBareText({ nodeType, textContent }: Node): boolean {
  return nodeType === 3 && textContent?.trim() !== '';
}
