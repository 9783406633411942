import {
  brand,
  COURSE_LESSONS,
  type LessonFinding,
  type MailData,
  type MailKind,
  type Paste,
  writePasteTable,
} from '@named-first/contract';
import { describe, expect, it } from 'vitest';
import { renderMail } from './index.ts';
import { SAMPLE_MAILS } from './mails/sample-mails.ts';

const report: MailData['lead-report'] = {
  name: 'Ann',
  businessName: 'Lee & Sons <Heating>',
  website: 'https://lee.example/',
  report: {
    score: 58,
    scannedAt: '2026-11-20T14:00:00.000Z',
    caps: [{ id: 'answer-bots-blocked', limit: 60, reason: 'Your robots file turns the answer readers away.' }],
    recommendations: ['Which towns do you serve?', 'Dead ends', 'Proof you can be trusted', 'A fourth one'].map(
      (title, index) => ({
        insightId: `check-${index}`,
        title,
        description: `Do the thing number ${index + 1}.`,
        pointsToGain: 7 - index,
        effort: 'quick',
        fixedBy: 'owner',
      }),
    ),
  },
  reportUrl: 'https://site.example/report/abc123',
  unsubscribeUrl: 'https://site.example/unsubscribe/xyz',
};

describe('lead-report', () => {
  it('has the score, three fixes, the link and the discount code in the text part', async () => {
    const { text } = await renderMail('lead-report', report);
    expect(text).toContain('58 / 100');
    expect(text).toContain('Patchy.');
    expect(text).toContain(
      'The score cannot pass 60 until this is fixed: Your robots file turns the answer readers away.',
    );
    expect(text).toContain('1. Which towns do you serve? (+7 points)');
    expect(text).toContain('2. Dead ends (+6 points)');
    expect(text).toContain('3. Proof you can be trusted (+5 points)');
    expect(text).not.toContain('A fourth one');
    expect(text).toContain(report.reportUrl);
    expect(text).toContain(brand.discountCode);
    expect(text).toContain(report.unsubscribeUrl);
    expect(text).toContain(brand.postalAddress.street);
  });

  it('says who can do each fix and how long it takes', async () => {
    const { text } = await renderMail('lead-report', report);
    expect(text).toContain('Under an hour · You, in your own words');
  });

  it('mentions the PDF only if one is attached', async () => {
    expect((await renderMail('lead-report', report)).text).not.toContain('PDF');
    expect((await renderMail('lead-report', { ...report, pdfAttached: true })).text).toContain('attached as a PDF');
  });

  it('has no images that a mail program could block', async () => {
    const { html } = await renderMail('lead-report', report);
    expect(html).not.toMatch(/<img|background-image|url\(/);
  });

  it('has dark colors and fits a narrow screen', async () => {
    const { html } = await renderMail('lead-report', report);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('content="light dark"');
    expect(html).toContain('max-width: 480px');
    expect(html).not.toMatch(/(?<!max-)width:\s*\d{3,}px/);
  });

  it.each([0, 100])('draws a score of %i', async (score) => {
    const { html, text } = await renderMail('lead-report', { ...report, report: { ...report.report, score } });
    expect(text).toContain(`${score} / 100`);
    expect(html).not.toContain('width="0%"');
  });

  it('says the same in the HTML part', async () => {
    const { html } = await renderMail('lead-report', report);
    for (const words of ['Which towns do you serve?', brand.discountCode, brand.postalAddress.postalCode]) {
      expect(html).toContain(words);
    }
    expect(html).toContain(`href="${report.reportUrl}"`);
    expect(html).toContain(`href="${report.unsubscribeUrl}"`);
  });

  it('writes names as text, never as markup', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { html, text, subject } = await renderMail('lead-report', { ...report, name });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(text).toContain(name);
    expect(subject).toBe('Lee & Sons <Heating>: 58 out of 100 in our AI visibility scan');
  });

  it('keeps the subject on one line', async () => {
    const { subject } = await renderMail('lead-report', { ...report, businessName: 'Lee\r\nBcc: all@lee.example' });
    expect(subject).toBe('Lee Bcc: all@lee.example: 58 out of 100 in our AI visibility scan');
  });

  it('leaves out missing data', async () => {
    const bare = { ...report, unsubscribeUrl: null, report: { ...report.report, caps: [], recommendations: [] } };
    const { text, html } = await renderMail('lead-report', bare);
    expect(text).not.toMatch(/cannot pass|fix first|top 3|Unsubscribe/);
    expect(html).not.toContain('Unsubscribe');
  });

  it('does not claim that a contact of a campaign asked for it', async () => {
    expect((await renderMail('lead-report', report)).text).toContain('because you asked for a report');
    const { text } = await renderMail('lead-report', { ...report, fromCampaign: true });
    expect(text).toContain(`You did not ask for this: we read ${report.website}`);
    expect(text).not.toContain('because you asked');
  });

  it('is the same message for the same data', async () => {
    expect(await renderMail('lead-report', report)).toEqual(await renderMail('lead-report', report));
  });
});

