import type { Evidence } from '@named-first/contract';
import { ASKS_FOR_QUOTE, BOOKING_HOST } from '../../lexicon/questions/booking.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import type { Link } from '../../read/html/document.ts';
import type { PageFacts } from '../page-facts.ts';
import { isHeading } from '../prose/sentences.ts';
import { isLegalPage, isTermsPage } from '../site/legal-pages.ts';

const MAX_LABEL_LENGTH = 60;
const MAX_MESSAGE_LENGTH = 300;
const MAX_EXCERPT_LENGTH = 240;
const WHATSAPP_HOST = /(?:^|\.)(?:wa\.me|whatsapp\.com)$/;
const DIRECT = /^(?:tel|sms|mailto|whatsapp):./i;

/**
 * The first link with which customers book: to a booking platform, with a WhatsApp message that asks for an
 * appointment, or with a label such as `Prenota` that leads to another page, a form, a number or an address. `labels`
 * match such words in lower case without accents.
 */
export function bookingLink(pages: readonly PageFacts[], labels: readonly RegExp[]): Evidence | undefined {
  const asks = (words: string): boolean => {
    const folded = foldText(words);
    return ASKS_FOR_QUOTE.test(folded) || labels.some((label) => label.test(folded));
  };
  for (const page of pages) {
    if (isLegalPage(page) || isTermsPage(page)) continue;
    const link = page.document.links.find((candidate) => books(candidate, page, asks));
    if (link) {
      const shown = asks(link.text) ? link.text : link.href;
      return { url: page.url, place: 'link', excerpt: shown.slice(0, MAX_EXCERPT_LENGTH) };
    }
    const heading = headingOfForm(page, asks);
    if (heading !== undefined) return { url: page.url, place: 'heading', excerpt: heading };
  }
  return undefined;
}

/** A heading such as `Book an Appointment` on a page with a form that takes more than a word to search for. */
function headingOfForm(
  { document: { blocks, forms } }: PageFacts,
  asks: (words: string) => boolean,
): string | undefined {
  if (!forms.some(({ fields }) => fields > 1)) return undefined;
  return blocks.find(({ tag, text }) => isHeading(tag) && text.length <= MAX_LABEL_LENGTH && asks(text))?.text;
}

function books({ href, text }: Link, page: PageFacts, asks: (words: string) => boolean): boolean {
  const url = URL.parse(href);
  if (!url) return false;
  if (BOOKING_HOST.test(url.hostname) && url.pathname.length > 1) return true;
  const message = url.searchParams.get('text');
  if (message !== null && WHATSAPP_HOST.test(url.hostname) && asks(message.slice(0, MAX_MESSAGE_LENGTH))) return true;
  return text.length <= MAX_LABEL_LENGTH && leadsOn(href, url, page) && asks(text);
}

/** False for a link that only opens something with a script, and for one to a part of the page without a form. */
function leadsOn(href: string, { protocol }: URL, { url, document }: PageFacts): boolean {
  if (DIRECT.test(href)) return true;
  return /^https?:$/.test(protocol) && (href !== url || document.forms.length > 0);
}
