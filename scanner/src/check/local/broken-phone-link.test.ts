import { describe, expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { dialledBy } from './broken-phone-link.ts';

const read = (phone: string, ...hrefs: string[]) =>
  dialledBy([pageFrom(hrefs.map((href) => `<a href="${href}">Call</a>`).join(' '))], phone);

describe('a link that should dial the number', () => {
  it.each([
    ['+390761826394', 'tel:+0761826394', 'cut'],
    ['+390761826394', 'tel:', 'cut'],
    ['+12083310142', 'tel:3310142', 'cut'],
    ['+4964038625', 'tel:+49064038625', 'zero'],
    ['+4964038625', 'tel:+49(0)6403-8625', 'zero'],
    ['+31684947979', 'tel:0031%20(0)6%2084947979', 'zero'],
    ['+32473548704', 'tel:32473548704', 'plus'],
  ])('%s is broken in %s', (phone, href, fault) => {
    expect(read(phone, href)).toMatchObject({ dials: false, broken: { href, fault } });
  });

  it.each([
    ['+390761826394', 'tel:+390761826394'],
    ['+390761826394', 'tel:0761%20826394'],
    ['+4964038625', 'tel:+49%206403%208625'],
    ['+4964038625', 'tel:004964038625'],
    ['+4964038625', 'tel:06403-8625'],
    ['+12083310142', 'tel:12083310142'],
    ['+12083310142', 'tel:208.331.0142'],
  ])('%s is dialled by %s', (phone, href) => {
    expect(read(phone, href)).toEqual({ dials: true, broken: null });
  });

  it.each(['tel:+390761999999', 'mailto:x@acme.it', 'https://wa.me/0761826394'])('is not meant: %s', (href) => {
    expect(read('+390761826394', href)).toEqual({ dials: false, broken: null });
  });

  it('is found next to one that dials', () => {
    expect(read('+4964038625', 'tel:+4964038625', 'tel:+49064038625')).toMatchObject({
      dials: true,
      broken: { href: 'tel:+49064038625', fault: 'zero' },
    });
  });
});
