import { describe, expect, it } from 'vitest';
import { jsonLd, markupOf, pageFrom } from '../../../test/page-facts.ts';
import { markupEvidence } from './source-excerpt.ts';

/** What is quoted for a property of the node of a type. */
function quoted(html: string, type: string, property: string): string {
  const { nodes } = markupOf([pageFrom(html)]);
  const found = nodes.find(({ node }) => node.types.includes(type));
  if (!found) throw new Error(`No node is a ${type}`);
  return markupEvidence(found.page, found.node, property).excerpt;
}

describe('the evidence for a property', () => {
  const website = { '@type': 'WebSite', name: 'Acme', url: 'https://www.example.com/' };
  const phone = '+12083310142';

  it('is that of the node, not of another one in the same block', () => {
    const plumber = { '@type': 'Plumber', name: 'Acme Plumbing', telephone: phone };
    const html = jsonLd({ '@graph': [website, plumber] });
    expect(quoted(html, 'Plumber', 'name')).toMatch(/^name":"Acme Plumbing","telephone/);
    expect(quoted(html, 'WebSite', 'name')).toMatch(/^name":"Acme","url/);
  });

  it('follows the type of the node if the value is an item or is written in another way', () => {
    const address = (city: string) => ({ '@type': 'PostalAddress', addressLocality: city });
    const owner = { '@type': 'Organization', name: 'Owner', address: address('Meridian') };
    const plumber = { '@type': 'Plumber', name: 'Müller', address: address('Boise') };
    const html = jsonLd({ '@graph': [owner, plumber] }).replace('ü', '\\u00fc');
    expect(quoted(html, 'Plumber', 'address')).toContain('Boise');
    expect(quoted(html, 'Plumber', 'name')).toMatch(/^name":"M\\u00fcller/);
  });

  it('starts at the attribute of an element', () => {
    const html = `<div itemscope itemtype="https://schema.org/Plumber"><p>${phone}</p><a itemprop="telephone" href="tel:${phone}">${phone}</a><meta itemprop="name" content="Acme"></div>`;
    expect(quoted(html, 'Plumber', 'name')).toMatch(/^name" content="Acme"/);
  });

  it('is the start of the node if the property is not in the source', () => {
    expect(quoted(jsonLd({ ...website, name: '' }), 'WebSite', 'telephone')).toMatch(/^"WebSite"/);
  });
});
