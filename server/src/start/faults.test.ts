import type { Campaign } from '@named-first/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IS_THOROUGH } from '../../../test/thorough.ts';
import { campaignForm, campaignLine } from '../../test/campaign-files.ts';
import { copyMigratedTemplate } from '../../test/embedded-template.ts';
import { startLoad } from '../../test/load-clients.ts';
import { orderForm } from '../../test/open-test-checkout.ts';
import { readOutbox } from '../../test/read-outbox.ts';
import { mayMount, mountSmallDisk } from '../../test/small-disk.ts';
import { type SpawnedProduct, spawnProduct } from '../../test/spawn-product.ts';
import { temporaryFolder, testServer } from '../../test/test-database.ts';
import { startThrowawayPostgres } from '../../test/throwaway-postgres.ts';

vi.setConfig({ testTimeout: 300_000 });

const POLL = { timeout: 120_000, interval: 250 };
const SAVE_WORDS = 'We cannot save anything right now. Nothing was lost: please try again in a few minutes.';
const LOAD_WORDS = 'We cannot load this right now. Nothing was lost: please try again in a few minutes.';
const ROWS = 60;

const ends: (() => unknown)[] = [];
let temporary: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  temporary = temporaryFolder();
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  temporary.remove();
});

async function start(env: Record<string, string>): Promise<SpawnedProduct> {
  const product = await spawnProduct({
    ADMIN_PASSWORD: 'let me in',
    COURSE_DAY_SECONDS: '1',
    LOG_LEVEL: 'error',
    ...env,
  });
  ends.push(() => {
    product.child.kill('SIGKILL');
    return product.exited;
  });
  return product;
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function signIn({ url }: SpawnedProduct): Promise<string> {
  const answer = await post(`${url}/api/admin/login`, { password: 'let me in' });
  expect(answer.status).toBe(200);
  return answer.headers.get('Set-Cookie')!.split(';')[0]!;
}

const person = { name: 'Ada Pipe', businessName: 'Pipe & Daughters', email: 'ada@example.com', phone: '6145550148' };
/** Every form a visitor can send. */
const FORMS: [string, object][] = [
  ['/api/scan', { website: 'new-site.example.com' }],
  ['/api/leads', { ...person, website: 'new-site.example.com' }],
  ['/api/newsletter/subscribe', { email: 'grace@example.com' }],
  ['/api/whitepaper/submit', { email: 'grace@example.com' }],
  [
    '/api/contact',
    {
      ...{ firstName: 'Ada', lastName: 'Pipe', email: 'ada@example.com', company: 'Pipe & Daughters' },
      ...{ industry: 'home-services', interests: ['gbp'] },
    },
  ],
  ['/api/create-subscription', orderForm()],
];
const LISTS = ['/api/admin/leads', '/api/admin/campaigns', '/api/admin/inbox/contacts', '/api/blog/posts'];

async function expectFormsRefused({ url }: SpawnedProduct): Promise<void> {
  for (const [path, body] of FORMS) {
    const answer = await post(url + path, body);
    expect([path, answer.status, await answer.json()]).toEqual([path, 503, { error: SAVE_WORDS, message: SAVE_WORDS }]);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
}

const readiness = async ({ url }: SpawnedProduct) => {
  const answer = await fetch(`${url}/readyz`);
  return `${answer.status} ${await answer.text()}`;
};

async function mailedTo(folder: string, address: string): Promise<string[]> {
  const mails = await readOutbox(folder);
  return mails.filter(({ to }) => to?.some((each) => each.address === address)).map(({ subject }) => subject ?? '');
}

/** Everything accepted before and after the fault is stored, and all of its work is completed. */
async function expectNothingLost(
  product: SpawnedProduct,
  folder: string,
  cookie: string,
  accepted: string[],
): Promise<void> {
  const get = async <T>(path: string) => {
    const answer = await fetch(product.url + path, { headers: { Cookie: cookie } });
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.json()) as T;
  };
  const campaign = async () => (await get<Campaign[]>('/api/admin/campaigns'))[0];
  await expect.poll(campaign, POLL).toMatchObject({ status: 'completed', completedScans: ROWS });
  const lessons = async () =>
    (await mailedTo(folder, 'ada@example.com')).filter((subject) => subject === 'course-lesson').length;
  await expect.poll(lessons, POLL).toBe(7);
  const welcomed = async () => {
    const mails = (await readOutbox(folder)).filter(({ subject }) => subject === 'newsletter-welcome');
    return mails.map(({ to }) => to?.[0]?.address).toSorted();
  };
  const unwelcomed = async () => {
    const reached = new Set(await welcomed());
    return accepted.filter((address) => !reached.has(address));
  };
  await expect.poll(unwelcomed, POLL).toEqual([]);
  const all = await welcomed();
  expect(all).toEqual([...new Set(all)]);
  expect(product.child.exitCode).toBeNull();
  expect(product.output()).not.toMatch(/nhandled/);
}

async function takeWork({ url }: SpawnedProduct, cookie: string): Promise<void> {
  expect((await post(`${url}/api/scan`, { website: 'site.example.com' })).status).toBe(200);
  expect((await post(`${url}/api/leads`, { ...person, website: 'site.example.com' })).status).toBe(201);
  const lines = Array.from({ length: ROWS }, (_, row) => campaignLine(`row${row}.example.com`));
  const upload = { method: 'POST', headers: { Cookie: cookie }, body: campaignForm(lines) };
  expect((await fetch(`${url}/api/admin/campaigns/upload`, upload)).status).toBeLessThan(300);
}

test.skipIf(!testServer())(
  'PostgreSQL stopped and started again: calls say so in words, sessions live on, and jobs, course and campaigns resume by themselves (needs PostgreSQL)',
  async () => {
    const postgres = (await startThrowawayPostgres())!;
    ends.push(() => postgres.stop());
    const product = await start({ DATABASE_URL: postgres.url, DATA_DIR: temporary.folder });
    const cookie = await signIn(product);
    const load = startLoad(product.url, { clients: 4, survives: true });
    ends.push(() => load.stop());
    await takeWork(product, cookie);
    await load.untilAccepted(20);
    await postgres.halt();
    await expect.poll(() => readiness(product), POLL).toMatch(/^503 not ready: the (?:database|connection)/);
    await expectFormsRefused(product);
    for (const list of LISTS) {
      const answer = await fetch(product.url + list, { headers: { Cookie: cookie } });
      expect([list, answer.status, await answer.json()]).toMatchObject([list, 503, { message: LOAD_WORDS }]);
    }
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    await postgres.resume();
    await expect.poll(() => readiness(product), POLL).toBe('200 ready');
    await load.untilAccepted(load.figures.accepted.length + 20);
    load.stop();
    await load.ended;
    await expectNothingLost(product, temporary.folder, cookie, load.figures.accepted);
    expect(load.figures.broken).toEqual([]);
  },
);

// It takes over a minute, most of it until failed jobs are retried.
test.skipIf(!IS_THOROUGH || !mayMount())(
  'the disk of the embedded database full and empty again: reads go on, calls that save say so in words, and everything resumes by itself (needs THOROUGH=1 and the right to mount a disk)',
  async () => {
    const disk = mountSmallDisk(320)!;
    ends.push(() => disk.remove());
    await copyMigratedTemplate(disk.folder);
    const product = await start({ DATA_DIR: disk.folder });
    const cookie = await signIn(product);
    const load = startLoad(product.url, { clients: 4, survives: true });
    ends.push(() => load.stop());
    await takeWork(product, cookie);
    await load.untilAccepted(20);
    disk.fill();
    await expect.poll(() => readiness(product), POLL).toMatch(/^503 not ready: the disk of the data folder is full/);
    await expectFormsRefused(product);
    for (const list of LISTS) {
      const answer = await fetch(product.url + list, { headers: { Cookie: cookie } });
      expect([list, answer.status]).toEqual([list, 200]);
    }
    disk.empty();
    await expect.poll(() => readiness(product), POLL).toBe('200 ready');
    await load.untilAccepted(load.figures.accepted.length + 20);
    load.stop();
    await load.ended;
    await expectNothingLost(product, disk.folder, cookie, load.figures.accepted);
    expect(load.figures.broken).toEqual([]);
  },
);
