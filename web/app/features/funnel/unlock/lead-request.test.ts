import { JSON_BODY_LIMIT, leadRequestSchema } from '@named-first/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeScan } from '../stored-scan';
import { leadRequest } from './lead-request';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const form = { name: 'Ann Lee', businessName: 'Lee Heating', email: 'ann@lee.example', phone: '(614) 555-0100' };
const now = new Date('2026-11-20T12:00:00Z');

function insights(evidenceBytes: number, descriptionBytes = 10) {
  return Array.from({ length: 26 }, (_, index) => ({
    id: `check-${index}`,
    category: 'Citations',
    title: 'Title',
    description: 'd'.repeat(descriptionBytes),
    status: 'error',
    impact: 'high',
    evidence: [{ url: 'https://example.com/', place: 'text', excerpt: '"'.repeat(evidenceBytes) }],
  }));
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

function request(website = 'example.com') {
  const body = leadRequest({ form, website, score: 61 }, now);
  return { body, report: JSON.parse(body.reportData), bytes: Buffer.byteLength(JSON.stringify(body)) };
}

it('contains the form, the score and the stored scan, as the contract requires', () => {
  storeScan('example.com', { score: 61, insights: insights(10), recommendations: [{ title: 'First' }] });
  const { body, report } = request();
  expect(leadRequestSchema.parse(body)).toEqual({
    ...body,
    website: expect.objectContaining({ typed: body.website }),
  });
  expect(body).toMatchObject({ website: 'example.com', ...form, aiVisibilityScore: 61 });
  expect(report).toMatchObject({ score: 61, timestamp: '2026-11-20T12:00:00.000Z' });
  expect(report.insights).toHaveLength(26);
  expect(report.insights[0].evidence).toHaveLength(1);
  expect(report.recommendations).toEqual([{ title: 'First' }]);
});

it('sends empty lists if nothing is stored for this site, or it cannot be parsed', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  storeScan('other.example', { score: 9, insights: insights(1), recommendations: [] });
  expect(request().report).toMatchObject({ insights: [], recommendations: [] });
  sessionStorage.setItem('scan-results', '{broken');
  expect(request().report).toMatchObject({ score: 61, insights: [], recommendations: [] });
});

it('omits the evidence if it is too large', () => {
  storeScan('example.com', { score: 61, insights: insights(6000), recommendations: [{ title: 'First' }] });
  const { report, bytes } = request();
  expect(bytes).toBeLessThan(JSON_BODY_LIMIT);
  expect(report.insights).toHaveLength(26);
  expect(report.insights[0]).not.toHaveProperty('evidence');
  expect(report.recommendations).toHaveLength(1);
});

it('always fits, whatever is stored', () => {
  storeScan('example.com', { score: 61, insights: insights(10, 20_000), recommendations: [] });
  const { report, bytes } = request();
  expect(bytes).toBeLessThan(JSON_BODY_LIMIT);
  expect(report.insights).toEqual([]);
});
