import { brand } from '@named-first/contract';

/** What the owner of a link is subscribed to. The address is shortened, because mails are forwarded. */
export type MailPreferences = { token: string; address: string; newsletter: boolean; course: boolean };

/** Both pages are for one person: no caching, no indexing, and no referrer for other sites. */
export function preferencesMeta(title: string) {
  return [
    { title: `${title} | ${brand.name}` },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'same-origin' },
  ];
}

export function preferencesHeaders() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };
}
