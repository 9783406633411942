/**
 * Texts that an attacker may prepare to keep the scanner busy. Each makes about `size` bytes; a reader that needs more
 * than linear time for one of them lets a single page block the process.
 */

/** Which response of the site has the text. */
export type HostilePlace = 'page' | 'robots' | 'sitemap' | 'llms' | 'header';

export type HostileText = {
  name: string;
  place: HostilePlace;
  /** About `size` bytes of the text; slightly more if a piece or an end tag does not fit. */
  make(size: number): string | Uint8Array;
};

/** Repeats the piece. */
function repeated(piece: string): (size: number) => string {
  const bytes = Buffer.byteLength(piece);
  return (size) => piece.repeat(Math.max(1, Math.floor(size / bytes)));
}

/** A different piece each time, so that caches of texts do not help. */
function numbered(piece: (at: number) => string): (size: number) => string {
  return (size) => {
    const pieces: string[] = [];
    let length = 0;
    for (let at = 0; length < size; at += 1) {
      const next = piece(at);
      pieces.push(next);
      length += next.length;
    }
    return pieces.join('');
  };
}

/** `before`, the filling, `after`. */
function wrapped(before: string, filling: (size: number) => string, after: string): (size: number) => string {
  return (size) => before + filling(Math.max(1, size - before.length - after.length)) + after;
}

/** Elements that are opened as often as they fit, then closed. */
function nested(open: string, close: string): (size: number) => string {
  return (size) => {
    const levels = Math.floor(size / (open.length + close.length));
    return open.repeat(levels) + close.repeat(levels);
  };
}

/** Ten digits that differ from one number to the next. */
function phone(at: number): string {
  return `(${200 + (at % 790)}) ${200 + (Math.floor(at / 790) % 790)}-${String(at % 10_000).padStart(4, '0')}`;
}

/** A capitalized word that differs from one number to the next: `Zabelo`, `Zabemu`. */
function townName(at: number): string {
  let rest = at;
  let name = 'Z';
  for (let syllable = 0; syllable < 4; syllable += 1) {
    name += 'aeiou'[rest % 5];
    rest = Math.floor(rest / 5);
    name += 'bdfglmnprstvz'[rest % 13];
    rest = Math.floor(rest / 13);
  }
  return name;
}

const STATES = ['WA', 'ID', 'TX', 'OH', 'OR', 'NV', 'UT', 'MI', 'GA', 'NC'];
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MONTHS = ['January', 'March', 'April', 'June', 'August', 'October'];

const inPage = (name: string, make: HostileText['make']): HostileText => ({ name, place: 'page', make });
const inParagraph = (name: string, filling: (size: number) => string): HostileText =>
  inPage(name, wrapped('<p>', filling, '</p>'));

function jsonLd(filling: (size: number) => string): (size: number) => string {
  return wrapped('<script type="application/ld+json">', filling, '</script>');
}

const BUSINESS = '"@type":"Plumber","telephone":"(208) 331-0142","address":"1420 N Orchard St, Boise, ID 83702"';

/** Characters between letters and white space, combining marks, or characters outside the Basic Multilingual Plane. */
const COMBINING = 'e\u0301\u0302\u0303\u0304';
const EMOJI = '👩‍🔧👷🏽‍♂️ ';
const RIGHT_TO_LEFT = '\u202eשרברב \u200fمرحبا بكم ';

/** A German page with German phone numbers, so that the readers of addresses, hours and towns all have work. */
function inGermanPage(name: string, filling: (size: number) => string): HostileText {
  const head =
    '<html lang="de"><a href="tel:+4978027009687">Anruf</a><p>Wir sind für Sie da und freuen uns auf Sie.</p><p>';
  return { name, place: 'page', make: wrapped(head, filling, '</p></html>') };
}

