/** What XML 1.0 cannot hold in any form, not even escaped: https://www.w3.org/TR/xml/#charsets. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text for an element or an attribute. */
export function xmlText(text: string): string {
  return withoutForbidden(text).replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}

/** Text as a CDATA section; the one sequence that would end it is split over two. */
export function cdata(text: string): string {
  return `<![CDATA[${withoutForbidden(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function withoutForbidden(text: string): string {
  return text.toWellFormed().replace(FORBIDDEN, '');
}
