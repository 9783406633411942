/** Elements that the visual editor shows as a reader sees them and leaves unchanged unless they are edited. */
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
/** A browser wraps text outside these elements as soon as somebody presses Enter. */
const MAX_CHARACTERS = 200_000;

/**
 * The reason why the visual editor does not support a post, as a sentence; null if it does. It edits what the browser
 * parsed from the HTML, so the browser must give back the same HTML, character by character.
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

/** The content of a template belongs to a document without a window: it loads and runs nothing. */
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
