import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { readSeedPosts } from '../seed/posts.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { persistedSecret } from '../src/db/persisted-secret.ts';
import * as schema from '../src/db/schema/index.ts';
import { seedBlog } from '../src/features/blog/seed-blog.ts';
import { seedLeads } from '../src/features/leads/seed-leads.ts';
import { createMailLinks, MAIL_LINK_KEY } from '../src/mail/mail-links.ts';
import { campaignForm, campaignLine } from './campaign-files.ts';
import { copyMigratedTemplate } from './embedded-template.ts';
import { blogPostRow, leadRow, outboundMailRow, scanReport } from './factories.ts';
import { orderForm } from './open-test-checkout.ts';
import { TEMPLATE_PASSWORD } from './quick-password.ts';
import { spawnProduct } from './spawn-product.ts';
import { bodyOf, openTestProduct } from './test-product.ts';

/** Texts that a careless copy would change: byte order marks, quotes, escapes, other alphabets. */
const NAUGHTY = [
  '\uFEFFstarts with a mark',
  `it's "quoted" \\ {a,b} NULL`,
  'Åda Ώ 日本 🚰',
  '\t\r\n x \u0001',
  'null',
  '',
];

/** The session cookie and the link of a mail from before a backup or a move. */
export type Traces = { cookie: string; mailToken: string; campaignId: string; leads: number };

/**
 * Fills a data folder like weeks of use: a signed-in admin, leads, posts with pictures, and work in every state. That
 * is a half-finished campaign, a waiting mail, one that was being sent, a report in preparation, a running check and a
 * payment with an unprocessed event.
 */
export async function fillDataFolder(dataDir: string): Promise<Traces> {
  await copyMigratedTemplate(dataDir);
  const cookie = await signInOnce(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl: null, log: pino({ level: 'silent' }) });
  const env = { PUBLIC_URL: 'http://localhost:3000', RATE_LIMITS: 'off' };
  const product = await openTestProduct({ ...database, dataDir, databaseUrl: null }, { env });
  product.clock.time = new Date();
  const { db, clock, blogVersion } = product.deps;
  await seedLeads({ db, clock }, 120);
  await seedBlog({ db, blogVersion }, await readSeedPosts());
  await db
    .insert(schema.blogPosts)
    .values(NAUGHTY.map((text) => blogPostRow({ title: text, content: text, tags: NAUGHTY })));
  for (const text of NAUGHTY) {
    const hash = randomBytes(8).toString('hex');
    await db.insert(schema.pictures).values({ hash, alt: text, width: 640, height: 480 });
    await db
      .insert(schema.pictureFiles)
      .values({ hash, width: 640, height: 480, bytes: new Uint8Array(randomBytes(90_000)) });
  }
  const campaignId = await halfACampaign(product);
  await waitingWork(product);
  const mailToken = createMailLinks({ key: await persistedSecret(db, MAIL_LINK_KEY), publicUrl: env.PUBLIC_URL }).token(
    'ada@example.com',
  );
  const leads = await db.$count(schema.leads);
  await product.close();
  return { cookie, mailToken, campaignId, leads };
}

/** Starts the product and signs in. */
async function signInOnce(dataDir: string): Promise<string> {
  const { url, child, exited } = await spawnProduct({ DATA_DIR: dataDir });
  const answer = await signIn(url);
  child.kill('SIGTERM');
  await exited;
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

/** Signs in with the password that is in every copied database. */
export function signIn(url: string): Promise<Response> {
  return fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: TEMPLATE_PASSWORD }),
  });
}

type Product = Awaited<ReturnType<typeof openTestProduct>>;

async function halfACampaign(product: Product): Promise<string> {
  const lines = Array.from({ length: 8 }, (_, index) => campaignLine(`pipe-${index}.example`));
  const form = campaignForm([...lines, campaignLine('no website', 'refused@pipe.example')], {
    ...{ name: 'Plumbers', contactAllowed: 'on' },
  });
  const answer = await product.asAdmin('/api/admin/campaigns/upload', { method: 'POST', body: form });
  const { id } = await bodyOf<{ id: string }>(answer);
  for (const job of (await product.queuedJobs()).filter(({ name }) => name === 'scan-campaign-row').slice(0, 4)) {
    await product.handlers['scan-campaign-row'](job.data, new AbortController().signal);
  }
  return id;
}

async function waitingWork(product: Product): Promise<void> {
  const { db } = product.deps;
  const now = product.clock.time;
  const scan = scanReport({ website: 'https://waiting.example/' });
  await db.insert(schema.leads).values(leadRow({ createdAt: now, reportData: JSON.stringify(scan) }));
  await product.post('/api/leads', {
    ...{ website: 'preparing.example', name: 'Ada Pipe', businessName: 'Pipe & Daughters' },
    ...{ email: 'preparing@example.com', phone: '(614) 555-0148' },
  });
  const [lead] = await db.select().from(schema.leads).where(eq(schema.leads.email, 'preparing@example.com'));
  await db.insert(schema.reportChecks).values({ leadId: lead!.id, state: 'running', createdAt: now });
  await db
    .insert(schema.outboundMails)
    .values([
      outboundMailRow({ leadId: lead!.id, createdAt: now }),
      outboundMailRow({ leadId: lead!.id, createdAt: now, status: 'sending', claimedAt: now, attempts: 1 }),
    ]);
  const order = await product.post('/api/create-subscription', orderForm({ businessEmail: 'buyer@pipe.example' }));
  const { url } = await bodyOf<{ url: string }>(order);
  await product.post(`/api${new URL(url).pathname}`, { action: 'pay', cardNumber: '4242 4242 4242 4242' });
}
