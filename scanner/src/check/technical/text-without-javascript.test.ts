import type { BuilderId } from '@named-first/contract';
import { describe, expect, it } from 'vitest';
import { factsFrom, filler } from '../../../test/facts-from.ts';
import { pageFrom } from '../../../test/page-facts.ts';
import { APP_FRAMEWORKS } from '../../lexicon/builders/app-frameworks.ts';
import { textWithoutJavascript } from './text-without-javascript.ts';

/** Six words about the business, and filler up to `words`. */
const home = (words: number, rest = '') =>
  pageFrom(
    `<title>Acme Plumbing</title><main><p>Acme Plumbing: call (208) 331-0142 ${filler(words - 5)}</p></main>${rest}<footer>© 2026 Acme Plumbing</footer>`,
  );
const judge = (...pages: ReturnType<typeof home>[]) => textWithoutJavascript.judge(factsFrom(pages));

describe('words on the home page', () => {
  it.each([
    [99, 'error'],
    [100, 'warning'],
    [249, 'warning'],
    [250, 'success'],
    [251, 'success'],
  ])('%i words: %s', (words, status) => {
    const page = home(words);
    expect(page.document.mainWords).toBe(words);
    expect(judge(page)).toMatchObject({ status, measured: true });
  });

  it('needs 500 characters too', () => {
    const page = pageFrom(`<main><p>${'a '.repeat(120)}</p></main>`);
    expect(judge(page).status).toBe('error');
  });
});

it('speaks of other pages and of a number in the text only where there are such', () => {
  const linked = pageFrom(
    `<title>Acme Plumbing</title><main><p>Acme Plumbing ${filler(300)}</p><a href="tel:+12083310142">Call</a></main><footer>© 2026 Acme Plumbing</footer>`,
  );
  expect(judge(home(300)).description).toMatch(/Your name and phone number are in your text\.$/);
  expect(judge(home(300), home(300)).description).toContain('The other pages we read are full enough too.');
  expect(judge(linked).description).toContain('your phone number is in a link.');
});

it('speaks of a picture with the number only where there is a picture', () => {
  const said = (more: string) =>
    judge(pageFrom(`<title>Acme Plumbing</title><main><p>${filler(300)}</p>${more}</main>`));
  expect(said('').description).toContain('We found no working phone number in your text.');
  expect(said('').description).not.toContain('picture');
  expect(said('<img src="/call.png" alt="">').description).toContain('If it is in a picture, AI cannot read it.');
});

it('distinguishes hidden from missing text', () => {
  const words = `<div style="display:none"><p>Acme Plumbing: call (208) 331-0142 ${filler(300)}</p></div>`;
  const { status, description, fix } = judge(pageFrom(`<p>English | Español</p>${words}`));
  expect(status).toBe('warning');
  expect(description).toMatch(/^Your home page shows 2 words at first\. 305 more stand in it but stay hidden/);
  expect(fix.summary).toBe('Show your main text as soon as the page opens, without a click.');
});

it.each([
  [119, 'warning'],
  [120, 'success'],
])('an inner page of %i words: %s', (words, status) => {
  expect(judge(home(300), pageFrom(`<p>${filler(words)}</p>`, { role: 'contact' })).status).toBe(status);
});

it('asks of a short page only for the words that it needs', () => {
  const stepFor = (...pages: ReturnType<typeof home>[]) =>
    judge(home(300), ...pages).fix.steps.find((step) => step.includes('at least'));
  const short = (role: 'contact' | 'about', html = '<p>Come and see us.</p>') => pageFrom(html, { role });
  expect(stepFor(short('about'))).toMatch(/at least 120 words\.$/);
  expect(stepFor(short('contact'))).toMatch(
    /at least 80 words, among them your phone number and your address or hours\.$/,
  );
  expect(stepFor(short('contact', '<p>Call (208) 331-0142</p><form><input name="mail"></form>'))).toMatch(
    /at least 80 words\.$/,
  );
});

it.each([
  [79, 'warning'],
  [80, 'success'],
])('a contact page of %i words that holds the number and a form: %s', (words, status) => {
  const form = '<form><label>Name <input></label><label>Phone <input></label></form>';
  const html = `<main><p>Call (208) 331-0142 ${filler(words - 3)}</p></main>${form}`;
  expect(judge(home(300), pageFrom(html, { role: 'contact' })).status).toBe(status);
});

it('asks for rendering on the server only where the builder may not do it', () => {
  const stepsFor = (id: BuilderId | null) => {
    const facts = factsFrom([home(100, '<div id="app"></div>')]);
    const site = { ...facts.site, builder: { ...facts.site.builder, id } };
    return textWithoutJavascript.judge({ ...facts, site }).fix.steps.join(' ');
  };
  expect(stepsFor(null)).toContain('switch on server rendering or prerendering in your website system');
  expect(stepsFor('netlify')).toContain('server rendering');
  expect(stepsFor('wordpress')).not.toContain('server rendering');
});

it('warns if the number is not in any text', () => {
  const page = pageFrom(`<p>Acme Plumbing ${filler(300)}</p><footer>© 2026 Acme Plumbing</footer>`);
  expect(judge(page)).toMatchObject({ status: 'warning', description: expect.stringContaining('phone number') });
});

it('names the content of an empty shell', () => {
  const judgement = judge(pageFrom('<div id="root"></div><script src="/app.js"></script>'));
  expect(judgement.status).toBe('error');
  expect(judgement.description).toContain('0 words');
  expect(judgement.description).toContain('empty frame');
  expect(judgement.evidence).toMatchObject([
    { place: 'source', excerpt: '<div id="root"></div><script src="/app.js"></script>' },
  ]);
});

