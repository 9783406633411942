import type {
  ApiError,
  ClientSheet,
  Fix,
  Insight,
  Monday,
  ReportView,
  SheetFacts,
  SheetPage,
  SheetReading,
} from '@named-first/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clientRow, leadRow, scanReport, scanRow } from '../../../../test/factories.ts';
import { describeOnEachDatabase } from '../../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import * as schema from '../../../db/schema/index.ts';
import { reportText } from '../../scans/report-data.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PERSON = { name: 'Ada Pipe', email: 'ada@example.com' };
const evidenceOf = (excerpt: string) => [{ url: 'https://example.com/', place: 'text' as const, excerpt }];

const READINGS: SheetReading[] = [
  { field: 'name', lines: ['Pipe & Daughters'], certain: true, evidence: evidenceOf('Pipe & Daughters') },
  { field: 'country', lines: ['US'], certain: true, evidence: [] },
  { field: 'phone', lines: ['(614) 227-6850'], certain: true, evidence: evidenceOf('Call (614) 227-6850') },
  { field: 'monday', lines: ['8:00 am – 5:00 pm'], certain: true, evidence: evidenceOf('Mon 8-5') },
  { field: 'tuesday', lines: ['8:00 am – 5:00 pm'], certain: true, evidence: evidenceOf('Mon 8-5') },
  { field: 'founded', lines: ['1987'], certain: false, evidence: evidenceOf('since 1987') },
];

const fixWith = (text: string): Fix => ({
  ...{ summary: 'Say who you are.', steps: [], changes: [], fixedBy: 'owner', effort: 'quick' },
  paste: [{ label: 'First sentence', language: 'text', text }],
});

const INSIGHT: Omit<Insight, 'fix'> = {
  id: 'who-what-where',
  category: 'Entity Recognition',
  title: 'Who, what, where',
  description: 'Not said.',
  ...{ status: 'warning', impact: 'high', weight: 6, measured: true, evidence: [], pointsToGain: 3 },
};

