/**
 * Websites on which thousands of businesses have a page under one host. The site key is the host, so two leads with
 * such an address are unrelated.
 */
export const sharedSites: readonly string[] = [
  ...['facebook.com', 'm.facebook.com', 'fb.com', 'instagram.com', 'linkedin.com', 'tiktok.com', 'youtube.com'],
  ...['x.com', 'twitter.com', 'pinterest.com', 'yelp.com', 'yellowpages.com', 'nextdoor.com', 'linktr.ee'],
  ...['google.com', 'maps.google.com', 'sites.google.com', 'business.google.com', 'g.page', 'goo.gl', 'wa.me'],
  ...['angi.com', 'thumbtack.com', 'houzz.com', 'bbb.org', 'etsy.com', 'amazon.com', 'ebay.com', 'booking.com'],
];