describe('lead-report-pending', () => {
  const { report: _, ...lead } = report;

  it('says that the score was an estimate, why, and where the report will be', async () => {
    const { subject, text } = await renderMail('lead-report-pending', { ...lead, reason: 'The site did not answer.' });
    expect(subject).toContain('is being prepared');
    expect(text).toContain('an estimate');
    expect(text).toContain('The site did not answer.');
    expect(text).toContain(report.reportUrl);
    expect(text).toContain(brand.discountCode);
  });

  it('works without a reason', async () => {
    const { text } = await renderMail('lead-report-pending', { ...lead, reason: null });
    expect(text).not.toContain('null');
  });
});

describe('new-lead', () => {
  const lead: MailData['new-lead'] = {
    name: 'Ann <b>',
    businessName: 'Lee Heating',
    email: 'ann@lee.example',
    phone: null,
    website: 'lee.example',
    score: null,
    reportUrl: 'https://site.example/report/abc123',
    adminUrl: 'https://site.example/admin',
  };

  it('tells the agency who the lead is and how to reach them', async () => {
    const { subject, text, html } = await renderMail('new-lead', { ...lead, phone: '(614) 555-0100', score: 44 });
    expect(subject).toBe('New lead: Lee Heating (44 out of 100)');
    for (const words of [
      'Ann <b>',
      'ann@lee.example',
      '(614) 555-0100',
      'lee.example',
      lead.reportUrl,
      lead.adminUrl,
    ]) {
      expect(text).toContain(words);
    }
    expect(html).toContain('Ann &lt;b&gt;');
  });

  it('links the mail address and the phone number', async () => {
    const { html, text } = await renderMail('new-lead', { ...lead, phone: '(614) 555-0100', score: 44 });
    expect(html).toContain('href="mailto:ann@lee.example"');
    expect(html).toContain('href="tel:6145550100"');
    expect(text).toContain('44 out of 100: Hard to find');
  });

  it('says so when there is no score and no phone', async () => {
    const { subject, text } = await renderMail('new-lead', lead);
    expect(subject).toContain('no score yet');
    expect(text).toContain('not given');
  });
});

describe('customer-welcome', () => {
  const customer: MailData['customer-welcome'] = {
    fullName: 'Ann <b>',
    businessName: 'Lee Heating',
    planName: 'Premium',
    billingUrl: 'https://site.example/billing/abc',
    isDemo: false,
  };

  it('says which plan started, what comes next and where billing is', async () => {
    const { subject, text, html } = await renderMail('customer-welcome', customer);
    expect(subject).toBe(`Welcome to ${brand.name}: your Premium plan has started`);
    expect(text).toContain('Our team will contact you shortly to get started.');
    expect(text).toContain(customer.billingUrl);
    expect(html).toContain(`href="${customer.billingUrl}"`);
    expect(html).toContain('Ann &lt;b&gt;');
    expect(text).not.toContain('demo');
  });

  it('says when it was only the demo', async () => {
    const { text } = await renderMail('customer-welcome', { ...customer, isDemo: true });
    expect(text).toContain('No card was charged.');
  });
});

