import { describe, expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { brokenPhoneLink } from './broken-phone-link.ts';

const found = (href: string) => brokenPhoneLink([pageFrom(`<a href="${href}">Call</a>`)], '+390761826394');

describe('a link that should dial the number', () => {
  it.each(['tel:+0761826394', 'tel:761826394', 'tel:'])('is broken: %s', (href) => {
    expect(found(href)).toBe(href);
  });

  it.each(['tel:+390761999999', 'mailto:x@acme.it', 'https://wa.me/0761826394'])('is not meant: %s', (href) => {
    expect(found(href)).toBeNull();
  });
});
