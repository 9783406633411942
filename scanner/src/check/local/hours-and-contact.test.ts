import { describe, expect, it } from 'vitest';
import {
  CERTAIN,
  certainFact,
  ENGLISH,
  evidenceFrom,
  faultsOf,
  GERMAN,
  pageFrom,
  siteFacts,
  tradeOf,
} from '../../../test/page-facts.ts';
import type { HoursFacts } from '../../understand/hours/hours.ts';
import type { Mention } from '../../understand/mention.ts';
import { hoursAndContact } from './hours-and-contact.ts';

const weekdays = [0, 1, 2, 3, 4].map((day) => ({ day, opens: 480, closes: 1020 }));
const office = { intervals: weekdays, closedDays: [6], evidence: evidenceFrom('Mon-Fri 8-5, closed Sunday') };
const always = {
  intervals: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: 0, closes: 1440 })),
  closedDays: [],
  evidence: evidenceFrom('Open 24/7'),
};
const silent: HoursFacts = {
  text: null,
  markup: null,
  alwaysOpenClaims: [],
  emergencyClaims: [],
  afterHoursExplained: null,
};
const claim = { alwaysOpenClaims: [evidenceFrom('24/7 service')] };

const phone = (source: Mention['source']): Mention => ({
  value: '+12083310142',
  shown: '(208) 331-0142',
  source,
  role: 'home',
  region: 'main',
  label: null,
  evidence: evidenceFrom('(208) 331-0142'),
});
function identity(...sources: Mention['source'][]) {
  const phones = sources.map(phone);
  return { ...siteFacts({}).identity, phones, phone: phones[0]?.value ?? null, phoneShown: phones[0]?.shown ?? null };
}
const judge = (hours: HoursFacts, sources: Mention['source'][], groups = {}) =>
  hoursAndContact.judge(siteFacts({ hours, identity: identity(...sources), ...groups }));