describe('a mail to the agency', () => {
  const lead: MailData['new-lead'] = {
    ...{ name: 'Ann', businessName: 'Lee Heating', email: 'ann@lee.example', phone: null },
    ...{
      website: 'https://lee.example/',
      score: 58,
      reportUrl: 'https://site.example/r',
      adminUrl: 'https://site.example/a',
    },
  };

  it('calls a score an estimate only if the site could not be read', async () => {
    const estimated = await renderMail('new-lead', { ...lead, scoreIsEstimate: true });
    expect(estimated.subject).toBe('New lead: Lee Heating (an estimate of 58 out of 100)');
    expect(estimated.text).toContain('because the website could not be read');
    const measured = await renderMail('new-lead', { ...lead, scoreIsEstimate: false });
    expect(measured.subject + measured.text).not.toContain('estimate');
  });

  it('marks a message from a client with the plan and a link to the client', async () => {
    const message: MailData['contact-message'] = {
      ...{ firstName: 'Ann', lastName: 'Lee', email: 'ann@lee.example', phone: null, company: 'Lee', industry: 'HVAC' },
      ...{ interests: [], message: 'Hello' },
    };
    const client = {
      businessName: 'Lee Heating',
      planName: 'Premium',
      adminUrl: 'https://site.example/admin/clients/1',
    };
    const { subject, text } = await renderMail('contact-message', { ...message, client });
    expect(subject).toMatch(/^Client message from Ann Lee/);
    expect(text).toContain('Premium plan');
    expect(text).toContain(client.adminUrl);
    expect((await renderMail('contact-message', { ...message, client: null })).subject).toMatch(
      /^Message from Ann Lee/,
    );
  });
});

describe('new-customer', () => {
  const order: MailData['new-customer'] = {
    fullName: 'Ann Lee',
    businessEmail: 'ann@lee.example',
    businessName: 'Lee Heating',
    websiteDomain: 'lee.example',
    planName: 'Growth',
    price: 299,
    subscriptionStatus: 'active',
    isDemo: false,
  };

  it('tells the agency who bought what', async () => {
    const { subject, text } = await renderMail('new-customer', order);
    expect(subject).toBe('New customer: Lee Heating (Growth)');
    for (const words of ['Ann Lee', 'ann@lee.example', 'lee.example', 'Growth, $299 a month', 'active']) {
      expect(text).toContain(words);
    }
  });

  it('says that the order was only a demo', async () => {
    const { subject, text } = await renderMail('new-customer', { ...order, price: null, isDemo: true });
    expect(subject).toBe('Demo: new customer: Lee Heating (Growth)');
    expect(text).toContain('No card was charged.');
    expect(text).not.toContain('null');
  });
});