const TEXT_KINDS: readonly HostileText[] = [
  inParagraph(
    'phone numbers in one paragraph',
    numbered((at) => `${phone(at)} `),
  ),
  inPage(
    'phone numbers, one a paragraph',
    numbered((at) => `<p>Call ${phone(at)}</p>`),
  ),
  inParagraph('one phone number again and again', repeated('(208) 331-0142 ')),
  inGermanPage(
    'postal codes, each with a town',
    numbered((at) => `<p>Weg ${at % 900} ${26000 + (at % 900)} Oldenburg</p>`),
  ),
  inGermanPage(
    'a list of towns that never ends',
    numbered((at) => `im Raum Köln, Bonn, Leipzig und Ort${at}, `),
  ),
  inGermanPage(
    'days and times that never agree',
    numbered((at) => `<p>Mo - Fr ${at % 24} bis ${at % 60}.${at % 60} Uhr und </p>`),
  ),
  inGermanPage(
    'digits that are no number',
    numbered((at) => `0${at} 4${at} 1${at} / ${at} - ${at} `),
  ),
  inPage(
    'phone numbers of another country',
    wrapped(
      '<html lang="de"><p>',
      numbered((at) => `0${30 + (at % 60)} ${100000 + (at % 899_999)}, `),
      '</p>',
    ),
  ),
  inParagraph(
    'international phone numbers',
    numbered((at) => `+44 20 ${7000 + (at % 999)} ${1000 + (at % 8999)} `),
  ),
  inPage(
    'phone links',
    numbered((at) => `<a href="tel:+1208${1000000 + (at % 8_999_999)}">Call</a>`),
  ),
  inParagraph('lettered phone numbers', repeated('1-800-ROTO-ROOTER ')),
  inParagraph('digits only', repeated('2083310142')),
  inParagraph('digits with separators', repeated('2.0-8 5(5)0-')),
  inParagraph('area codes without a number', repeated('(208)-')),
  inParagraph('area codes and a letter', repeated('200-200-A-')),
  inParagraph('zeros with separators', repeated('0 0-0.0(')),
  inParagraph('plus signs and digits', repeated('+1 2 3 4 ')),
  inParagraph('one letter', repeated('a')),
  inParagraph('one capital letter', repeated('A')),
  inParagraph('spaces', repeated(' ')),
  inParagraph('one letter between many spaces', repeated(`a${' '.repeat(500)}`)),
  inParagraph('newlines', repeated('\n')),
  inParagraph('newlines with carriage returns and a letter', repeated('\r\n\r\nx')),
  inParagraph('commas', repeated(',')),
  inParagraph('commas and spaces', repeated(', ')),
  inParagraph('full stops', repeated('.')),
  inParagraph('sentences of one letter', repeated('A. ')),
  inParagraph('hyphens', repeated('- ')),
  inParagraph('words joined by hyphens', repeated('a-')),
  inParagraph('words joined by full stops', repeated('a.')),
  inParagraph('dollar signs', repeated('$1,111 ')),
  inParagraph('question marks', repeated('a? ')),
  inParagraph('opening quotation marks', repeated('“a ')),
  inParagraph('plain quotation marks', repeated('"a" - B ')),
  inParagraph('letters with combining marks', repeated(COMBINING)),
  inParagraph('emoji', repeated(EMOJI)),
  inParagraph('right-to-left text', repeated(RIGHT_TO_LEFT)),
  inParagraph('zero-width characters', repeated('\u200b\u200c\u200d\u2060\ufeff')),
  inParagraph('words with zero-width characters', repeated('plumb\u200ber \u00ad')),
  inParagraph('Chinese text', repeated('水管工服务')),
  inParagraph('capital İ, which grows in lower case', repeated('İ')),
  inParagraph(
    'towns with states',
    numbered((at) => `${townName(at)}, ${STATES[at % 10]}, `),
  ),
  inPage(
    'towns with states, one a paragraph',
    numbered((at) => `<p>${townName(at)}, ${STATES[at % 10]}</p>`),
  ),
  inPage(
    'towns under a heading',
    wrapped(
      '<h2>Areas we serve</h2><ul>',
      numbered((at) => `<li>${townName(at)}</li>`),
      '</ul>',
    ),
  ),
  inParagraph(
    'lists of towns served',
    numbered((at) => `We serve ${townName(at)}, ${townName(at + 7)} and ${townName(at + 99)}. `),
  ),
  inParagraph(
    'one list of towns served',
    wrapped(
      'We serve ',
      numbered((at) => `${townName(at)}, `),
      '',
    ),
  ),
  inParagraph(
    'capitalised words',
    numbered((at) => `${townName(at)} `),
  ),
  inParagraph(
    'street addresses',
    numbered((at) => `${1 + (at % 9999)} ${townName(at)} St, ${townName(at % 50)}, ID ${10000 + (at % 89_999)} `),
  ),
  inPage(
    'street addresses, one a paragraph',
    numbered((at) => `<p>${1 + (at % 9999)} ${townName(at)} St, Boise, ID ${10000 + (at % 89_999)}</p>`),
  ),
  inParagraph('house numbers without a street', repeated('12 Oak Elm Ash 14 ')),
  inParagraph(
    'postal codes',
    numbered((at) => `${10000 + (at % 89_999)} `),
  ),
  inParagraph(
    'towns with postal codes',
    numbered((at) => `${townName(at)} ID ${10000 + (at % 89_999)} `),
  ),
  inParagraph(
    'dates',
    numbered((at) => `${MONTHS[at % 6]} ${1 + (at % 28)}, ${2000 + (at % 26)} `),
  ),
  inPage(
    'dates, one a paragraph',
    numbered((at) => `<p>Posted ${MONTHS[at % 6]} ${1 + (at % 28)}, ${2000 + (at % 26)}</p>`),
  ),
  inPage(
    'time elements',
    numbered((at) => `<time datetime="${2000 + (at % 26)}-01-${10 + (at % 18)}">x</time>`),
  ),
  inParagraph(
    'opening hours',
    numbered((at) => `${DAYS[at % 7]} 8-5 `),
  ),
  inPage(
    'opening hours in a table',
    wrapped(
      '<table>',
      numbered((at) => `<tr><td>${DAYS[at % 7]}</td><td>${1 + (at % 11)}am-5pm</td></tr>`),
      '</table>',
    ),
  ),
  inParagraph(
    'prices',
    numbered((at) => `Repairs from $${1 + (at % 9_999)}.${10 + (at % 89)}. `),
  ),
  inParagraph(
    'warranties and years',
    numbered((at) => `${1 + (at % 98)} year warranty, since ${1900 + (at % 99)}. `),
  ),
  inParagraph(
    'counts',
    numbered((at) => `${1 + at} homes and ${at + 2} happy customers `),
  ),
  inParagraph('currency signs without amounts', repeated('€ $ £ 1. ,2 chf rs ')),
  inParagraph(
    'ranges of amounts',
    numbered((at) => `${1 + (at % 98)} - 1.${100 + (at % 899)},00 € bis `),
  ),
  inPage(
    'German claims',
    numbered(
      (at) =>
        `<p>Wir sind seit ${1900 + (at % 99)} der ${townName(at)} Meisterbetrieb, nicht zertifiziert nach ISO 9001, mit Notdienst und Garantie auf unsere Arbeit.</p>`,
    ),
  ),
  inParagraph(
    'beginnings of German claims',
    repeated('seit 30 jahren der innung mitglied im aus als fachbetrieb und wir bieten '),
  ),
  inParagraph(
    'registers without numbers',
    repeated('siret n° rcs lyon b colegiado n.º albo degli ordine dei kvk crm-sp hrb nr. '),
  ),
  inPage(
    'quotations without customers',
    numbered(
      (at) => `<p>„Der ${townName(at)} ist da.“</p><p>— ${townName(at)} und Söhne, März 20${10 + (at % 16)}</p>`,
    ),
  ),
  inParagraph('openings of quotations', repeated('“„« a. - B ')),
  inParagraph('months without years', repeated('march 1, märz 2. mai de 31/12/ 1.1. ')),
  inPage(
    'sample text',
    numbered((at) => `<p>Lorem ${townName(at)} ipsum [your {{ %A 0${at} xx</p>`),
  ),
  inParagraph('numbers as words', repeated('ten two six four ')),
  inParagraph(
    'mail addresses',
    numbered((at) => `a${at}@b.c.d `),
  ),
  inParagraph('mail addresses without an end', repeated('a@a.')),
  inPage(
    'reviews',
    wrapped(
      '<h2>Reviews</h2>',
      numbered(
        (at) =>
          `<blockquote>“They fixed our ${townName(at)} and were kind and quick.” - ${townName(at)} B.</blockquote>`,
      ),
      '',
    ),
  ),
  inPage(
    'review ratings',
    numbered((at) => `<p>Rated 4.${at % 10} stars from ${at} reviews</p>`),
  ),
  inParagraph('ratings without an end', repeated('4.9 a ')),
  inPage(
    'questions',
    numbered((at) => `<h3>Who fixes ${townName(at)}?</h3><p>Yes, we do.</p>`),
  ),
  inParagraph(
    'questions in one paragraph',
    numbered((at) => `Who fixes ${townName(at)}? `),
  ),
  inPage(
    'copyright lines',
    numbered((at) => `<p>© 20${10 + (at % 16)} ${townName(at)} LLC</p>`),
  ),
  inParagraph('copyright signs', repeated('© ')),
  inParagraph('legal forms', repeated(' inc')),
  inParagraph('licence words', repeated('license number state board ')),
  inParagraph(
    'licence numbers',
    numbered((at) => `License #PLB-${at} `),
  ),
  inParagraph(
    'owners by name',
    numbered((at) => `Owner ${townName(at)} ${townName(at + 5)} founded it. `),
  ),
  inParagraph('words of every question', repeated('we are a family of emergency hours and financing for new ')),
  inParagraph(
    'offers with an end',
    numbered((at) => `Special offer valid until ${MONTHS[at % 6]} ${1 + (at % 28)}, 2020. `),
  ),
  inPage(
    'text in data-nosnippet',
    numbered((at) => `<p data-nosnippet>cookie ${at}</p><p>Text</p>`),
  ),
];

