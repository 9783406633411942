import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFailure, readStoredScan, storeFailure, storeScan } from './stored-scan';

function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const insight = {
  id: 'llms-txt',
  category: 'AI Crawler Access',
  title: 'Your AI notes file',
  description: 'There is none.',
  status: 'error',
  impact: 'medium',
};
const answer = { score: 61, insights: [insight], recommendations: [{ title: 'Write one' }] };

afterEach(() => vi.restoreAllMocks());

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('sessionStorage', fakeStorage());
});

describe('the stored scan', () => {
  it('is found again for the same site, however it is spelled', () => {
    storeScan('example.com', answer);
    expect(readStoredScan('https://www.Example.com/contact')).toMatchObject(answer);
  });

  it('is never shown for another site', () => {
    storeScan('example.com', answer);
    expect(readStoredScan('other.example')).toBeNull();
  });

  it('counts for the current site if it names no site', () => {
    sessionStorage.setItem('scan-results', JSON.stringify(answer));
    expect(readStoredScan('other.example')?.score).toBe(61);
  });

  it('is compared by its own website if it was stored without ours', () => {
    sessionStorage.setItem('scan-results', JSON.stringify({ ...answer, website: 'https://example.com/' }));
    expect(readStoredScan('example.com')).not.toBeNull();
    expect(readStoredScan('other.example')).toBeNull();
  });

  it.each(['not json', '[]', '"text"', 'null', '17'])('is null when %s is stored', (text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    sessionStorage.setItem('scan-results', text);
    expect(readStoredScan('example.com')).toBeNull();
  });

  it('gives an insight without an id its position as id', () => {
    const { id: _, ...nameless } = insight;
    storeScan('example.com', { ...answer, insights: [insight, nameless, 'not an insight', nameless] });
    expect(readStoredScan('example.com')?.insights.map(({ id }) => id)).toEqual(['llms-txt', 2, 3]);
  });

  it("keeps the engine's other fields", () => {
    storeScan('example.com', { ...answer, insights: [{ ...insight, evidence: ['receipt'] }] });
    expect(readStoredScan('example.com')?.insights[0]).toMatchObject({ evidence: ['receipt'] });
  });

  it('works in a browser that blocks storage', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    storeScan('example.com', answer);
    expect(readStoredScan('example.com')?.score).toBe(61);
  });
});

describe('a failed scan', () => {
  it('is remembered for its site with its reason', () => {
    storeFailure('example.com', { reason: 'The site did not answer.' });
    expect(readFailure('www.example.com')).toEqual({ reason: 'The site did not answer.' });
    expect(readFailure('other.example')).toBeNull();
  });

  it('is forgotten once a scan succeeds', () => {
    storeFailure('example.com', { reason: null });
    storeScan('example.com', answer);
    expect(readFailure('example.com')).toBeNull();
  });
});
