import { describe, expect, it } from 'vitest';
import { evidenceFrom, faultsOf, siteFacts } from '../../../test/page-facts.ts';
import type { Profile } from '../../understand/identity/profiles.ts';
import { identityLinks } from './identity-links.ts';

const profile = (platform: string, more: Partial<Profile> = {}): Profile => {
  const url = `https://${platform}.example/copper-creek`;
  return {
    platform,
    name: platform,
    kind: platform.includes('maps') ? 'map' : 'listing',
    url,
    fit: 'fits',
    linked: evidenceFrom(url, 'link'),
    sameAs: null,
    ...more,
  };
};
const marked = { sameAs: evidenceFrom('"sameAs"', 'markup') };
const judge = (...profiles: Profile[]) => identityLinks.judge(siteFacts({ profiles: { profiles } }));

describe('identity links', () => {
  it.each<[string, Profile[], string]>([
    [
      'four with a map and two marked',
      [profile('google-maps', marked), profile('yelp', marked), profile('bbb'), profile('facebook')],
      'success',
    ],
    [
      'four with a map, one marked',
      [profile('google-maps', marked), profile('yelp'), profile('bbb'), profile('facebook')],
      'warning',
    ],
    [
      'four without a map',
      [profile('nextdoor', marked), profile('yelp', marked), profile('bbb'), profile('facebook')],
      'warning',
    ],
    ['three', [profile('google-maps', marked), profile('yelp', marked), profile('bbb')], 'warning'],
    ['two', [profile('yelp'), profile('bbb')], 'warning'],
    [
      'two addresses on one platform',
      [profile('yelp'), profile('yelp', { url: 'https://yelp.example/other' })],
      'error',
    ],
    ['one', [profile('yelp')], 'error'],
    ['none', [], 'error'],
    [
      'one that is the platform itself',
      [
        profile('google-maps', marked),
        profile('yelp', marked),
        profile('bbb'),
        profile('facebook'),
        profile('linkedin', { fit: 'front-page' }),
      ],
      'error',
    ],
    [
      'one of the template maker',
      [profile('google-maps'), profile('yelp'), profile('facebook', { fit: 'template-maker' })],
      'error',
    ],
    [
      'strangers do not count',
      [profile('yelp', { fit: 'other-name' }), profile('bbb', { fit: 'other-name' })],
      'error',
    ],
  ])('%s', (_words, profiles, status) => {
    const judgement = judge(...profiles);
    expect(judgement.status).toBe(status);
    expect(faultsOf(judgement)).toEqual([]);
  });

  it('tells a search on the map from a listing, and asks nobody to check it', () => {
    const search = profile('google-maps', { fit: 'no-profile', url: 'https://maps.google.com/?q=Main+St+5' });
    const { description, fix } = judge(profile('yelp'), search);
    expect(description).toContain('Your google-maps link is a search or a route on the map');
    expect(fix.steps[0]).toContain('copy its link under “Share”');
    expect(fix.steps.join(' ')).not.toContain('check that it is your own page');
  });

  it('does not ask about posts if the profile itself is linked', () => {
    const post = profile('instagram', { fit: 'no-profile', url: 'https://www.instagram.com/reel/DXz/' });
    expect(judge(profile('instagram'), post).fix.steps.join(' ')).not.toContain('reel');
    expect(judge(post).fix.steps.join(' ')).toContain('reel');
  });

  it('does not paste the form for a review as a page about the business', () => {
    const url = 'https://search.google.com/local/writereview?placeid=ChIJ64';
    const { fix } = judge(profile('google-maps', { fit: 'unknown', url }), profile('yelp'));
    expect(fix.paste.map(({ text }) => text).join()).not.toContain('writereview');
  });

  it('asks for a map first, and keeps the existing URLs', () => {
    const { fix } = judge(profile('yelp'));
    expect(fix.steps[0]).toContain('Google Maps');
    expect(fix.paste[1]?.text).toContain('https://yelp.example/copper-creek');
  });

  it('asks for no map if the site links to one', () => {
    const { summary } = judge(profile('google-maps'), profile('yelp')).fix;
    expect(summary).toBe('Link to your own pages on the sites where people look you up.');
  });

  it.each([
    ['en', 'Copper Creek Plumbing on Facebook'],
    ['fr', 'Copper Creek Plumbing sur Facebook'],
    ['pl', '">Facebook'],
  ])('writes the links in the language of the site: %s', (language, text) => {
    const facts = siteFacts({ profiles: { profiles: [] }, language: { language, isEnglish: language === 'en' } });
    expect(identityLinks.judge(facts).fix.paste[0]?.text).toContain(text);
  });

  it('says nothing if no page was read', () => {
    expect(identityLinks.judge(siteFacts({ pages: [], profiles: { profiles: [] } })).measured).toBe(false);
  });
});
