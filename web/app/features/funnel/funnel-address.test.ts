import { describe, expect, it } from 'vitest';
import { readResultsAddress, readScanAddress, readUnlockAddress, resultsPath, scanPath } from './funnel-address';

const at = (path: string) => `http://localhost${path}`;

function redirectOf(read: () => unknown): string | null {
  try {
    read();
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('Location') : null;
  }
  return null;
}

describe('/scan', () => {
  it('contains the website as typed', () => {
    expect(readScanAddress(at(scanPath('https://a.example/?b=c&d')))).toEqual({ website: 'https://a.example/?b=c&d' });
  });

  it.each([
    ['/scan', '/free-scan'],
    ['/scan?url=', '/free-scan'],
    ['/scan?url=%20', '/free-scan'],
    ['/scan?website=+example.com+', '/scan?url=example.com'],
    ['/scan?website=no+domain', '/free-scan?website=no+domain'],
    ['/scan?website=', '/free-scan?website='],
  ])('sends %s on to %s', (from, to) => {
    expect(redirectOf(() => readScanAddress(at(from)))).toBe(to);
  });
});

describe('/results', () => {
  it.each([
    ['0', 0],
    ['73', 73],
    ['61.5', 62],
    ['-4', 0],
    ['900', 100],
  ])('reads the score %s as %i', (text, score) => {
    expect(readResultsAddress(at(`/results?url=a.example&score=${text}`))).toEqual({ website: 'a.example', score });
  });

  it.each(['', '?url=a.example', '?score=50', '?url=a.example&score=', '?url=a.example&score=high', '?url=&score=50'])(
    'starts again from %j',
    (search) => {
      expect(redirectOf(() => readResultsAddress(at(`/results${search}`)))).toBe('/free-scan');
    },
  );

  it('reads what it wrote', () => {
    const address = { website: 'münchen.example', score: 45 };
    expect(readResultsAddress(at(resultsPath(address)))).toEqual(address);
  });
});

it('/unlock stays open without website and score', () => {
  expect(readUnlockAddress(at('/unlock'))).toEqual({ website: null, score: null });
});
