import { brand } from '@named-first/contract';

/** What the owner of a link gets from us; the address shortened, because mails are forwarded. */
export type MailChoice = { token: string; address: string; newsletter: boolean; course: boolean };

/** Both pages belong to one person: kept by no cache, found by no search, named to no other site. */
export function choiceMeta(title: string) {
  return [
    { title: `${title} | ${brand.name}` },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'same-origin' },
  ];
}

export function choiceHeaders() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };
}
