import { describe, expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { spelledByAddress } from './own-addresses.ts';

const spells = (name: string, html: string): boolean => spelledByAddress(name, [pageFrom(html)]);

describe('an address that the business chose', () => {
  it.each([
    ['a mail address in a link', '<a href="mailto:info@acme-plumbing.com">Write to us</a>'],
    ['a mail address in the text', '<p>Write to office@acmeplumbing.com</p>'],
    ['a profile', '<a href="https://www.facebook.com/acme.plumbing.boise">Facebook</a>'],
    ['a web address in the text', '<p>www.acme-plumbing.com</p>'],
    ['the canonical address', '<link rel="canonical" href="https://acmeplumbing.com/">'],
  ])('spells its name: %s', (_, html) => {
    expect(spells('Acme Plumbing', html)).toBe(true);
  });

  it.each([
    ['an address of somebody else', '<a href="mailto:hello@webdesign.example">Web design</a>'],
    ['one word of two', '<p>plumbing@gmail.com</p>'],
    ['a link that is no profile', '<a href="https://news.example/acme-plumbing-opens">News</a>'],
  ])('does not: %s', (_, html) => {
    expect(spells('Acme Plumbing', html)).toBe(false);
  });

  it('says nothing about a name of short words', () => {
    expect(spells('A & B', '<p>ab@ab.example</p>')).toBe(false);
  });
});
