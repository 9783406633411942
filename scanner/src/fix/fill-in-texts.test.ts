import { TRADES } from '@named-first/contract';
import { describe, expect, it } from 'vitest';
import { SUBJECT } from '../../test/page-facts.ts';
import { questionsFor } from '../understand/offers/questions.ts';
import { credentialLines, identifierMarkup } from './credential-lines.ts';
import { questionSentences } from './question-sentences.ts';
import { townSentence } from './town-list.ts';

describe('texts to fill in', () => {
  it.each(TRADES)('exist for every question of %s, with a blank for what only the owner knows', (trade) => {
    for (const { id, question } of questionsFor(trade)) {
      const { text } = questionSentences([{ id, question, state: 'absent', evidence: null }], SUBJECT);
      expect(text, id).not.toContain('[your answer]');
      expect(text, id).toContain('[');
    }
  });

  it('name the towns that are known and leave the rest blank', () => {
    expect(townSentence(['Nampa'], SUBJECT).text).toBe('Copper Creek Plumbing serves Boise, Nampa and [town], ID.');
    expect(townSentence([], { ...SUBJECT, name: null, city: null, region: null }).text).toBe(
      '[Your business name] serves [town], [town] and [town].',
    );
  });

  it('put a county behind no list of towns', () => {
    const subject = { ...SUBJECT, city: 'Ipswich', region: 'Suffolk' };
    expect(townSentence(['Woodbridge', 'Saxmundham', 'Suffolk'], subject).text).toBe(
      'Copper Creek Plumbing serves Ipswich, Woodbridge, Saxmundham and Suffolk.',
    );
  });

  it.each(TRADES)('ask nobody abroad for what only the United States have: %s', (trade) => {
    const subject = { ...SUBJECT, country: 'DE' };
    const none = { credentials: [], groups: [], numbered: null, bonded: null, california: false };
    const gaps = questionsFor(trade).map(
      ({ id, question }) => ({ id, question, state: 'absent', evidence: null }) as const,
    );
    const texts = [
      ...gaps.map((gap) => questionSentences([gap], subject)),
      credentialLines(none, trade, subject),
      identifierMarkup(none, trade, subject),
    ].map(({ text }) => text);
    expect(texts.join('\n')).not.toMatch(/\[state|\bNPI\b|\bbar\b|\bNATE\b|\bEPA\b|NABCEP|\$\[/i);
  });

  it('promise no result for lawyers and clinicians', () => {
    const gap = [
      { id: 'guarantee', question: 'Do you guarantee your work?', state: 'absent' as const, evidence: null },
    ];
    expect(questionSentences(gap, { ...SUBJECT, companyNoun: 'law firm' }).text).not.toContain('is guaranteed');
    expect(questionSentences(gap, SUBJECT).text).toContain('is guaranteed');
  });

  it('carry a number that was found, else a blank', () => {
    const none = { credentials: [], groups: [], numbered: null, bonded: null, california: false };
    expect(identifierMarkup(none, 'legal', SUBJECT).text).toContain('[your bar number]');
    expect(identifierMarkup(none, 'plumbing', SUBJECT).text).toContain('[your license number]');
  });
});