describe('hours and contact', () => {
  it('tells the hours of every day', () => {
    const times = { opens: 540, closes: 1170 };
    const open = [0, 1, 3, 4].map((day) => ({ day, ...times }));
    const text = { ...office, intervals: [...open, { day: 5, opens: 540, closes: 780 }], closedDays: [2, 6] };
    expect(judge({ ...silent, text }, ['text', 'link']).description).toContain(
      'They are Monday, Tuesday, Thursday and Friday 9:00 am to 7:30 pm, Saturday 9:00 am to 1:00 pm, closed Wednesday and Sunday.',
    );
  });

  it('tells a day without an end in words', () => {
    const text = { ...office, intervals: [0, 1].map((day) => ({ day, opens: 0, closes: 1440 })), closedDays: [] };
    expect(judge({ ...silent, text }, ['text', 'link']).description).toContain(
      'They are Monday and Tuesday around the clock.',
    );
  });

  it('names the closing time as missing where the site says only when it opens', () => {
    const opens = { opensOnly: evidenceFrom('Öffnungszeiten: Montag bis Samstag ab 17 Uhr') };
    const { status, description } = judge({ ...silent, ...opens }, ['text', 'link']);
    expect([status, description]).toEqual([
      'warning',
      'Your site says when you open, but not when you close. Missing: your closing time in plain text.',
    ]);
  });

  it.each([
    ['that you are available day and night', { availableAlways: evidenceFrom('We are available 24/7.') }],
    ['that customers come by appointment', { byAppointment: evidenceFrom('By appointment only') }],
  ])('takes it as an answer %s', (words, said) => {
    const whole = judge({ ...silent, ...said }, ['text', 'link']);
    expect([whole.status, whole.description]).toEqual([
      'success',
      `A voice assistant can read your number, (208) 331-0142, and ${words}.`,
    ]);
    expect(judge({ ...silent, ...said }, ['text']).description).toBe(
      `People can read ${words}. Missing: a phone number that dials when tapped.`,
    );
    expect(judge({ ...silent, ...said, markup: office }, ['text', 'link']).description).toContain(
      'only in the hidden label',
    );
  });

  it('never says that a site with service around the clock says nothing', () => {
    const judgement = judge({ ...silent, ...claim }, ['text', 'link']);
    expect(judgement.description).toBe(
      'You advertise service around the clock, but list no hours. Missing: your hours in plain text.',
    );
    expect(judgement.evidence?.map(({ excerpt }) => excerpt)).toContain('24/7 service');
  });

  it('names an hour at which the listed times leave the business closed', () => {
    const text = {
      ...office,
      intervals: always.intervals.map((day) => ({ ...day, opens: 1200, closes: 1920 })),
      closedDays: [],
    };
    expect(judge({ ...silent, ...claim, text }, ['text', 'link']).description).toContain('closed at 2 p.m.');
    expect(judge({ ...silent, ...claim, text: office }, ['text', 'link']).description).toContain('closed at 2 a.m.');
  });

  it('counts no sample number as a number that people can read or dial', () => {
    const sample = { ...identity('text', 'link'), phone: null, phoneShown: null };
    expect(judge({ ...silent, text: office }, [], { identity: sample })).toMatchObject({
      status: 'warning',
      description: expect.stringContaining('Missing: your phone number in plain text and a phone number that dials'),
    });
  });

  it('asks for am and pm in English only', () => {
    const steps = (language: object) => judge(silent, ['text', 'link'], { language }).fix.steps.join(' ');
    expect(steps(ENGLISH)).toContain('with am and pm');
    expect(steps(GERMAN)).not.toContain('am and pm');
  });

  it.each<[string, HoursFacts, Mention['source'][], string]>([
    ['number, link and hours', { ...silent, text: office }, ['text', 'link'], 'success'],
    ['number not dialled by a tap', { ...silent, text: office }, ['text'], 'warning'],
    ['number in a link alone', { ...silent, text: office }, ['link'], 'warning'],
    ['no hours', silent, ['text', 'link'], 'warning'],
    [
      'two different weeks',
      { ...silent, text: { ...office, rival: { ...office, intervals: weekdays.slice(1) } } },
      ['text', 'link'],
      'warning',
    ],
    ['hours in markup alone', { ...silent, markup: office }, ['text', 'link'], 'warning'],
    ['around the clock beside office hours', { ...silent, text: office, ...claim }, ['text', 'link'], 'warning'],
    [
      'around the clock in one season',
      { ...silent, text: { ...office, evidence: evidenceFrom('Winter: 24/7. Summer: Mon-Fri 8-5') }, ...claim },
      ['text', 'link'],
      'success',
    ],
    [
      'the same, explained',
      { ...silent, text: office, ...claim, afterHoursExplained: evidenceFrom('A plumber is on call.') },
      ['text', 'link'],
      'success',
    ],
    ['around the clock and open around the clock', { ...silent, text: always, ...claim }, ['text', 'link'], 'success'],
    ['nothing at all', silent, [], 'error'],
  ])('%s', (_words, hours, sources, status) => {
    const judgement = judge(hours, sources);
    expect(judgement.status).toBe(status);
    expect(faultsOf(judgement)).toEqual([]);
  });

  it('asks only for what is missing', () => {
    const dial = judge({ ...silent, text: office }, ['text']).fix;
    expect(dial).toMatchObject({ summary: 'Make your phone number dial when it is tapped.', changes: ['phone-link'] });
    expect(dial.paste.map(({ label }) => label)).toEqual(['Number that dials']);
    const number = judge({ ...silent, text: office }, ['link']).fix;
    expect(number.summary).toBe('Put your phone number in plain text on your contact page and in the footer.');
    const hours = judge(silent, ['text', 'link']).fix;
    expect(hours.summary).toBe('Put one block of hours in plain text on your contact page and in the footer.');
    expect(judge(silent, ['text']).fix.summary).toContain('Put one block of hours');
    expect(judge(silent, ['text']).fix.summary).toContain(', and make your phone number dial when it is tapped.');
    expect(hours.changes).toEqual(['hours-block']);
    expect(hours.paste.map(({ label }) => label)).toEqual(['Hours block for your contact page and footer']);
  });

  describe('of a hotel', () => {
    const trade = { ...tradeOf('generic', 'storefront'), id: 'hotel' };
    const stay = (html: string) => judge(silent, ['text', 'link'], { trade, pages: [pageFrom(html)] });

    it('asks for check-in and reception times instead of opening hours', () => {
      const judgement = stay('<h1>Hotel Alba</h1>');
      expect(judgement).toMatchObject({ status: 'warning' });
      expect(judgement.description).toContain('check-in and reception times');
      expect(judgement.fix.paste[0]?.text).toContain('Check-in: from [arrival time]');
      expect(JSON.stringify(judgement)).not.toMatch(/your hours|when you are open/);
      expect(faultsOf(judgement)).toEqual([]);
    });

    it.each([
      '<p>Check-in from 3 pm.</p>',
      '<p>Anreise ab 15:00 Uhr</p>',
      '<table><tr><td>Check-in</td><td>14:00</td></tr></table>',
      '<p>Réception ouverte de 8h00 à 20h00</p>',
    ])('is complete with %s', (html) => {
      const judgement = stay(html);
      expect(judgement.status).toBe('success');
      expect(faultsOf(judgement)).toEqual([]);
    });

    it('does not take the word alone for a time', () => {
      expect(stay('<p>Online check-in for all guests</p>').status).toBe('warning');
    });
  });

  it('distinguishes a form without labels from a missing form', () => {
    const form = '<form><input placeholder="Name"><input placeholder="Phone"></form>';
    const { status, description } = judge(silent, [], { pages: [pageFrom(form)] });
    expect(status).toBe('error');
    expect(description).toContain('no form with labels on your site');
  });

  it.each([
    ['signing in', '<label>Name <input></label><label>Password <input type="password"></label>', '/members.html'],
    ['the owner', '<label>Title <input></label><label>Text <textarea></textarea></label>', '/redaction.html'],
  ])('does not count a form for %s', (_who, fields, path) => {
    const page = pageFrom(`<meta name="robots" content="noindex"><form>${fields}</form>`, {
      role: 'other',
      url: `https://www.example.com${path}`,
    });
    expect(judge(silent, [], { pages: [pageFrom('<p>Acme</p>'), page] }).description).toContain('no form on your site');
  });

  it('counts a form with labels as a way to get in touch', () => {
    const form = '<form><label>Name <input name="n"></label><label>Phone <input name="p"></label></form>';
    const judgement = judge(silent, [], { pages: [pageFrom(form)] });
    expect(judgement.status).toBe('warning');
    expect(faultsOf(judgement)).toEqual([]);
  });

  it('states both halves of a day', () => {
    const shift = (day: number) => [
      { day, opens: 600, closes: 840 },
      { day, opens: 1020, closes: 1260 },
    ];
    const text = {
      ...office,
      intervals: [...shift(0), ...shift(1), { day: 2, opens: 600, closes: 840 }],
      closedDays: [],
    };
    expect(judge({ ...silent, text }, ['text', 'link']).description).toContain(
      'Monday and Tuesday 10:00 am to 2:00 pm and 5:00 pm to 9:00 pm, Wednesday 10:00 am to 2:00 pm.',
    );
  });

  it('says what a voice assistant would answer', () => {
    const { description, fix } = judge({ ...silent, text: office, ...claim }, ['text', 'link'], {
      certain: { ...CERTAIN, hours: certainFact(office, 'Mon-Fri 8-5, closed Sunday') },
    });
    expect(description).toBe(
      'You advertise service around the clock but list Monday to Friday 8:00 am to 5:00 pm, closed Sunday. A voice assistant will say you are closed at 2 a.m.',
    );
    expect(fix.paste[0]?.text).toContain('Monday to Friday: 8:00 am – 5:00 pm');
    expect(fix.paste[0]?.text).toContain('Outside these hours');
  });

  it.each([
    ['tel:+490642038625', 'has a 0 too many after the code of your country'],
    ['tel:49642038625', 'has no plus before the code of your country'],
  ])('tells the owner of a link that readers repair: %s', (href, says) => {
    const mentions = (['text', 'link'] as const).map((source) => ({ ...phone(source), value: '+49642038625' }));
    const own = { ...identity('text', 'link'), phones: mentions, phone: '+49642038625' };
    const pages = [pageFrom(`<a href="${href}">06420 38625</a>`)];
    const judgement = judge({ ...silent, text: office }, [], { identity: own, pages });
    expect(judgement.status).toBe('warning');
    expect(judgement.description).toContain(`The link that you have, “${href}”, ${says}`);
    expect(judgement.fix?.steps).toContain(`Change the link “${href}”: write “tel:+49642038625”.`);
  });
});
