import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSitemap } from './sitemap-file.ts';

const read = (text: string) => readSitemap(new TextEncoder().encode(text), 'application/xml');

describe('a site map', () => {
  it('is read with its dates, wherever they are in an entry', () => {
    expect(
      read(
        '<?xml version="1.0"?><urlset><url><loc> https://a.com/?a=1&amp;b=2 </loc><lastmod>2026-01-02</lastmod></url><url><lastmod>2026-03-04</lastmod><loc><![CDATA[https://a.com/c]]></loc></url><url><loc>https://a.com/d</loc></url></urlset>',
      ),
    ).toEqual({
      kind: 'urlset',
      entries: [
        { url: 'https://a.com/?a=1&b=2', lastmod: '2026-01-02' },
        { url: 'https://a.com/c', lastmod: '2026-03-04' },
        { url: 'https://a.com/d', lastmod: null },
      ],
    });
  });

  it('does not mistake pictures for pages', () => {
    expect(
      read(
        '<urlset xmlns:image="x"><url><loc>https://a.com/</loc><image:image><image:loc>https://a.com/i.png</image:loc></image:image><lastmod>2026-01-02</lastmod></url></urlset>',
      )?.entries,
    ).toEqual([{ url: 'https://a.com/', lastmod: '2026-01-02' }]);
  });

  it('may have its own namespaces', () => {
    expect(read('<sm:urlset><sm:url><sm:loc>https://a.com/</sm:loc></sm:url></sm:urlset>')?.entries).toHaveLength(1);
  });

  it('may be an index', () => {
    expect(read('<sitemapindex><sitemap><loc>https://a.com/1.xml</loc></sitemap></sitemapindex>')).toMatchObject({
      kind: 'index',
      entries: [{ url: 'https://a.com/1.xml' }],
    });
  });

  it('may be plain text', () => {
    expect(read('https://a.com/\r\nhttps://a.com/b\n')).toMatchObject({
      kind: 'text',
      entries: [{ url: 'https://a.com/' }, { url: 'https://a.com/b' }],
    });
  });

  it.each([['<html><body>hello</body></html>'], ['{"a":1}'], [''], ['hello world']])('is not %s', (text) => {
    expect(read(text)).toBeNull();
  });

  it('is parsed without throwing, whatever it contains', () => {
    const part = fc.constantFrom(
      '<urlset>',
      '<url>',
      '<loc>',
      'https://a.com/',
      '</loc>',
      '<lastmod>',
      '&#xffffff;',
      '&#0;',
      '<![CDATA[',
      '</url>',
      '\ufffd',
    );
    fc.assert(fc.property(fc.array(part), (parts) => void read(parts.join(''))));
  });
});