describeOnEachDatabase('the fact sheet of a client', (open) => {
  let product: TestProduct;
  let id: string;
  beforeAll(async () => {
    product = await openTestProduct(await open(), { env: { RATE_LIMITS: 'off' } });
  });
  beforeEach(async () => {
    const { db } = product.deps;
    for (const table of [schema.clients, schema.outboundMails, schema.leads, schema.scans]) await db.delete(table);
    product.clock.time = new Date('2026-03-02T15:00:00Z');
    product.scanner.read = (_report, sheet) => ({
      readings: READINGS,
      fixes: sheet && { 'who-what-where': fixWith(`${sheet.name?.[0]} is open until 6.`) },
    });
    const [client] = await db.insert(schema.clients).values(clientRow()).returning();
    id = client!.id;
    await db.insert(schema.clientPlanSpans).values({ clientId: id, planId: 'premium', startsAt: product.clock.time });
    await db
      .insert(schema.clientContacts)
      .values({ clientId: id, ...PERSON, getsReports: true, getsAlerts: true, approves: true });
    await product.runJobs();
  });
  afterAll(() => product.close());

  const ask = (method: string, path: string, body?: unknown) =>
    product.asAdmin(`/api/admin/clients/${id}/fact-sheet${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  async function did(method: string, path: string, body?: unknown): Promise<ClientSheet> {
    const answer = await ask(method, path, body);
    expect(answer.status, JSON.stringify(await answer.clone().json())).toBe(200);
    return bodyOf<ClientSheet>(answer);
  }
  const sheet = () => did('GET', '');
  async function refused(answer: Response, status: number): Promise<ApiError> {
    expect(answer.status).toBe(status);
    return bodyOf<ApiError>(answer);
  }

  /** Starts a draft from the scan. */
  async function started(): Promise<NonNullable<ClientSheet['draft']>> {
    await did('POST', '/start');
    await product.runJobs();
    return (await sheet()).draft!;
  }

  /** The link in the newest mail. */
  async function mailedLink(): Promise<string> {
    await product.runJobs();
    const [newest] = await product.deps.db
      .select()
      .from(schema.factSheetLinks)
      .orderBy(desc(schema.factSheetLinks.createdAt), desc(schema.factSheetLinks.revision));
    const mail = (await product.mails()).find(({ text }) => text?.includes(newest!.id));
    const { pathname } = new URL(JSON.parse(mail!.text ?? '').sheetUrl);
    const rows = await product.deps.db.select().from(schema.outboundMails);
    expect(JSON.stringify(rows)).not.toContain(pathname.split('/').at(-1));
    return `/api${pathname}`;
  }

  async function sent(): Promise<string> {
    const { revision } = (await sheet()).draft!;
    await did('POST', '/send', { revision, email: PERSON.email });
    const [link] = await product.deps.db.select().from(schema.factSheetLinks);
    expect(link!.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    return mailedLink();
  }

  const save = async (change: SheetFacts) => {
    const { revision, facts } = (await sheet()).draft!;
    return did('PUT', '', { revision, facts: { ...facts, ...change } });
  };
  const sign = (link: string) => product.post(`${link}/sign`, { name: 'Ada Pipe', correct: true }, '198.51.100.7');
  const look = async (link: string) => bodyOf<SheetPage>(await product.app.request(link));
  async function signedSheet(change: SheetFacts = { monday: ['8 - 18'], tuesday: ['8 - 18'] }) {
    await started();
    await save(change);
    const link = await sent();
    expect((await sign(link)).status).toBe(200);
    await product.runJobs();
    return link;
  }

  test('is drafted from the certain facts of a scan, each field with its evidence', async () => {
    const draft = await started();
    expect(draft).toMatchObject({ version: 1, state: 'draft', facts: { phone: ['(614) 227-6850'] } });
    expect(draft.facts.founded).toBeUndefined();
    expect(draft.evidence.phone).toEqual(evidenceOf('Call (614) 227-6850'));
    expect((await sheet()).reading?.readings.find(({ field }) => field === 'founded')?.lines).toEqual(['1987']);
  });

  test('is started once, immediately from the newest reading if there is one', async () => {
    await did('POST', '/read');
    await product.runJobs();
    await Promise.all([did('POST', '/start'), did('POST', '/start')]);
    expect((await sheet()).draft?.facts.name).toEqual(['Pipe & Daughters']);
    expect(await product.deps.db.select().from(schema.factSheets)).toHaveLength(1);
  });

  test('a site that cannot be read gives no draft, and is retried for three days', async () => {
    product.scanner.answer = async (website) => scanReport({ website, state: 'unreachable', score: null });
    try {
      await did('POST', '/start');
      for (let tries = 0; tries < 19; tries += 1) {
        await product.runJobs();
        product.clock.time = new Date(product.clock.time.getTime() + DAY_MS / 6);
      }
      expect((await product.queuedJobs()).filter(({ name }) => name === 'scan-client')).toEqual([]);
      expect((await sheet()).draft?.facts).toEqual({});
      expect((await sheet()).reading).toBeNull();
    } finally {
      product.scanner.answer = async (website) => scanReport({ website });
    }
  });

  test('refuses invalid values, field by field', async () => {
    const { revision } = await started();
    const facts = {
      ...{ country: ['US'], phone: ['12345'], monday: ['17:00 - 9:00'], tuesday: ['whenever'], founded: ['soon'] },
      ...{ street: ['1 Main St'], profiles: ['facebook'], name: ['x'.repeat(121)] },
    };
    const { issues } = await refused(await ask('PUT', '', { revision, facts }), 400);
    expect(issues?.map(({ path }) => path).sort()).toEqual(
      ['name', 'phone', 'monday', 'tuesday', 'founded', 'profiles', 'city', 'addressShown'].sort(),
    );
    await refused(await ask('PUT', '', { revision, facts: { nonsense: ['x'] } }), 400);
    await refused(await ask('PUT', '', { revision, facts: { towns: Array(41).fill('x') } }), 400);
    expect((await sheet()).draft?.revision).toBe(revision);
  });

  test('two concurrent editors do not overwrite each other', async () => {
    const { revision, facts } = await started();
    const first = await ask('PUT', '', { revision, facts: { ...facts, owner: ['Ada'] } });
    expect(first.status).toBe(200);
    const second = await ask('PUT', '', { revision, facts: { ...facts, owner: ['Bea'] } });
    expect((await refused(second, 412)).message).toContain('Nothing was overwritten');
    const again = await ask('PUT', '', { revision, facts: { ...facts, owner: ['Ada'] } });
    expect(again.status).toBe(200);
    expect((await sheet()).draft).toMatchObject({ revision: revision + 1, facts: { owner: ['Ada'] } });
  });

  test('goes to a contact who approves, once however often the button is clicked', async () => {
    const { revision } = await started();
    const stranger = await ask('POST', '/send', { revision, email: 'stranger@example.com' });
    await refused(stranger, 400);
    await refused(await ask('POST', '/send', { revision: revision + 1, email: PERSON.email }), 412);
    const body = { revision, email: PERSON.email };
    await Promise.all([did('POST', '/send', body), did('POST', '/send', body)]);
    expect(await product.deps.db.select().from(schema.factSheetLinks)).toHaveLength(1);
    expect((await sheet()).draft).toMatchObject({ state: 'sent', sending: { email: PERSON.email, answeredAt: null } });
  });

  test('opening the link signs nothing, and the answer is private', async () => {
    await started();
    const link = await sent();
    for (let times = 0; times < 3; times += 1) expect((await look(link)).state).toBe('open');
    const answer = await product.app.request(link);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect((await sheet()).signed).toEqual([]);
    await refused(await product.post(`${link}/sign`, { name: ' ', correct: true }), 400);
    await refused(await product.post(`${link}/sign`, { name: 'Ada', correct: false }), 400);
    expect((await look(link)).state).toBe('open');
  });

  test('is signed once by any number of posts, with who, when and from where, and proves the work', async () => {
    await started();
    const link = await sent();
    const answers = await Promise.all([sign(link), sign(link), sign(link)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await look(link)).toMatchObject({ state: 'signed', answeredBy: 'Ada Pipe' });
    const { draft, signed } = await sheet();
    expect(draft).toBeNull();
    expect(signed).toMatchObject([
      { version: 1, signedBy: 'Ada Pipe', signedEmail: PERSON.email, signedFrom: '198.51.100.7', differences: [] },
    ]);
    const { db } = product.deps;
    const events = await db.select().from(schema.clientEvents);
    expect(events.filter(({ kind }) => kind === 'sheet-signed')).toHaveLength(1);
    const mails = await db.select().from(schema.outboundMails);
    expect(mails.filter(({ kind }) => kind === 'client-change')).toHaveLength(1);
    const entries = await db.select().from(schema.workEntries);
    expect(entries).toMatchObject([
      { kind: 'done', count: 1, approvedBy: 'Ada Pipe', evidence: 'Fact sheet 1, signed on March 2, 2026' },
    ]);
  });

  test('a link that is unknown, of an older revision or too old signs nothing', async () => {
    await started();
    const old = await sent();
    await save({ owner: ['Ada Pipe'] });
    expect(await look(old)).toMatchObject({ state: 'superseded', facts: null });
    await refused(await sign(old), 409);
    const link = await sent();
    product.clock.time = new Date(product.clock.time.getTime() + 15 * DAY_MS);
    expect(await look(link)).toMatchObject({ state: 'expired', facts: null });
    await refused(await sign(link), 410);
    for (const unknown of ['a'.repeat(43), 'short', '%00', 'a'.repeat(9000)]) {
      await refused(await product.app.request(`/api/fact-sheet/${unknown}`), 404);
      await refused(await product.post(`/api/fact-sheet/${unknown}/sign`, { name: 'A', correct: true }), 404);
    }
    expect((await sheet()).signed).toEqual([]);
  });

  test('requested changes are stored, reported to the agency, and answered with a new link', async () => {
    await started();
    const link = await sent();
    const words = { name: 'Ada Pipe', changes: { phone: 'Use the other number', monday: '' }, note: '' };
    for (let times = 0; times < 2; times += 1) {
      expect((await product.post(`${link}/changes`, words)).status).toBe(200);
    }
    await refused(await product.post(`${link}/changes`, { ...words, changes: {} }), 400);
    await refused(await product.post(`${link}/changes`, { ...words, note: 'x'.repeat(2001) }), 400);
    await refused(await sign(link), 409);
    const { draft } = await sheet();
    expect(draft).toMatchObject({
      state: 'changes',
      sending: { answeredBy: 'Ada Pipe', changes: { phone: 'Use the other number' }, note: null },
    });
    expect(draft!.sending!.changes).not.toHaveProperty('monday');
    const tasks = await product.deps.db.select().from(schema.clientTasks);
    expect(tasks).toMatchObject([{ kind: 'fact-sheet', doneAt: null }]);
    await save({ phone: ['(614) 227-6851'] });
    expect((await sign(await sent())).status).toBe(200);
    const [task] = await product.deps.db.select().from(schema.clientTasks);
    expect(task!.doneAt).not.toBeNull();
  });

  test('a signed version never changes, and the next version shows its differences', async () => {
    await signedSheet();
    const before = (await product.deps.db.select().from(schema.factSheets))[0];
    await did('POST', '/start');
    expect((await sheet()).draft?.facts).toEqual(before!.facts);
    await save({ phone: ['(614) 227-6851'] });
    product.clock.time = new Date(product.clock.time.getTime() + DAY_MS);
    const link = await sent();
    expect((await look(link)).differences).toMatchObject([{ field: 'phone', after: ['(614) 227-6851'] }]);
    await sign(link);
    const { signed } = await sheet();
    expect(signed.map(({ version }) => version)).toEqual([2, 1]);
    expect(signed[0]!.differences).toMatchObject([
      { field: 'phone', before: ['(614) 227-6850'], after: ['(614) 227-6851'] },
    ]);
    const [kept] = await product.deps.db.select().from(schema.factSheets).where(eq(schema.factSheets.version, 1));
    expect(kept).toEqual(before);
    await refused(await ask('PUT', '', { revision: 1, facts: {} }), 404);
  });

  test('after the sign-off, texts to paste are written from it and the site is compared with it', async () => {
    await signedSheet();
    const { contradictions, pastes } = await sheet();
    expect(contradictions).toMatchObject([
      {
        label: 'Monday to Tuesday',
        site: '8:00 am – 5:00 pm',
        told: '8:00 am – 6:00 pm',
        evidence: evidenceOf('Mon 8-5'),
      },
    ]);
    expect(pastes).toMatchObject([{ paste: [{ text: 'Pipe & Daughters is open until 6.' }] }]);
  });

  test('it appears in the client’s report and the call sheet, and in no one else’s report', async () => {
    const report = scanReport({ insights: [{ ...INSIGHT, fix: fixWith('Pipe & Daughters is open until 5.') }] });
    const stored = async (email: string) => {
      const [scan] = await product.deps.db
        .insert(schema.scans)
        .values(scanRow({ report, score: 62 }))
        .returning();
      const row = leadRow({ emailNormalised: email, email, site: 'example.com', scanId: scan!.id });
      const [lead] = await product.deps.db
        .insert(schema.leads)
        .values({ ...row, reportData: reportText(report), scanStatus: 'scanned' })
        .returning();
      return lead!;
    };
    const [own, stranger] = [await stored(PERSON.email), await stored('stranger@example.com')];
    const publicReport = async (lead: typeof own) =>
      (await product.app.request(`/api/reports/${lead.reportToken}`)).text();
    const callSheet = async (lead: typeof own) =>
      bodyOf<ReportView>(await product.asAdmin(`/api/admin/report/${lead.id}`));
    const before = await publicReport(stranger);
    await signedSheet();
    expect(await publicReport(stranger)).toBe(before);
    for (const view of [
      JSON.parse(await publicReport(own)) as ReportView,
      await callSheet(own),
      await callSheet(stranger),
    ]) {
      expect(view.report!.insights[0]!.fix.paste[0]!.text).toBe('Pipe & Daughters is open until 6.');
      expect(view.report).toMatchObject({ score: report.score, caps: report.caps });
      expect(view.signed).toMatchObject({ version: 1, signedBy: 'Ada Pipe', contradictions: [{ field: 'monday' }] });
      expect(view.report!.notes[0]).toContain('your site says “8:00 am – 5:00 pm”, you told us “8:00 am – 6:00 pm”');
    }
    const [row] = await product.deps.db.select().from(schema.scans).where(eq(schema.scans.id, own.scanId!));
    expect(row!.report).toEqual(report);
  });

  test('is on the Monday page after waiting for three days, and when changes are requested', async () => {
    const due = async () => {
      const answer = await product.asAdmin('/api/admin/clients/monday');
      return (await bodyOf<Monday>(answer)).due.items.map(({ text }) => text);
    };
    await started();
    const link = await sent();
    expect(await due()).not.toContain('The fact sheet waits to be signed');
    product.clock.time = new Date(product.clock.time.getTime() + 3 * DAY_MS);
    expect(await due()).toContain('The fact sheet waits to be signed');
    await product.post(`${link}/changes`, { name: 'Ada', changes: {}, note: 'The hours are wrong' });
    expect(await due()).not.toContain('The fact sheet waits to be signed');
    expect(await due()).toContain('Change the fact sheet as the client asked');
  });

  test('a scan that runs twice is one scan, and a client without a website has none', async () => {
    await did('POST', '/read');
    const job = (await product.queuedJobs()).find(({ name }) => name === 'scan-client')!;
    const signal = new AbortController().signal;
    await product.handlers['scan-client'](job.data, signal);
    await product.handlers['scan-client'](job.data, signal);
    expect(await product.deps.db.select().from(schema.clientScans)).toHaveLength(1);
    await product.deps.db.update(schema.clients).set({ website: null, site: null });
    await refused(await ask('POST', '/read'), 400);
    expect((await started()).facts).toEqual({});
  });
});
