import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { savedPages } from '../../../test/saved-pages.ts';
import { parseDocument, parseSource } from './parse-document.ts';

const read = (html: string) => parseSource(html, 'https://www.example.com/a/b');

describe('a page that exceeds the limits', () => {
  const long = `<p>${'word '.repeat(60_000)}</p><h2>Further down</h2><a href="/contact/">Contact</a>`;

  it('is read up to 256 KB of visible text, and marked as cut', () => {
    const document = read(long);
    expect(document.visibleText).toHaveLength(256 * 1024);
    expect(document.cut).toBe(true);
  });

  it('still has the headings and links after that text', () => {
    const { headings, links } = read(long);
    expect(headings.map(({ text }) => text)).toEqual(['Further down']);
    expect(links.map(({ text }) => text)).toEqual(['Contact']);
  });

  it('is cut between characters', () => {
    const { visibleText } = read(`<p>a${'👷'.repeat(200_000)}</p>`);
    expect(visibleText.isWellFormed()).toBe(true);
  });

  it.each([
    ['more parts', '<i></i>'.repeat(200_000)],
    ['more links', '<a href="/x">y</a>'.repeat(10_001)],
    ['more markup', `<p itemscope>${'<i itemprop=a>b</i>'.repeat(20_001)}`],
    ['deeper elements', '<div>'.repeat(600)],
  ])('says so when it has %s than are read', (_, html) => {
    expect(read(html).cut).toBe(true);
  });

  it('does not occur with a page of ordinary length', () => {
    expect(read(`<p>${'word '.repeat(16_000)}</p>`).cut).toBe(false);
  });
});

