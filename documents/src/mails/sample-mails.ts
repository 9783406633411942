import {
  COURSE_LESSONS,
  type LessonFinding,
  type MailData,
  type MailKind,
  type PlanChange,
} from '@named-first/contract';

const SITE = 'https://www.example.com';
const person = { name: 'Ann Lee', businessName: 'Lee & Sons Heating', website: 'leeheating.example' };
const links = {
  reportUrl: `${SITE}/report/abcdefghijklmnopqrstuvwx`,
  unsubscribeUrl: `${SITE}/unsubscribe/abcdefghijklmnopqrstuvwxyz`,
};

const found: LessonFinding = {
  state: 'found',
  title: 'Can AI read your reviews?',
  description: 'Your home page shows reviews as a picture. A program that reads text finds none.',
  evidence: [{ url: 'https://leeheating.example/', place: 'text', excerpt: 'See what our customers say' }],
  summary: 'Type out three of your best reviews on the home page, with first name, town and date.',
  steps: [
    'Choose three reviews that name the job that was done.',
    'Ask each customer whether you may quote them.',
    'Put the words on the page as text, not as a picture.',
  ],
  paste: { label: 'One review', language: 'text', text: '“[What they said]”\n[First name], [town], [month and year]' },
  pointsToGain: 4,
};
const findings: LessonFinding[] = [
  found,
  { state: 'clear' },
  { state: 'covered', title: 'Say who you are, what you do, and where' },
  { state: 'unread' },
  { ...found, evidence: [], steps: [], paste: null, pointsToGain: 1 },
  { state: 'clear' },
  found,
];

const lesson = (index: number): MailData['course-lesson'] => ({
  day: index + 1,
  ...person,
  score: 58,
  finding: findings[index] ?? found,
  ...links,
  scanUrl: `${SITE}/free-scan`,
  pricingUrl: `${SITE}/pricing`,
});

const client = {
  ...{ fullName: 'Ann Lee', businessName: person.businessName, timeZone: 'America/New_York', isDemo: false },
  planId: 'premium' as const,
};
const PLAN_CHANGES: PlanChange[] = [
  { kind: 'upgraded', from: 'premium', to: 'ultimate' },
  { kind: 'downgraded', from: 'premium', to: 'basic' },
  { kind: 'downgrade-planned', to: 'growth', at: '2026-12-20T14:00:00.000Z' },
  { kind: 'downgrade-withdrawn', planId: 'premium' },
  { kind: 'cancelled', endsAt: '2026-12-20T14:00:00.000Z' },
  { kind: 'cancellation-withdrawn', planId: 'premium' },
  { kind: 'past-due', planId: 'premium' },
  { kind: 'recovered', planId: 'premium' },
  { kind: 'ended', at: '2026-12-20T14:00:00.000Z' },
  { kind: 'refund-asked', reason: 'We are closing the business.' },
  { kind: 'refund-made', cents: 49_900 },
];

