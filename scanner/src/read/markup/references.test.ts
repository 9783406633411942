import { describe, expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { nodesWithin } from '../../understand/markup/markup.ts';

const named = (count: number, item: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => item(at)).join('');

describe('references between items', () => {
  it('are followed through a chain longer than the call stack is deep', () => {
    const chain = named(
      2900,
      (at) =>
        `<div itemscope itemtype="https://schema.org/Thing" itemref=a${at + 1}></div><div id=a${at}><div itemprop=next itemscope itemref=a${at + 1}></div></div>`,
    );
    const { markup } = pageFrom(`<main>${chain}</main>`).document;
    expect(nodesWithin(markup).length).toBeGreaterThan(2000);
  });

  it('copy at most as many values as a page may have', () => {
    const large = named(5000, (at) => `<meta itemprop=name content=n${at}>`);
    const { document } = pageFrom(`<div id=all>${large}</div>${'<div itemscope itemref=all></div>'.repeat(1000)}`);
    const values = nodesWithin(document.markup).flatMap(({ properties }) => [...properties.values()].flat());
    expect(values.length).toBeLessThanOrEqual(20_000);
    expect(document.cut).toBe(true);
  });

  it('leave ordinary markup complete', () => {
    const { document } = pageFrom('<div itemscope itemref=more></div><p id=more itemprop=name>Acme</p>');
    expect(document.markup[0]?.properties.get('name')).toEqual(['Acme']);
    expect(document.cut).toBe(false);
  });
});
