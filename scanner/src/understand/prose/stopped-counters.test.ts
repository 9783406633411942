import { describe, expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { stoppedCounters } from './stopped-counters.ts';

const shownOn = (html: string) => stoppedCounters([pageFrom(html)]).map(({ shown }) => shown);

describe('a counter that a script counts up', () => {
  it('is read with its label, which follows, precedes or shares its text', () => {
    expect(
      shownOn('<div><span class="count" data-target="25">0</span><p>Jahre Erfahrung</p></div><h2>Über uns</h2>'),
    ).toEqual(['0 Jahre Erfahrung']);
    expect(shownOn('<p><span data-count-to="300">0</span>+ happy clients</p>')).toEqual(['0+ happy clients']);
  });

  it('needs no target if several figures are zero and more', () => {
    expect(shownOn('<p>0+ Anni di esperienza</p><p>0+ Clienti seguiti</p>')).toEqual([
      '0+ Anni di esperienza',
      '0+ Clienti seguiti',
    ]);
  });

  it('is no empty cart, no single age group and no figure that is written', () => {
    expect(shownOn('<p>Cart <span class="cart" data-count="0">0</span></p>')).toEqual([]);
    expect(shownOn('<h3>0+ months</h3><p>Toys for the youngest.</p>')).toEqual([]);
    expect(shownOn('<span data-target="25">25</span><p>years of experience</p>')).toEqual([]);
    expect(shownOn('<p data-aos-delay="100">0</p><p>cancellation fee</p>')).toEqual([]);
  });
});