describe('visible text', () => {
  it.each([
    ['<p>One</p><script>two()</script><style>.three{}</style>', 'One'],
    ['<p>One <noscript>two</noscript><template>three</template><svg><text>four</text></svg></p>', 'One'],
    ['<p>One <span hidden>two</span><span style="color:red; display: none">three</span></p>', 'One'],
    ['<p>One<br>two</p>', 'One two'],
    [
      '<p><i class="material-icons">done</i>One <span class="big material-symbols-outlined">bolt</span>two</p>',
      'One two',
    ],
    ['<p class="material-iconset">One</p>', 'One'],
    ['<p>One &amp; two&nbsp; &nbsp;three</p>', 'One & two three'],
    ['<div>One<div>two</div>three</div>', 'One\ntwo\nthree'],
    ['<ul><li>One<li>two</ul>', 'One\ntwo'],
    ['<b>One</b><i>two</i>', 'Onetwo'],
    ['<b>Root canals</b><i>Painless</i>', 'Root canals Painless'],
    ['<span>Mon</span><b>08:00</b>', 'Mon 08:00'],
    ['<b>O</b><i>ne</i><b>A</b><i>C</i>', 'One AC'],
    ['<b>13005 Marseille</b>À deux minutes', '13005 Marseille À deux minutes'],
    ['<b>Safe</b>Guard', 'SafeGuard'],
    ['<li><span>Farbe</span><span>ab 55€</span></li>', 'Farbe ab 55€'],
    ['<li>Haarschnitt<span>ab 55 €</span></li>', 'Haarschnitt ab 55 €'],
    ['<li>Haircut<i>£25</i></li>', 'Haircut £25'],
    ['<a>Qual médico para a dor<small>Tabela de sintomas</small></a>', 'Qual médico para a dor Tabela de sintomas'],
    ['<p><b>Web</b><i>flow</i></p>', 'Webflow'],
    ['<p><span>H</span><span>ello world</span></p>', 'Hello world'],
    ['<p>Two <u>small kitt</u><b>ens</b></p>', 'Two small kittens'],
    ['<p>Solaire 17<span>14 Rue du Port</span></p>', 'Solaire 17 14 Rue du Port'],
    ['<p>Safe<b>Guard Plumbing</b>, Studio<b>57</b>, the 4<sup>th</sup></p>', 'SafeGuard Plumbing, Studio57, the 4th'],
    ['<a href="/x">One</a><a href="/y">two</a>', 'One two'],
    ['<p>208\u200b331\u00ad0142</p>', '2083310142'],
    ['<select><option>Alabama<option>Alaska</select><p>One', 'One'],
    ['<title>No</title><p>One', 'One'],
    ['<!-- no --><p>One', 'One'],
    ['<p>5 < 6', '5 < 6'],
  ])('%s', (html, text) => {
    expect(read(html).visibleText).toBe(text);
  });

  it('reads tags, chips and links that fill an element as entries of a list', () => {
    const html =
      '<div>Areas: <em><span>Nottingham</span> <span>Derby</span><svg></svg> <span>New York</span></em> and more</div><p><a href="/a">Drains</a><br><a href="/b" class="active">Boilers</a><br><a href="/c">Taps</a></p>';
    const { blocks } = read(html);
    expect(blocks.map(({ text }) => text)).toEqual([
      'Areas:',
      'Nottingham',
      'Derby',
      'New York',
      'and more',
      'Drains',
      'Boilers',
      'Taps',
    ]);
    for (const { text, offset } of blocks) expect(html.slice(offset).startsWith(text)).toBe(true);
  });

  it.each([
    ['two elements', '<p><span>Acme</span> <span>Plumbing</span></p>'],
    ['words of a sentence', '<p><span>We</span> <span>build</span> <span>Homes</span></p>'],
    ['an animated line in capitals', '<p><span>PAIN</span> <span>AND</span> <span>SWELLING</span></p>'],
    ['an animated heading', '<h2><span>Homes</span> <span>For</span> <span>You</span></h2>'],
    ['cells of opening hours', '<div><span>Monday</span> <span>8:00 am</span> <span>5:00 pm</span></div>'],
    ['lines of an address', '<div><span>Falk GmbH</span> <span>Hauptstr. 3</span> <span>60487 Frankfurt</span></div>'],
    ['links in a sentence', '<p>In <a href="/a">Derby</a>, <a href="/b">Leeds</a> and <a href="/c">York</a></p>'],
    ['elements of several kinds', '<p><b>Acme</b> <i class="x">Plumbing</i> <i>Boise</i></p>'],
    ['a menu', '<nav><a href="/a">Home</a> <a href="/b">Prices</a> <a href="/c">Contact</a></nav>'],
  ])('keeps %s in one line', (_what, html) => {
    expect(read(html).blocks).toHaveLength(1);
  });

  it('drops menus, heads, feet, sidebars and forms from the main text', () => {
    const document = read(
      '<header>Head</header><nav>Menu</nav><main><p>Main</p><article><header>Title</header></article><aside>Side</aside></main><form>Form</form><footer>Foot</footer><div role="navigation">More</div>',
    );
    expect(document.mainText).toBe('Main\nTitle');
    expect(document.mainWords).toBe(2);
    expect(document.blocks.map(({ text, region }) => `${text}:${region}`)).toContain('More:nav');
  });

  it('reads a page that a server framework wraps in one form', () => {
    expect(read('<form><header>Head</header><h1>Plumber</h1><p>In Boise</p></form>').mainText).toBe(
      'Plumber\nIn Boise',
    );
    expect(read('<form><p>In Boise</p></form>').mainText).toBe('');
  });

  describe('that waits for a click or a script', () => {
    const jobs = Array.from({ length: 120 }, (_, at) => `visa${at}`).join(' ');

    it.each([
      ['a language behind a button', `<p>English | Español</p><div id="en" style="display:none"><p>${jobs}</p></div>`],
      ['tabs', `<p>Two kinds</p><section hidden>${jobs}</section>`],
      ['a page that shows itself when it has loaded', `<body style="display: none"><p>${jobs}</p>`],
      ['a frame that is filled already', `<div id="app" style="display:none"><p>Two ${jobs}</p></div>`],
    ])('is read where next to nothing else is shown: %s', (_what, html) => {
      const { mainWords, hiddenWords, mainText, headings } = read(`${html}<h2 hidden>Our fees</h2>`);
      expect(mainText).toContain('visa119');
      expect(headings.map(({ text }) => text)).toContain('Our fees');
      expect(hiddenWords).toBeGreaterThanOrEqual(120);
      expect(hiddenWords).toBeLessThanOrEqual(mainWords);
    });

    it.each([
      ['beside a page of text', `<p>${'shown words here '.repeat(40)}</p><div hidden>${jobs}</div>`],
      ['a window about cookies', `<p>Home</p><div role="dialog" hidden>${jobs}</div>`],
      ['a window in a hidden wrapper', `<p>Home</p><div hidden><div aria-modal="true">${jobs}</div></div>`],
      ['beside a frame that a script fills', `<div id="root"></div><div hidden>${jobs}</div>`],
      ['a list to choose from', `<p>Home</p><select hidden><option>${jobs}</option></select>`],
      ['in a template', `<p>Home</p><template><p>${jobs}</p></template>`],
    ])('is passed over: %s', (_what, html) => {
      const { hiddenWords, visibleText } = read(html);
      expect(visibleText).not.toContain('visa1');
      expect(hiddenWords).toBe(0);
    });
  });

  it('keeps source offsets and knows which text may not be quoted', () => {
    const html = '<p> One</p><p data-nosnippet>Two</p><p>a<span data-nosnippet>b</span></p>';
    const { blocks } = read(html);
    expect(blocks.map(({ text, noSnippet }) => `${text}:${noSnippet}`)).toEqual([
      'One:false',
      'Two:true',
      'a:false',
      'b:true',
    ]);
    for (const { text, offset } of blocks) expect(html.startsWith(text, offset)).toBe(true);
  });
});

