import type { Trade } from '@named-first/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLd, markupOf, pageFrom } from '../../../test/page-facts.ts';
import { profilesToAdd } from './platforms.ts';
import { deriveProfiles, slugFits } from './profiles.ts';

const NAME = 'Copper Creek Plumbing';
function profilesOf(html: string, name: string | null = NAME) {
  const pages = [pageFrom(html)];
  return deriveProfiles({ pages, markup: markupOf(pages), identity: { name } }).profiles;
}
const link = (href: string) => `<a href="${href}">x</a>`;

describe('profiles elsewhere', () => {
  it.each([
    ['https://www.instagram.com/coppercreek?igsh=ZDN&utm_source=qr', 'https://www.instagram.com/coppercreek'],
    ['https://web.facebook.com/coppercreek/?_rdc=1&_rdr', 'https://www.facebook.com/coppercreek/'],
    ['https://www.facebook.com/pg/coppercreek/reviews/', 'https://www.facebook.com/coppercreek'],
    ['https://www.facebook.com/coppercreek/photos/a.26619/28645/', 'https://www.facebook.com/coppercreek'],
    ['https://www.facebook.com/profile.php?id=1000&mibextid=Zb', 'https://www.facebook.com/profile.php?id=1000'],
    ['https://www.google.com/maps?cid=1234567', 'https://www.google.com/maps?cid=1234567'],
  ])('%s is the page %s', (href, url) => {
    expect(profilesOf(link(href))).toMatchObject([{ url }]);
  });

  it('counts a page and its reviews as one profile', () => {
    const links = ['coppercreek', 'pg/coppercreek/reviews/'].map((path) => link(`https://www.facebook.com/${path}`));
    expect(profilesOf(links.join(''))).toHaveLength(1);
  });

  it.each([
    ['https://www.google.com/maps/place/Copper+Creek+Plumbing/@43.6,-116.2,17z', 'google-maps', 'fits'],
    ['https://www.google.com.au/maps/place/Copper+Creek+Plumbing/', 'google-maps', 'fits'],
    ['https://maps.google.de/?cid=18227', 'google-maps', 'unknown'],
    ['https://share.google/tpZefmpu', 'google-maps', 'unknown'],
    ['https://maps.app.goo.gl/AbCdEf123', 'google-maps', 'unknown'],
    ['https://g.page/copper-creek-plumbing', 'google-maps', 'unknown'],
    ['https://www.google.com/maps?cid=1234567', 'google-maps', 'unknown'],
    ['https://maps.google.com/?cid=1822720970963393', 'google-maps', 'unknown'],
    ['https://maps.google.com/?q=Main+Street+5', 'google-maps', 'no-profile'],
    ['https://maps.apple.com/place?auid=123', 'apple-maps', 'unknown'],
    ['https://www.bing.com/maps?ss=ypid.YN873', 'bing-maps', 'unknown'],
    ['https://www.yelp.com/biz/copper-creek-plumbing-boise', 'yelp', 'fits'],
    ['https://www.yelp.com/', 'yelp', 'front-page'],
    ['https://www.yell.com/biz/copper-creek-leeds-123/', 'yell.com', 'unknown'],
    ['https://uk.trustpilot.com/review/coppercreek.co.uk', 'trustpilot.com', 'unknown'],
    ['https://www.checkatrade.com/trades/CopperCreek', 'checkatrade.com', 'unknown'],
    ['https://www.yelp.com/biz/joes-pizza-boise', 'yelp', 'other-name'],
    ['https://www.facebook.com/coppercreekboise/', 'facebook', 'fits'],
    ['https://www.facebook.com/profile.php?id=100063', 'facebook', 'unknown'],
    ['https://facebook.com', 'facebook', 'front-page'],
    ['https://www.facebook.com/pg/coppercreekplumbing/reviews/', 'facebook', 'fits'],
    ['https://www.linkedin.com/de/', 'linkedin', 'front-page'],
    ['https://www.linkedin.com/somebody', 'linkedin', 'no-profile'],
    ['https://search.google.com/local/writereview?placeid=ChIJ64VAIJVQtocRWkSPS3XdqvE', 'google-maps', 'unknown'],
    ['https://www.facebook.com/wix', 'facebook', 'template-maker'],
    ['https://www.instagram.com/squarespace/', 'instagram', 'template-maker'],
    ['https://www.tiktok.com/@coppercreek?lang=en', 'tiktok', 'fits'],
    ['https://vm.tiktok.com/ZMabcdef1/', 'tiktok', 'unknown'],
    ['https://www.tiktok.com/@coppercreek/video/7301', 'tiktok', 'no-profile'],
    ['https://www.bbb.org/us/id/boise/profile/plumber/copper-creek-plumbing-1296-1000', 'bbb', 'fits'],
    ['https://www.healthgrades.com/group-directory/id-idaho/boise/copper-creek-plumbing-x3kq9', 'healthgrades', 'fits'],
    ['https://www.healthgrades.com/dentist/dr-joe-smith-x3kq9', 'healthgrades', 'other-name'],
    ['https://www.linkedin.com/company/copper-creek', 'linkedin', 'fits'],
    ['https://www.linkedin.com/in/copper-creek-plumbing-4711', 'linkedin', 'fits'],
    ['https://www.linkedin.com/in/johncopper', 'linkedin', 'other-name'],
    ['https://www.facebook.com/photo.php?fbid=4711', 'facebook', 'no-profile'],
    ['https://www.facebook.com/events/4711', 'facebook', 'no-profile'],
    ['https://www.xing.com/pages/copper-creek', 'xing', 'fits'],
    ['https://www.youtube.com/channel/UCabcdef', 'youtube', 'unknown'],
    ['https://www.angi.com/companylist/us/id/boise/copper-creek-plumbing-reviews-123.htm', 'angi', 'fits'],
  ])('%s is %s: %s', (href, platform, fit) => {
    expect(profilesOf(link(href))).toMatchObject([{ platform, fit }]);
  });

  it.each([
    ['https://www.facebook.com/sharer/sharer.php?u=https://example.com'],
    ['https://www.google.com/search?q=plumber'],
    ['https://policies.google.com/privacy'],
    ['https://www.example.com/yelp.com/biz/copper'],
    ['mailto:office@yelp.com'],
  ])('%s is no profile', (href) => {
    expect(profilesOf(link(href))).toEqual([]);
  });

  it('are not the places of the neighbours', () => {
    const places = (count: number) =>
      profilesOf(Array.from({ length: count }, (_, at) => link(`https://maps.app.goo.gl/Place${at}x`)).join(''));
    expect(places(3)).toHaveLength(3);
    expect(places(4)).toEqual([]);
  });

  it('are merged when seen and marked up', () => {
    const href = 'https://www.yelp.com/biz/copper-creek-plumbing-boise';
    const [profile, ...rest] = profilesOf(link(`${href}/`) + jsonLd({ '@type': 'Plumber', sameAs: [href] }));
    expect(rest).toEqual([]);
    expect(profile?.linked).not.toBeNull();
    expect(profile?.sameAs).toMatchObject({ place: 'markup' });
  });

  it.each([
    ['coppercreekboise', true],
    ['copper-creek-plumbing', true],
    ['ccpboise', true],
    ['boiseplumbing', false],
    ['plumbing', false],
  ])('the name in %j fits: %s', (slug, fits) => {
    expect(slugFits(slug, NAME)).toBe(fits);
  });

  it('fits if German letters are spelled out or plain', () => {
    expect(slugFits('fusspflege-meier', 'Fußpflege Meier')).toBe(true);
    expect(slugFits('muellers', 'Müllers')).toBe(true);
    expect(slugFits('mullers', 'Müllers')).toBe(true);
  });

  const toAdd = (trade: Trade, country: string | null, id: string | null = null) =>
    profilesToAdd({ trade, id, certainty: 'certain' }, country).map((platform) => platform.name);

  it('to add start with a map in every trade', () => {
    expect(toAdd('plumbing', 'US')[0]).toBe('Google Maps');
    expect(toAdd('legal', 'US').slice(0, 3)).toEqual(['Google Maps', 'Avvo', 'Justia']);
  });

  it('to add are those that customers in the country use', () => {
    expect(toAdd('plumbing', 'DE', 'plumber')).toEqual([
      ...['Google Maps', 'Apple Maps', 'Bing Maps', 'Facebook'],
      ...['MyHammer', 'Gelbe Seiten', 'Das Örtliche', '11880', 'ProvenExpert', 'LinkedIn'],
    ]);
    expect(toAdd('plumbing', 'CA')).toEqual(expect.arrayContaining(['Yelp', 'BBB']));
    expect(toAdd('plumbing', null)).toEqual(['Google Maps', 'Apple Maps', 'Bing Maps', 'Facebook', 'LinkedIn']);
  });

  it('to add include a directory of one trade only if the trade is certain', () => {
    const uncertain = profilesToAdd({ trade: 'plumbing', id: 'plumber', certainty: 'stated once' }, 'DE');
    expect(uncertain.map(({ name }) => name)).not.toContain('MyHammer');
    expect(toAdd('healthcare', 'DE', 'doctor')).not.toContain('MyHammer');
  });

  it.each([
    ['IndiaMART', 'IN', 'dentist', 'furniture-store'],
    ['GetNinjas', 'BR', 'law-firm', 'electrician'],
    ['ProntoPro', 'IT', 'auto-repair', 'electrician'],
    ['Oneflare', 'AU', 'ophthalmologist', 'house-cleaner'],
  ])('to add are not %s in %s for a %s, but for a %s', (name, country, other, fitting) => {
    expect(toAdd('generic', country, other)).not.toContain(name);
    expect(toAdd('generic', country, fitting)).toContain(name);
  });

  it('never throw on any address', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.string(),
        (href, name) => void profilesOf(link(href), name),
      ),
    );
  });
});
