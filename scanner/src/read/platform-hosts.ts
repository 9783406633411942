import { siteDomain } from './site-address.ts';

/** A page on one of these platforms is not a website of the business, however good it is. */
const PLATFORMS = new Set([
  'facebook.com',
  'fb.com',
  'instagram.com',
  'linkedin.com',
  'twitter.com',
  'x.com',
  'tiktok.com',
  'youtube.com',
  'youtu.be',
  'pinterest.com',
  'nextdoor.com',
  'yelp.com',
  'yellowpages.com',
  'bbb.org',
  'angi.com',
  'angieslist.com',
  'homeadvisor.com',
  'thumbtack.com',
  'houzz.com',
  'porch.com',
  'google.com',
  'goo.gl',
  'g.page',
  'business.site',
  'bing.com',
  'mapquest.com',
  'foursquare.com',
  'avvo.com',
  'findlaw.com',
  'justia.com',
  'healthgrades.com',
  'zocdoc.com',
  'vitals.com',
  'webmd.com',
  'linktr.ee',
  'manta.com',
  'superpages.com',
]);

/** True if a URL is a page on a social network or directory. */
export function isPlatform(url: string): boolean {
  const domain = siteDomain(url);
  return PLATFORMS.has(domain) || /(?:^|\.)business\.site$/.test(URL.canParse(url) ? new URL(url).hostname : '');
}
