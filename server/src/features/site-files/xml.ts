/** Characters that XML 1.0 does not allow even when escaped: https://www.w3.org/TR/xml/#charsets. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern matches them
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes text for an element or an attribute. */
export function xmlText(text: string): string {
  return withoutForbidden(text).replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}

/** Wraps text in a CDATA section. The sequence that would end it is split over two sections. */
export function cdata(text: string): string {
  return `<![CDATA[${withoutForbidden(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function withoutForbidden(text: string): string {
  return text.toWellFormed().replace(FORBIDDEN, '');
}