describe('every mail', () => {
  const samples = Object.entries(SAMPLE_MAILS).flatMap(([kind, all]) =>
    all.map((data, index) => ({
      kind: kind as MailKind,
      data: data as MailData[MailKind],
      name: `${kind} ${index + 1}`,
    })),
  );

  it.each(samples)(
    '$name has a subject, a text that says what the HTML says, and our postal address',
    async (sample) => {
      const { subject, html, text } = await renderMail(sample.kind, sample.data as never);
      expect(subject.length).toBeGreaterThan(5);
      for (const part of [html, text]) {
        expect(part).toContain(brand.postalAddress.street);
        expect(part).not.toMatch(/undefined|null|\[object/);
      }
      const links = [...html.matchAll(/href="(https?:[^"]+)"/g)].map((match) => match[1]!.replaceAll('&amp;', '&'));
      for (const link of links) expect(text).toContain(link);
    },
  );

  it.each(samples.filter(({ data }) => 'unsubscribeUrl' in data))('$name lets its reader leave', async (sample) => {
    const { text } = await renderMail(sample.kind, sample.data as never);
    expect(text).toContain('https://www.example.com/unsubscribe/');
  });
});

describe('answers-alert', () => {
  it('says in its subject what happened, and does not call a closing that nobody can check wrong', async () => {
    const subjects = SAMPLE_MAILS['answers-alert'].map(
      async (data) => (await renderMail('answers-alert', data)).subject,
    );
    expect(await Promise.all(subjects)).toEqual([
      'Assistants name Pipe & Daughters Plumbing less often than before',
      'Assistants get something wrong about Pipe & Daughters Plumbing',
      'An assistant says that Pipe & Daughters Plumbing has closed',
    ]);
  });
});

describe('course-lesson', () => {
  const [lesson] = SAMPLE_MAILS['course-lesson'] as [MailData['course-lesson']];
  const withPaste = (language: Paste['language'], text: string) => {
    const finding = { ...lesson.finding, paste: { label: 'The lines', language, text } } as LessonFinding;
    return renderMail('course-lesson', { ...lesson, finding });
  };

  it('keeps the line breaks of text to copy, also in the text part', async () => {
    const robots = 'User-agent: *\nAllow: /\n\nSitemap: https://lee.example/sitemap.xml';
    const { html, text } = await withPaste('robots', robots);
    expect(text).toContain(`The lines, ready to copy:\n\n${robots}\n`);
    expect(html).toMatch(/<pre[^>]*>User-agent: \*\nAllow: \/\n/);
  });

  it('does not call changed lines ready to copy', async () => {
    const { text } = await withPaste('diff', '  User-agent: *\n- Disallow: /\n+ Allow: /');
    expect(text).toContain('The lines (a line with + is new, one with - goes):\n\n  User-agent: *\n- Disallow: /\n');
    expect(text).not.toContain('ready to copy');
  });

  it('writes a table row by row, up to the limit of rows', async () => {
    const rows = Array.from({ length: 12 }, (_, row) => [`614-555-01${row}`, row === 0 ? '' : 'no label', 'footer']);
    const table = writePasteTable({ head: ['value', 'label', 'where'], rows });
    const { html, text } = await withPaste('markdown', table);
    expect(text).toContain('The lines, the first 10 of 12, all are in your report:');
    expect(text).toMatch(/\* 614-555-010, where: footer\n.*\* 614-555-011, label: no label, where: footer/s);
    expect(text).not.toContain('614-555-0110');
    expect(html + text).not.toContain('| ---');
  });

  it('shows what was found, where, what to do and what it gains', async () => {
    const { subject, text } = await renderMail('course-lesson', lesson);
    expect(subject).toBe(COURSE_LESSONS[0].subject);
    for (const words of [
      ...[
        'Day 1 of 7',
        'See what our customers say',
        'https://leeheating.example/',
        'Type out three of your best reviews',
      ],
      ...['Ask each customer whether you may quote them.', 'worth 4 points', lesson.reportUrl],
    ]) {
      expect(text).toContain(words);
    }
  });

  it('has text for each state of each lesson', async () => {
    const states: LessonFinding[] = [{ state: 'clear' }, { state: 'covered', title: 'Dead ends' }, { state: 'unread' }];
    for (const [index] of COURSE_LESSONS.entries()) {
      for (const finding of states) {
        const { text } = await renderMail('course-lesson', { ...lesson, day: index + 1, score: null, finding });
        expect(text).toContain('ONE THING TO DO TODAY');
        expect(text).not.toContain('null');
      }
    }
  });

  it('names the old score, a link to a new scan and the discount on the last day', async () => {
    const { text } = await renderMail('course-lesson', { ...lesson, day: 7 });
    for (const words of ['58 out of 100', lesson.scanUrl, lesson.pricingUrl, brand.discountCode])
      expect(text).toContain(words);
  });
});

describe('contact-message', () => {
  it('keeps the line breaks of the message without CSS and in the text part', async () => {
    const message = 'Hello,\n\nwe have two vans:\n- <one>\n- two\n\nAda';
    const [sample] = SAMPLE_MAILS['contact-message'];
    const { html, text } = await renderMail('contact-message', { ...sample!, message });
    expect(text).toContain(`\n\n${message}\n\n`);
    expect(html).toMatch(/<pre [^>]*>\n?Hello,\n\nwe have two vans:\n- &lt;one&gt;\n- two\n\nAda<\/pre>/);
  });
});