const MARK_KINDS: readonly HostileText[] = [
  inPage('less-than signs', repeated('<')),
  inPage('less-than signs and a letter', repeated('<a')),
  inPage('greater-than signs', repeated('>')),
  inPage('comments without an end', repeated('<!--')),
  inPage('declarations without an end', repeated('<!a ')),
  inPage('processing instructions without an end', repeated('<?')),
  inPage('end tags alone', repeated('</p>')),
  inPage('end tags of nothing opened', repeated('</x></b></div>')),
  inPage('start tags without an end', repeated('<a ')),
  inPage('start tags with quotation marks left open', repeated('<a href="')),
  inPage('scripts without an end', repeated('<script>')),
  inPage('titles without an end', repeated('<title>')),
  inPage('text areas without an end', repeated('<textarea>')),
  inPage('plain text elements', repeated('<plaintext>')),
  inPage('ampersands', repeated('&')),
  inPage('entities', repeated('&amp;')),
  inPage('entities without an end', repeated('&amp')),
  inPage('entities of numbers', repeated('&#x41;&#65;')),
  inPage('entities of white space', repeated('&nbsp;&#32;')),
  inPage('entities that name nothing', repeated('&CounterClockwiseContourIntegra ')),
  inPage('entities in attributes', repeated('<i title="&amp;&lt&nosuch;">')),
  inPage('one huge attribute', wrapped('<p title="', repeated('x '), '">Text</p>')),
  inPage('one huge style attribute', wrapped('<p style="', repeated(';display '), '">Text</p>')),
  inPage('one huge link address', wrapped('<a href="/', repeated('a.'), '!">Text</a>')),
  inPage('one huge class attribute', wrapped('<p class="', repeated('a b '), '">Text</p>')),
  inPage(
    'attributes of one element',
    wrapped(
      '<p ',
      numbered((at) => `a${at}=1 `),
      '>Text</p>',
    ),
  ),
  inPage('the same attribute of one element', wrapped('<p ', repeated('a=1 '), '>Text</p>')),
  inPage('nested divs', nested('<div>', '</div>')),
  inPage('nested divs with text', nested('<div>a', '</div>')),
  inPage('nested tables', nested('<table><tr><td>', '</td></tr></table>')),
  inPage(
    'addresses of pictures',
    numbered((at) => `<img src="/wp-content/a${at}.jpg" srcset="b${at}.jpg 1x, c${at}.jpg 2x">`),
  ),
  inPage('nested lists', nested('<ul><li>', '</li></ul>')),
  inPage('nested inline elements', nested('<b><i>', '</i></b>')),
  inPage('nested links', nested('<a href=/>', '</a>')),
  inPage('nested forms', nested('<form><h1>', '</h1></form>')),
  inPage('nested buttons left open', repeated('<button>')),
  inPage('paragraphs left open', repeated('<p>a')),
  inPage('inline elements left open', repeated('<b>a')),
  inPage('list items left open', repeated('<li>')),
  inPage('table cells left open', repeated('<tr><td>a')),
  inPage('misnested elements', repeated('<b><p></b></p>')),
  inPage('line breaks', repeated('a<br>')),
  inPage(
    'headings',
    numbered((at) => `<h2>Drain repair ${at}</h2>`),
  ),
  inPage(
    'headings of services',
    wrapped(
      '<h1>Us</h1><h2>Our services</h2>',
      numbered((at) => `<h3>${townName(at)} repair</h3><p>We fix it.</p>`),
      '',
    ),
  ),
  inPage('headings of one level, one text', repeated('<h3>Plumbing services</h3>')),
  inPage(
    'links',
    numbered((at) => `<a href="/page-${at}">Drain ${at}</a>`),
  ),
  inPage(
    'links to service pages',
    numbered((at) => `<a href="/services/drain-${at}">Drain repair ${at}</a>`),
  ),
  inPage(
    'links to area pages',
    numbered((at) => `<a href="/service-areas/${townName(at)}/">${townName(at)}</a>`),
  ),
  inPage(
    'links that differ in case and slash',
    numbered((at) => `<a href="/Page${at % 2 ? '/' : ''}?utm_source=${at}">x</a>`),
  ),
  inPage(
    'links to other sites',
    numbered((at) => `<a href="https://a${at}.example/x">review</a>`),
  ),
  inPage(
    'links to profiles',
    numbered((at) => `<a href="https://www.facebook.com/p${at}">Facebook</a>`),
  ),
  inPage(
    'links with long paths',
    numbered((at) => `<a href="/${'a-b/'.repeat(100)}${at}">x</a>`),
  ),
  inPage('one link of much text', wrapped('<a href="/">', repeated('word '), '</a>')),
  inPage('one heading of much text', wrapped('<h1>', repeated('Word '), '</h1>')),
  inPage('one title of much text', wrapped('<title>', repeated('Word | '), '</title>')),
  inPage('one title of spaces', wrapped('<title>', repeated('a  '), '</title>')),
  inPage('titles of vector graphics', repeated('<svg><title>x</title></svg>')),
  inPage(
    'canonical links',
    numbered((at) => `<link rel=canonical href="/${at}">`),
  ),
  inPage(
    'meta tags',
    numbered((at) => `<meta name="robots" content="noindex, max-snippet:${at}">`),
  ),
  inPage('one meta tag of much text', wrapped('<meta name="description" content="', repeated('a, '), '">')),
  inPage(
    'pictures',
    numbered((at) => `<img src="/logo-${at}.png" alt="Logo ${at}">`),
  ),
  inPage(
    'scripts',
    numbered((at) => `<script src="/a${at}.js"></script>`),
  ),
  inPage('inline scripts', repeated('<script>var a = 1;</script>')),
  inPage('one huge script', wrapped('<script>', repeated('a<'), '</script>')),
  inPage(
    'frames',
    numbered((at) => `<iframe src="https://maps.google.com/${at}"></iframe>`),
  ),
  inPage('forms', repeated('<form><input name=a><label>x</label></form>')),
  inPage('fields', wrapped('<form>', repeated('<input id=a>'), '</form>')),
  inPage('areas of an image map', repeated('<area href="/x" alt="y">')),
  inPage('mount points', repeated('<div id=root></div>')),
  inPage('text inside many links', wrapped('<a href=/x>'.repeat(40), repeated('a<br>'), '')),
  inPage('end tags of nothing opened in many elements', wrapped('<div>'.repeat(500), repeated('</x>'), '')),
  inPage(
    'links of many slashes',
    numbered((at) => `<a href="/${'/'.repeat(1900)}a${at}">x</a>`),
  ),
  inPage(
    'links with many tracking words',
    numbered((at) => `<a href="/${at}?${'ref=1&'.repeat(300)}">x</a>`),
  ),
  inPage('links below a long base address', (size) =>
    wrapped(
      `<base href="/${'a'.repeat(size / 2)}/">`,
      numbered((at) => `<a href="../${at}">x</a>`),
      '',
    )(size),
  ),
  inPage(
    'base elements that build on each other',
    wrapped('<p itemscope>', repeated('<base href="a/"><a itemprop=a href=b></a>'), ''),
  ),
  inPage(
    'phone links of no country',
    numbered((at) => `<a href="tel:+999${at}">Call</a>`),
  ),
  inPage('long capital words in paragraphs', repeated(`<p>${'A'.repeat(3900)} 83702</p>`)),
  inPage(
    'frames with long addresses',
    wrapped('<h2>Areas we serve</h2><iframe src="', repeated('google.'), '"></iframe>'),
  ),
  inPage('open brackets in JSON-LD', jsonLd(repeated('['))),
  inPage('commas in JSON-LD', jsonLd(wrapped('{"a":"b"', repeated(',   '), '}'))),
  inPage('hidden text', repeated('<p hidden>Some hidden words of a page</p>')),
  inPage('hidden headings', repeated('<div style="display:none"><h2>Drains</h2></div>')),
];

