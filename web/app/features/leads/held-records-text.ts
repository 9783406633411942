import type { HeldRecords } from '@named-first/contract';

const NOUNS: Record<keyof HeldRecords, [one: string, many: string]> = {
  leads: ['lead', 'leads'],
  mails: ['mail', 'mails'],
  course: ['course mail', 'course mails'],
  contacts: ['contact message', 'contact messages'],
  newsletter: ['newsletter subscription', 'newsletter subscriptions'],
  listsLeft: ['mailing list left', 'mailing lists left'],
  whitepapers: ['document request', 'document requests'],
  campaignRows: ['campaign row', 'campaign rows'],
  scans: ['website scan', 'website scans'],
  unpaidOrders: ['unpaid order', 'unpaid orders'],
  orders: ['paid order', 'paid orders'],
};

/** `2 leads, 3 mails, and 1 order`. */
export function heldRecordsText(held: HeldRecords): string {
  const parts = (Object.keys(NOUNS) as (keyof HeldRecords)[])
    .filter((kind) => held[kind] > 0)
    .map((kind) => `${held[kind].toLocaleString('en-US')} ${NOUNS[kind][held[kind] === 1 ? 0 : 1]}`);
  return new Intl.ListFormat('en-US').format(parts);
}