describe('a home page that an app fills', () => {
  const fixOf = (body: string, lang = 'en') =>
    judge(pageFrom(`<html lang="${lang}"><title>Acme Plumbing</title><body>${body}<script src="/app.js"></script>`))
      .fix;
  const messageOf = (body: string) =>
    fixOf(body)
      .messages?.map(({ text }) => text)
      .join() ?? '';

  it('gets words for the element that the app empties', () => {
    const { paste, steps } = fixOf('<main class="x" id="root"></main>');
    expect(paste).toMatchObject([{ language: 'html', text: expect.stringMatching(/^<h1>.*<\/h1>\n<p>/) }]);
    expect(steps.join(' ')).toContain('into the empty <main id="root"> of the page');
    expect(judge(pageFrom('<div id="root"></div>')).fix.changes).toEqual([]);
  });

  it.each([
    ['React', '<div id="root"></div>', 'reactrouter.com'],
    ['Angular', '<app-root></app-root>', 'It holds an empty <app-root>'],
    ['Flutter', '<script src="flutter_bootstrap.js" async></script>', 'docs.flutter.dev'],
  ])('says how %s sends finished pages', (name, body, words) => {
    expect(messageOf(body)).toContain(`\n- ${name}: `);
    expect(messageOf(body)).toContain(words);
  });

  it('is asked for finished pages even if its framework is unknown', () => {
    const message = messageOf('<div id="ember-app"></div>');
    expect(message).toContain('by prerendering or server rendering');
    expect(message).not.toContain('If the site is made with');
  });

  it('gets no English words in another language, but a message in the language of the report', () => {
    const { paste, messages } = fixOf('<div id="app"></div>', 'fr');
    expect(paste).toEqual([]);
    expect(messages).toHaveLength(1);
  });

  it.each(APP_FRAMEWORKS.flatMap(({ mounts }) => mounts))('is recognized by the element %s', (id) => {
    const mount = id === 'app-root' ? '<app-root></app-root>' : `<div id="${id}"></div>`;
    expect(judge(pageFrom(mount)).description).toContain('empty frame');
  });
});

it.each([
  ['that loads no script', '<p>Tree service in Boise</p>'],
  ['that loads a script and has a menu', `<nav>${filler(12)}</nav><p>Tree service</p><script src="/menu.js"></script>`],
])('blames no code for a short page %s', (_kind, html) => {
  const { status, description, fix } = judge(pageFrom(html));
  expect(status).toBe('error');
  expect(description).toMatch(/^Your home page has only \d+ words/);
  expect(fix.steps.join(' ')).not.toMatch(/code|rendering/);
});

it.each([
  ['<p>Acme Plumbing</p>', 'Your home page has only 2 words. That'],
  [
    '<p>Acme Plumbing</p><footer>412 Main St, Boise</footer>',
    'Your home page has only 2 words in its main part: its menu',
  ],
  ['<header><h1>Acme Plumbing</h1></header>', 'Your home page has no words in its main part: its menu'],
  ['<header>Acme</header><div id="root"></div>', 'They see 0 words in the main part of your home page.'],
  [`<p>${filler(120)}</p>`, 'Your home page shows 120 words; 250'],
  [`<p>${filler(120)}</p><nav>Home</nav>`, 'Your home page shows 120 words in its main part; 250'],
])('says which words it counts: %s', (html, says) => {
  expect(judge(pageFrom(html)).description).toContain(says);
});

it('asks for more words on the pages that have too few', () => {
  const summaryOf = (...pages: ReturnType<typeof home>[]) => judge(...pages).fix.summary;
  expect(summaryOf(home(200))).toMatch(/^Say more on your home page: what you do/);
  expect(summaryOf(home(99))).toMatch(/^Write on your home page who you are/);
  expect(summaryOf(pageFrom(`<p>Acme Plumbing ${filler(200)}</p>`))).toMatch(/^Write on your home page who you are/);
  const contact = pageFrom(`<main><p>${filler(40)}</p></main>`, { role: 'contact' });
  expect(summaryOf(home(300), contact)).toMatch(/^Say more on the pages that are almost empty/);
  expect(judge(home(300), contact).fix.steps[0]).toContain('Write on /contact/ what a customer wants to know');
  const unreachable = pageFrom(`<title>Acme Plumbing</title><p>Acme Plumbing ${filler(300)}</p>`);
  expect(summaryOf(unreachable)).toBe('Write your phone number as text on your home page and in the footer.');
});

it('gives words to whoever edits the site, and code to a developer', () => {
  expect(judge(home(99)).fix.work).toEqual({ fixedBy: 'site editor', effort: 'afternoon' });
  expect(judge(home(200)).fix.work).toEqual({ fixedBy: 'site editor', effort: 'afternoon' });
  expect(judge(pageFrom('<div id="root"></div>')).fix.work).toBeUndefined();
  expect(judge(home(200, '<div id="app"></div>')).fix.work).toBeUndefined();
});

it.each([
  ['says so', `<nav>${filler(12)}</nav><noscript>Please enable JavaScript.</noscript><script src="/app.js"></script>`],
  ['shows next to nothing', '<p>Loading…</p><script type="module" src="/app.js"></script>'],
])('blames the code of a page that %s', (_kind, html) => {
  expect(judge(pageFrom(html)).description).toContain('the code that builds your page');
});

it('warns about pages that are nearly all code', () => {
  const script = (length: number) => `<script>${'x'.repeat(length)}</script>`;
  const characters = home(300).document.mainText.length;
  expect(judge(home(300, script(characters * 100))).status).toBe('success');
  expect(judge(home(300, script(characters * 100 + 1))).status).toBe('warning');
});

it('is not measured without a home page', () => {
  expect(judge(pageFrom('<p>x', { role: 'contact' })).measured).toBe(false);
});