const MARKUP_KINDS: readonly HostileText[] = [
  inPage('itemprop inside many named elements', (size) => {
    const ids = Array.from({ length: 450 }, (_, at) => `i${at}`);
    const named = ids.map((id) => `<div id=${id}>`).join('');
    return wrapped(`<p itemscope itemref="${ids.join(' ')}"></p>${named}`, repeated('<p itemprop=a>x</p>'), '')(size);
  }),
  inPage(
    'RDFa prefixes of many elements, then rows',
    wrapped(
      Array.from(
        { length: 400 },
        (_, at) => `<div prefix="${'abcdefgh'.replace(/./g, (letter) => `${letter}${at}: x `)}">`,
      ).join(''),
      repeated('<i prefix="z: y" property=a>x</i>'),
      '',
    ),
  ),
  inPage('RDFa below a long vocabulary', (size) =>
    wrapped(`<div vocab="${'a'.repeat(size / 2)}" typeof=b>`, repeated('<i property=c>x</i>'), '')(size),
  ),
  inPage(
    'JSON-LD where each of many things leads to all',
    jsonLd((size) => {
      const count = Math.max(2, Math.floor(Math.sqrt(size / 14)));
      const all = Array.from({ length: count }, (_, at) => `{"@id":"#a${at}"}`).join();
      return `{"@graph":[${Array.from({ length: count }, (_, at) => `{"@type":"Thing","@id":"#a${at}","about":[${all}]}`).join()}]}`;
    }),
  ),
  inPage(
    'JSON-LD of many businesses that name a large one',
    jsonLd((size) =>
      wrapped(
        `{"@graph":[{"@type":"Place","@id":"#big","name":"${'a '.repeat(size / 4)}"}`,
        numbered((at) => `,{"@type":"Plumber","name":"n${at}","location":{"@id":"#big"}}`),
        ']}',
      )(size),
    ),
  ),
  inPage('itemprop alone', repeated('<p itemprop=name>x</p>')),
  inPage(
    'many itemprop of one item',
    wrapped('<div itemscope itemtype="https://schema.org/Plumber">', repeated('<p itemprop=name>x</p>'), '</div>'),
  ),
  inPage(
    'many names in one itemprop',
    wrapped(
      '<div itemscope><p itemprop="',
      numbered((at) => `p${at} `),
      '">x</p></div>',
    ),
  ),
  inPage('many items', repeated('<div itemscope itemtype="https://schema.org/Plumber"><p itemprop=name>x</p></div>')),
  inPage(
    'many types of one item',
    wrapped(
      '<div itemscope itemtype="',
      numbered((at) => `https://schema.org/T${at} `),
      '"><p itemprop=name>x</p></div>',
    ),
  ),
  inPage('nested items', nested('<div itemscope itemprop=a>', '</div>')),
  inPage('nested itemprop with text', wrapped('<div itemscope>', nested('<b itemprop=a>x', '</b>'), '</div>')),
  inPage(
    'chained itemref',
    numbered((at) => `<div itemscope id=a${at} itemref=a${at + 1}><p itemprop=n>x</p></div>`),
  ),
  inPage(
    'chained itemref between nested items',
    numbered(
      (at) =>
        `<div itemscope itemref=a${at + 1}></div><div id=a${at}><div itemprop=next itemscope itemref=a${at + 1}></div></div>`,
    ),
  ),
  inPage(
    'cyclic itemref',
    numbered(
      (at) => `<div itemscope id=a${at % 1000} itemref="a${(at + 1) % 1000} a${(at + 7) % 1000}" itemprop=a></div>`,
    ),
  ),
  inPage(
    'many items that refer to one',
    wrapped(
      '<div id=all><i itemprop=a>x</i><i itemprop=b>x</i></div>',
      repeated('<div itemscope itemref=all></div>'),
      '',
    ),
  ),
  inPage('many items that refer to a large one', (size) =>
    wrapped(
      `<div id=all>${'<meta itemprop=a content=x>'.repeat(size / 60)}</div>`,
      repeated('<div itemscope itemref=all></div>'),
      '',
    )(size),
  ),
  inPage(
    'one item that refers to many',
    wrapped(
      '<div itemscope itemref="',
      numbered((at) => `a${at} `),
      '"></div>',
    ),
  ),
  inPage('itemref without an end', repeated('itemref="a ')),
  inPage('RDFa chains', nested('<div vocab="https://schema.org/" typeof=Plumber property=a>', '</div>')),
  inPage(
    'RDFa in rows',
    numbered(
      (at) =>
        `<div vocab="https://schema.org/" typeof=Plumber resource="#a${at}"><a property=b href="#a${at + 1}">x</a></div>`,
    ),
  ),
  inPage(
    'RDFa with one resource',
    repeated('<div vocab="https://schema.org/" typeof=Plumber resource="#a"><b property=name>x</b></div>'),
  ),
  inPage(
    'RDFa with many types',
    numbered((at) => `<div vocab="https://schema.org/" typeof=T${at} resource="#a"></div>`),
  ),
  inPage('RDFa prefixes', repeated('<div prefix="a: http://a b: http://b" vocab="x">')),
  inPage(
    'deep JSON-LD',
    jsonLd((size) => `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`),
  ),
  inPage(
    'deep JSON-LD lists',
    jsonLd((size) => '['.repeat(size / 2) + ']'.repeat(size / 2)),
  ),
  inPage('a wide JSON-LD list', jsonLd(wrapped('[0', repeated(',{"@type":"Plumber","name":"x"}'), ']'))),
  inPage(
    'a JSON-LD graph',
    jsonLd(
      wrapped(
        '{"@graph":[0',
        numbered((at) => `,{"@id":"#a${at}",${BUSINESS}}`),
        ']}',
      ),
    ),
  ),
  inPage(
    'a JSON-LD graph of references',
    jsonLd(
      wrapped(
        '{"@graph":[0',
        numbered((at) => `,{"@type":"Plumber","@id":"#a${at}","department":{"@id":"#a${at + 1}"}}`),
        ']}',
      ),
    ),
  ),
  inPage(
    'a JSON-LD graph of cycles',
    jsonLd(
      wrapped(
        '{"@graph":[0',
        numbered(
          (at) => `,{"@type":"Plumber","@id":"#a${at}","department":[{"@id":"#a${(at * 7) % 997}"},{"@id":"#a0"}]}`,
        ),
        ']}',
      ),
    ),
  ),
  inPage(
    'JSON-LD where each node refers to all',
    jsonLd((size) => {
      const count = Math.max(2, Math.floor(Math.sqrt(size / 14)));
      const all = Array.from({ length: count }, (_, at) => `{"@id":"#a${at}"}`).join();
      return `{"@graph":[${Array.from({ length: count }, (_, at) => `{"@type":"Plumber","@id":"#a${at}","location":[${all}]}`).join()}]}`;
    }),
  ),
  inPage(
    'JSON-LD of many values',
    jsonLd(
      wrapped(
        '{"@type":"Plumber","name":["a"',
        numbered((at) => `,"name ${at}"`),
        ']}',
      ),
    ),
  ),
  inPage(
    'JSON-LD of many phones and addresses',
    jsonLd(
      wrapped(
        '{"@type":"Plumber","telephone":["a"',
        numbered((at) => `,"${phone(at)}"`),
        ']}',
      ),
    ),
  ),
  inPage(
    'JSON-LD of many areas',
    jsonLd(
      wrapped(
        '{"@type":"Plumber","areaServed":"',
        numbered((at) => `${townName(at)}, `),
        '"}',
      ),
    ),
  ),
  inPage(
    'JSON-LD with many properties',
    jsonLd(
      wrapped(
        '{"@type":"Plumber"',
        numbered((at) => `,"p${at}":"x"`),
        '}',
      ),
    ),
  ),
  inPage('JSON-LD with one huge text', jsonLd(wrapped('{"@type":"Plumber","name":"', repeated('Acme '), '"}'))),
  inPage(
    'JSON-LD businesses that differ',
    jsonLd(
      wrapped(
        '{"@graph":[0',
        numbered(
          (at) =>
            `,{"@type":"Plumber","name":"${townName(at)}","telephone":"${phone(at)}","address":"${at} Elm St, Boise, ID 83702"}`,
        ),
        ']}',
      ),
    ),
  ),
  inPage('broken JSON-LD', jsonLd(repeated('{"a":1,'))),
  inPage('JSON-LD with commas too many', jsonLd(wrapped('[0', repeated(',{"a":1,}'), ']'))),
  inPage(
    'many JSON-LD blocks',
    numbered((at) => `<script type="application/ld+json">{"@id":"#a${at}",${BUSINESS}}</script>`),
  ),
  inPage('many broken JSON-LD blocks', repeated('<script type="application/ld+json">{"a":</script>')),
  inPage(
    'JSON-LD of prices',
    jsonLd(
      wrapped(
        '[0',
        numbered((at) => `,{"@type":"Offer","price":"${at}.5"}`),
        ']',
      ),
    ),
  ),
  inPage(
    'JSON-LD of opening hours',
    jsonLd(
      wrapped(
        '{"@type":"Plumber","openingHours":["Mo 8-5"',
        numbered((at) => `,"${DAYS[at % 7]} ${at % 12}-5"`),
        ']}',
      ),
    ),
  ),
  inPage(
    'JSON-LD of frequent questions',
    jsonLd(
      wrapped(
        '{"@type":"FAQPage","mainEntity":[0',
        numbered(
          (at) => `,{"@type":"Question","name":"Who ${at}?","acceptedAnswer":{"@type":"Answer","text":"We ${at}"}}`,
        ),
        ']}',
      ),
    ),
  ),
  inPage(
    'JSON-LD of services',
    jsonLd(
      wrapped(
        '[0',
        numbered((at) => `,{"@type":"Service","name":"Drain ${at}","provider":{"@type":"Plumber","name":"N${at}"}}`),
        ']',
      ),
    ),
  ),
  inPage(
    'JSON-LD of profiles',
    jsonLd(
      wrapped(
        '{"@type":"Plumber","sameAs":["a"',
        numbered((at) => `,"https://www.facebook.com/p${at}"`),
        ']}',
      ),
    ),
  ),
  inPage(
    'JSON-LD of reviews',
    jsonLd(
      wrapped(
        '{"@type":"Plumber","review":[0',
        numbered((at) => `,{"@type":"Review","datePublished":"2020-01-01","reviewBody":"r${at}","author":"a"}`),
        ']}',
      ),
    ),
  ),
];