/** At least one mail of every kind, with realistic data: for the preview and for the tests of every template. */
export const SAMPLE_MAILS: { [Kind in MailKind]: MailData[Kind][] } = {
  'lead-report': [
    {
      ...person,
      ...links,
      report: {
        score: 58,
        scannedAt: '2026-11-20T14:00:00.000Z',
        caps: [{ id: 'answer-bots-blocked', limit: 60, reason: 'Your robots file turns the answer readers away.' }],
        recommendations: ['Which towns do you serve?', 'Dead ends', 'Proof you can be trusted'].map((title, index) => ({
          insightId: `check-${index}`,
          title,
          description: 'Name the towns you drive to, one line each, on the page about your service area.',
          pointsToGain: 7 - index,
          effort: 'quick',
          fixedBy: 'owner',
        })),
      },
      pdfAttached: true,
      courseFollows: true,
    },
    {
      ...{ ...person, ...links, fromCampaign: true },
      report: { score: 91, scannedAt: '2026-11-20T14:00:00.000Z', caps: [], recommendations: [] },
    },
  ],
  'lead-report-pending': [{ ...person, ...links, reason: 'The website did not answer within 15 seconds.' }],
  'course-lesson': COURSE_LESSONS.map((_, index) => lesson(index)),
  'new-lead': [
    {
      ...person,
      email: 'ann@leeheating.example',
      phone: '(614) 555-0148',
      score: 58,
      reportUrl: links.reportUrl,
      adminUrl: `${SITE}/admin`,
    },
  ],
  'contact-message': [
    {
      ...{ firstName: 'Ann', lastName: 'Lee', email: 'ann@leeheating.example', phone: null },
      ...{ company: person.businessName, industry: 'HVAC', interests: ['Voice Search', 'Google Business Profile'] },
      message: 'We have two locations.\nCan both be named?',
    },
  ],
  'newsletter-welcome': [{ blogUrl: `${SITE}/blog`, unsubscribeUrl: links.unsubscribeUrl }],
  'document-download': [{ document: 'guide', fullName: 'Ann Lee', downloadUrl: `${SITE}/downloads/1` }],
  'customer-welcome': [
    {
      fullName: 'Ann Lee',
      businessName: person.businessName,
      planName: 'Premium',
      billingUrl: `${SITE}/billing/abc`,
      isDemo: false,
      start: {
        accountManager: 'Claire Novak',
        ...{ callBy: '2026-11-23T05:00:00.000Z', guaranteeUntil: '2026-12-20T14:00:00.000Z' },
        ...{ timeZone: 'America/New_York', websiteTyped: 'lee heating' },
      },
    },
  ],
  'new-customer': [
    {
      ...{ fullName: 'Ann Lee', businessEmail: 'ann@leeheating.example', businessName: person.businessName },
      ...{
        websiteDomain: person.website,
        planName: 'Premium',
        price: 499,
        subscriptionStatus: 'active',
        isDemo: false,
      },
    },
  ],
  'client-change': [
    ...PLAN_CHANGES,
    { kind: 'returned', planId: 'growth' } as const,
    { kind: 'second-order', planId: 'basic' } as const,
  ].map((event) => ({ ...client, event, adminUrl: `${SITE}/admin/clients/1` })),
  'assistant-paused': [
    {
      label: 'OpenAI, maker of ChatGPT',
      model: 'gpt-6-luna',
      why: 'The account has no credit left.',
      message: 'You exceeded your current quota, please check your plan and billing details.',
      adminUrl: `${SITE}/admin/clients/assistants`,
    },
  ],
  'answers-alert': [
    {
      ...{ businessName: 'Pipe & Daughters Plumbing', period: '2026-11', adminUrl: `${SITE}/admin/clients/1` },
      changes: [
        { assistant: 'OpenAI, maker of ChatGPT', town: 'Tacoma', change: 'fell', words: 'Named in 3 of 40 answers' },
      ],
      claims: [],
    },
    {
      ...{ businessName: 'Pipe & Daughters Plumbing', period: '2026-11', adminUrl: `${SITE}/admin/clients/1` },
      changes: [],
      claims: [
        { what: 'Phone', said: '(253) 555-0377', site: '(253) 555-0242', answers: 2 },
        { what: 'Closed for good', said: 'permanently closed', site: null, answers: 1 },
      ],
    },
    {
      ...{ businessName: 'Pipe & Daughters Plumbing', period: '2026-11', adminUrl: `${SITE}/admin/clients/1` },
      changes: [],
      claims: [{ what: 'Closed for good', said: 'permanently closed', site: null, answers: 1 }],
    },
  ],
  'sheet-sign-off': [1, 2].map((version) => ({
    ...{ name: 'Ada Pipe', businessName: 'Pipe & Daughters Plumbing', version, timeZone: 'America/New_York' },
    ...{ expiresAt: '2026-12-06T15:00:00.000Z', linkId: 'a', sheetUrl: `${SITE}/fact-sheet/abc`, isDemo: false },
  })),
  'sign-in-link': [
    { linkId: 'a', worksUntil: '2026-11-23T20:20:00.000Z', url: `${SITE}/admin/sign-in-link#${'a'.repeat(43)}` },
  ],
  'plan-change': PLAN_CHANGES.map((change) => ({ ...client, change, billingUrl: `${SITE}/billing/abc` })),
};
