import { expect, test } from 'vitest';
import { withFarmAddresses } from './own-addresses.ts';

function homeAfter(home: string): string {
  const files = withFarmAddresses(new Map([['index.html', Buffer.from(home, 'latin1')]]), 'acme.test');
  return files.get('index.html')?.toString('latin1') ?? '';
}

test("canonical and Open Graph URLs identify the site's own host, with and without www", () => {
  expect(homeAfter('<link rel="canonical" href="http://www.acme.com/"> https://acme.com/a')).toBe(
    '<link rel="canonical" href="https://acme.test/"> https://acme.test/a',
  );
  expect(homeAfter('<meta property="og:url" content="https://acme.com"> https://www.acme.com/b')).toBe(
    '<meta property="og:url" content="https://acme.test"> https://acme.test/b',
  );
});

test("a longer host that starts or ends like the site's own is left alone", () => {
  const home = '<link rel="canonical" href="https://acme.com/"> https://acme.com.evil.example https://shop.acme.com/';
  expect(homeAfter(home)).toContain('https://acme.com.evil.example https://shop.acme.com/');
});

test('bytes of other encodings and binary files stay unchanged', () => {
  const latin = 'caf\xe9 <link rel="canonical" href="https://acme.com/">';
  expect(homeAfter(latin)).toBe('caf\xe9 <link rel="canonical" href="https://acme.test/">');
  const files = withFarmAddresses(
    new Map([
      ['index.html', Buffer.from('<link rel="canonical" href="https://acme.com/">')],
      ['logo.svg', Buffer.from('https://acme.com/')],
    ]),
    'acme.test',
  );
  expect(files.get('logo.svg')?.toString()).toBe('https://acme.com/');
});