const FILE_KINDS: readonly HostileText[] = [
  {
    name: 'robots.txt of many groups',
    place: 'robots',
    make: numbered((at) => `User-agent: b${townName(at)}\nDisallow: /${at}\n`),
  },
  {
    name: 'robots.txt of many AI names',
    place: 'robots',
    make: numbered((at) => `User-agent: GPTBot\nUser-agent: ai${townName(at)}\n`),
  },
  {
    name: 'robots.txt of near names',
    place: 'robots',
    make: numbered((at) => `User-agent: GTPBot${'abcdefgh'[at % 8]}\nDisallow: /\n`),
  },
  {
    name: 'robots.txt of one agent again and again',
    place: 'robots',
    make: repeated('User-agent: *\nDisallow: /x\nAllow: /x\n'),
  },
  {
    name: 'robots.txt of many rules',
    place: 'robots',
    make: numbered((at) => (at === 0 ? 'User-agent: *\n' : `Disallow: /${at}*a*b\n`)),
  },
  {
    name: 'robots.txt of stars',
    place: 'robots',
    make: wrapped('User-agent: *\n', repeated(`Disallow: /${'*a'.repeat(4000)}\n`), ''),
  },
  {
    name: 'robots.txt of one long line',
    place: 'robots',
    make: wrapped('User-agent: *\nDisallow: /', repeated('*/'), ''),
  },
  { name: 'robots.txt of unknown lines', place: 'robots', make: numbered((at) => `nonsense-${at}: x\n`) },
  {
    name: 'robots.txt of sitemaps',
    place: 'robots',
    make: numbered((at) => `Sitemap: https://hostile.test/s${at}.xml\n`),
  },
  { name: 'robots.txt of empty lines', place: 'robots', make: repeated('\n') },
  {
    name: 'robots.txt of octets',
    place: 'robots',
    make: wrapped('User-agent: *\n', repeated('Disallow: /é%e4%ff\n'), ''),
  },
  {
    name: 'sitemap of many entries',
    place: 'sitemap',
    make: wrapped(
      '<urlset>',
      numbered((at) => `<url><loc>https://hostile.test/p${at}</loc><lastmod>2026-01-01</lastmod></url>`),
      '</urlset>',
    ),
  },
  {
    name: 'sitemap of entities',
    place: 'sitemap',
    make: wrapped(
      '<urlset>',
      numbered((at) => `<url><loc>https://hostile.test/${'&amp;'.repeat(200)}${at}</loc></url>`),
      '</urlset>',
    ),
  },
  { name: 'sitemap of entries that name nothing', place: 'sitemap', make: wrapped('<urlset>', repeated('<loc>'), '') },
  {
    name: 'sitemap of nested entries',
    place: 'sitemap',
    make: wrapped('<urlset>', nested('<url><loc>', '</loc></url>'), '</urlset>'),
  },
  { name: 'sitemap of spaces', place: 'sitemap', make: wrapped('<urlset>', repeated(`<loc${' '.repeat(300)}`), '') },
  {
    name: 'sitemap of dates without an end',
    place: 'sitemap',
    make: wrapped('<urlset>', repeated('<loc>https://hostile.test/</loc><lastmod'), ''),
  },
  {
    name: 'sitemap index',
    place: 'sitemap',
    make: wrapped(
      '<sitemapindex>',
      numbered((at) => `<sitemap><loc>https://hostile.test/s${at}.xml</loc></sitemap>`),
      '</sitemapindex>',
    ),
  },
  { name: 'sitemap as plain text', place: 'sitemap', make: numbered((at) => `https://hostile.test/p${at}\n`) },
  { name: 'sitemap of one line', place: 'sitemap', make: repeated('https://hostile.test/') },
  {
    name: 'llms.txt of many links',
    place: 'llms',
    make: numbered((at) => `- [Page ${at}](https://hostile.test/p${at})\n`),
  },
  { name: 'llms.txt of opening brackets', place: 'llms', make: repeated('[') },
  { name: 'llms.txt of links without an end', place: 'llms', make: repeated('[a](') },
  { name: 'llms.txt of bare links', place: 'llms', make: repeated('https://a.b/c ') },
  { name: 'llms.txt of phone numbers', place: 'llms', make: numbered((at) => `${phone(at)} `) },
  { name: 'llms.txt of phone numbers in lines', place: 'llms', make: numbered((at) => `${phone(at)}\n`) },
  { name: 'llms.txt of orders', place: 'llms', make: repeated('You should always ') },
  { name: 'llms.txt of headings', place: 'llms', make: repeated('#\t \t ') },
  { name: 'llms.txt of spaces', place: 'llms', make: repeated(' ') },
  { name: 'X-Robots-Tag header', place: 'header', make: repeated('googlebot: noindex\n') },
  { name: 'X-Robots-Tag header of one line', place: 'header', make: repeated('a-') },
];

/** Bytes that are hard to decode, without markup around them. */
const BYTE_KINDS: readonly HostileText[] = [
  inPage('bytes that are no UTF-8', (size) => new Uint8Array(size).fill(0xff)),
  inPage('characters cut short', (size) => new Uint8Array(size).fill(0xe2)),
  inPage('zero bytes', (size) => new Uint8Array(size).fill(0).fill(0x20, 0, 8)),
  inPage('UTF-16 without a character', (size) => new Uint8Array(size).fill(0xdc).fill(0xff, 0, 1).fill(0xfe, 1, 2)),
  inPage('declarations of character sets', repeated('<meta charset=')),
  inPage('control characters', repeated('\u0001\u0002\u007f')),
];

/** The texts that stress the HTML and markup readers rather than the text readers. */
export const HOSTILE_MARKUP: readonly HostileText[] = [...MARK_KINDS, ...MARKUP_KINDS];

/** Every known kind, once. */
export const HOSTILE_TEXTS: readonly HostileText[] = [...TEXT_KINDS, ...HOSTILE_MARKUP, ...FILE_KINDS, ...BYTE_KINDS];
