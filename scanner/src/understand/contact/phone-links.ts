/** Hosts of links that start a chat with a number. */
const CHAT_LINK =
  /^https?:\/\/(?:wa\.me\/|(?:api|web|chat)\.whatsapp\.com\/send\/?\?(?:[^#]{0,200}&)?phone=)(?:\+|%2b)?(\d{8,15})\b/i;
const MAX_LINK_LENGTH = 400;

/** The number in a `tel:` link, as written after the scheme. */
export function dialledOf(href: string): string {
  const written = href.replace(/^tel:(?:\/\/)?/i, '').split(';')[0] ?? '';
  try {
    return decodeURIComponent(written).trim();
  } catch {
    return written.trim();
  }
}

/**
 * The number that a link calls or chats with: as written for `tel:`, with its calling code for WhatsApp; otherwise
 * null.
 */
export function phoneLinkOf(href: string): string | null {
  if (/^tel:/i.test(href)) return dialledOf(href);
  if (!href.includes('wa.me') && !href.includes('whatsapp')) return null;
  const digits = CHAT_LINK.exec(href.slice(0, MAX_LINK_LENGTH))?.[1];
  return digits === undefined ? null : `+${digits}`;
}