describe('tags', () => {
  it('reads the title of a plugin behind an empty one', () => {
    expect(read('<head><title></title><title>Dr. Neuhauser – Zahnarzt</title>').title?.text).toBe(
      'Dr. Neuhauser – Zahnarzt',
    );
    expect(read('<head><title>Acme</title><title>Other</title>').title?.text).toBe('Acme');
  });

  it('reads title, language, metas, canonical and headings', () => {
    const document = read(
      '<html lang="en-US"><head><title> Plumber &amp; more </title><meta name="Description" content="D"><meta property="og:title" content="O"><meta http-equiv="refresh" content="0"><link rel="canonical" href="/c"></head><h1>One <b>two</b></h1><svg><title>No</title></svg>',
    );
    expect(document.title?.text).toBe('Plumber & more');
    expect(document.lang).toBe('en-US');
    expect(document.metas.map(({ name, content }) => `${name}=${content}`)).toEqual([
      'description=D',
      'og:title=O',
      'refresh=0',
    ]);
    expect(document.canonicals.map(({ href }) => href)).toEqual(['/c']);
    expect(document.headings.map(({ level, text }) => `${level} ${text}`)).toEqual(['1 One two']);
  });

  it.each([
    ['/x', 'https://www.example.com/x'],
    ['x', 'https://www.example.com/a/x'],
    ['#top', 'https://www.example.com/a/b'],
    ['/x#top', 'https://www.example.com/x'],
    ['//other.com/x', 'https://other.com/x'],
    ['HTTPS://Other.com', 'https://other.com/'],
    ['/a/../x y', 'https://www.example.com/x%20y'],
    ['tel:+1 208 331 0142', 'tel:+1 208 331 0142'],
    ['mailto:a@b.c', 'mailto:a@b.c'],
  ])('resolves %s', (href, resolved) => {
    expect(read(`<a href="${href}">x</a>`).links[0]?.href).toBe(resolved);
  });

  it('leaves scripts out of links, and takes the base into account', () => {
    expect(read('<a href="javascript:void(0)">x</a>').links).toEqual([]);
    expect(read('<base href="/base/"><a href="x">x</a>').links[0]?.href).toBe('https://www.example.com/base/x');
  });

  it('takes the text of a link from its picture or label if there is no other', () => {
    const { links } = read(
      '<a href="/"><img alt="Home"></a><a href="/x" aria-label="Yelp"></a><a href="/y"><img alt="i">Text</a>',
    );
    expect(links.map(({ text }) => text)).toEqual(['Home', 'Yelp', 'Text']);
  });

  it('puts a space between the blocks inside a link', () => {
    const { links } = read('<a href="/gas"><h3>Gas Lines</h3><p>Done well.</p></a>');
    expect(links.map(({ text }) => text)).toEqual(['Gas Lines Done well.']);
  });

  it('reads the whole head even if it contains a frame', () => {
    const html =
      '<head><iframe src="/f"></iframe><meta name="description" content="D"><link rel="canonical" href="/"></head>';
    const document = parseSource(html, 'https://a.test/');
    expect(document.metas.map(({ content }) => content)).toEqual(['D']);
    expect(document.canonicals).toHaveLength(1);
  });

  it('keeps short scripts, forms with labels, times, frames and empty mounts', () => {
    const document = read(
      '<script>var a</script><script src="/s.js"></script><div id="root"><div class="spin"></div></div><div id="app">Text</div><time datetime="2026-01-01">Jan</time><iframe src="/f">No</iframe><form action="/go"><label>A<input></label><input id=b><label for=b>B</label><input placeholder=C><input type=hidden><input type=password></form>',
    );
    expect(document.scripts.map(({ text, src }) => text || src)).toEqual(['var a', '/s.js']);
    expect(document.emptyMounts).toEqual([{ id: 'root', offset: document.source.indexOf('<div id="root">') }]);
    expect(document.times).toMatchObject([{ datetime: '2026-01-01', text: 'Jan' }]);
    expect(document.iframes).toMatchObject([{ src: '/f' }]);
    expect(document.forms).toEqual([{ action: '/go', fields: 4, labelledFields: 2, hasPassword: true }]);
    expect(document.scriptLength).toBe(5);
  });
});

