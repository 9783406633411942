import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseWebsite, WEBSITE_MESSAGES } from './website.ts';

const data = resolve(import.meta.dirname, '../../test/data');

test.each([
  ['example.com', 'https://example.com/', 'example.com'],
  ['  Example.COM  ', 'https://example.com/', 'example.com'],
  ['www.example.com', 'https://www.example.com/', 'example.com'],
  ['http://example.com', 'http://example.com/', 'example.com'],
  ['https://example.com/services?x=1#top', 'https://example.com/', 'example.com'],
  ['HTTPS://WWW.Example.com:443/', 'https://www.example.com/', 'example.com'],
  ['example.com:80', 'https://example.com/', 'example.com'],
  ['example.com.', 'https://example.com/', 'example.com'],
  ['bücher.example', 'https://xn--bcher-kva.example/', 'xn--bcher-kva.example'],
  ['münchen-heizung.de', 'https://xn--mnchen-heizung-gsb.de/', 'xn--mnchen-heizung-gsb.de'],
  ['joes-plumbing.co.uk', 'https://joes-plumbing.co.uk/', 'joes-plumbing.co.uk'],
])('%j is read as %s', (typed, url, site) => {
  expect(parseWebsite(typed)).toMatchObject({ ok: true, website: { url, site } });
});

test.each([[''], ['  '], ['ab'], [' a ']])('%j is too short', (typed) => {
  expect(parseWebsite(typed)).toEqual({ ok: false, problem: 'required', message: 'Website URL is required' });
});

test.each([
  ['not a website'],
  ['localhost'],
  ['plumber'],
  ['127.0.0.1'],
  ['http://2130706433/'],
  ['[::1]'],
  ['0x7f.1'],
  ['ftp://example.com'],
  ['javascript:alert(1)'],
  ['file:///etc/passwd'],
  ['https://'],
  ['https://user:secret@example.com'],
  ['owner@example.com'],
  ['example.com:8080'],
  ['exa mple.com'],
  ['example..com'],
  ['-example.com'],
  ['https:\\\\example.com'],
  ['//example.com'],
  [`${'a'.repeat(64)}.com`],
  [`${'a'.repeat(3000)}.com`],
])('%j is not a website', (typed) => {
  expect(parseWebsite(typed)).toEqual({ ok: false, problem: 'invalid', message: WEBSITE_MESSAGES.invalid });
});

test('any input gives a domain on http or https, or a refusal with a message', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl(), fc.domain(), fc.ipV4(), fc.ipV6(), fc.string({ unit: 'binary' })),
      (typed) => {
        const parsed = parseWebsite(typed);
        if (!parsed.ok) {
          expect(parsed.message).toMatch(/\w/);
          return;
        }
        const url = new URL(parsed.website.url);
        expect(url.protocol).toMatch(/^https?:$/);
        expect(url.pathname + url.search + url.hash + url.username + url.port).toBe('/');
        expect(url.hostname).toMatch(/^[a-z0-9_-]+(\.[a-z0-9_-]+)*\.([a-z]{2,}|xn--[a-z0-9-]+)$/);
      },
    ),
    { numRuns: 1000 },
  );
});

test('parsing a parsed website changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.domain(), fc.webUrl()), (typed) => {
      const parsed = parseWebsite(typed);
      if (parsed.ok) expect(parseWebsite(parsed.website.url)).toEqual(parsed);
    }),
  );
});

test('no URL of the conformance tests throws, or passes with a port, a user or an IP', () => {
  const cases = JSON.parse(readFileSync(resolve(data, 'urls/urltestdata.json'), 'utf8')) as (
    | string
    | { input: string }
  )[];
  for (const entry of cases) {
    if (typeof entry === 'string') continue;
    const parsed = parseWebsite(entry.input);
    if (parsed.ok) expect(parsed.website.url).toMatch(/^https?:\/\/[^/:@]+\.[a-z0-9-]*[a-z][a-z0-9-]*\/$/);
  }
});

test('naughty strings never throw', () => {
  const strings = JSON.parse(readFileSync(resolve(data, 'naughty-strings/blns.json'), 'utf8')) as string[];
  for (const text of strings) expect(parseWebsite(text)).toHaveProperty('ok');
});