describe('hostile pages', () => {
  it('never throws, whatever the bytes', () => {
    const soup = fc.array(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<div itemscope itemprop="a" itemref="x" id="x">',
        '</div>',
        '<a href="',
        '">',
        '<script type="application/ld+json">',
        '</script>',
        '{"@id":"#a","b":{"@id":"#a"}}',
        '<!--',
        '-->',
        '&',
        '<form>',
        '</form>',
        '<svg>',
        '<title>',
        '<span property="x" typeof="Y" vocab="https://schema.org/">',
        'text',
        '\u0000',
      ),
    );
    fc.assert(fc.property(soup, (parts) => typeof read(parts.join('')).visibleText === 'string'));
    fc.assert(
      fc.property(
        fc.uint8Array(),
        (body) => typeof parseDocument({ url: 'x', body, contentType: '' }).visibleText === 'string',
      ),
    );
  });
});

const pages = savedPages();

describe.skipIf(pages.length === 0)('saved pages (needs SAVED_PAGES, a folder of them)', () => {
  test.for(pages.length > 0 ? pages : [{ name: 'none', folder: '' }])('$name has its title', ({ folder }) => {
    const expected = JSON.parse(readFileSync(join(folder, 'expected-metadata.json'), 'utf8')) as {
      title: string | null;
      lang: string | null;
      siteName: string | null;
    };
    const document = parseDocument({
      url: 'http://fakehost/test/page.html',
      body: readFileSync(join(folder, 'index.html')),
      contentType: 'text/html',
    });
    if (expected.lang) expect(document.lang.toLowerCase()).toBe(expected.lang.toLowerCase());
    const said = [
      document.title?.text ?? '',
      ...document.metas.map(({ content }) => content),
      ...document.headings.map(({ text }) => text),
      ...document.markup.flatMap(({ properties }) =>
        (properties.get('headline') ?? properties.get('name') ?? []).map(String),
      ),
    ];
    if (expected.title) expect(said.map(plain).some((text) => text.includes(plain(expected.title ?? '')))).toBe(true);
    expect(document.visibleText.length).toBeGreaterThan(0);
  });
});

function plain(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);|&#(\d+);/gi, (_, hex, dec) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(dec)),
    )
    .replace(/[\s\u00a0]+/g, ' ')
    .toLowerCase()
    .trim();
}
