import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { leads } from '../../db/schema/index.ts';
import type { LeadDeps } from './deps.ts';

/** More rows per statement gain nothing, and each statement blocks the embedded database. */
const BATCH = 2000;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const FIRST_NAMES = 'Ada Ben Carla Dwight Elena Frank Grace Hector Imani Jonas Kim Luis Maya Noor Omar Priya'.split(
  ' ',
);
const LAST_NAMES = 'Alvarez Brooks Chen Dalton Egan Flores Grant Hughes Ibarra Jensen Keller Lopez Moreno Nash'.split(
  ' ',
);
const PLACES = 'Maple Cedar Lakeside Summit Prairie Harbor Canyon Riverside Northgate Oakdale Pioneer Juniper'.split(
  ' ',
);
const TRADES = ['Plumbing', 'Heating & Air', 'Roofing', 'Solar', 'Electric', 'Dental', 'Law', 'Landscaping'];

/** Reserved names and numbers that belong to no one: RFC 2606 reserves the domain, and 555-01xx is for fiction. */
const DOMAIN = 'example.com';

/** Enough to try out the back office. */
const DEMO_LEADS = 100;

/**
 * Fills the list of leads with invented people, for trying out the back office. Sends no mail and scans nothing.
 *
 * @param wanted null for a hundred, or none if leads exist.
 * @returns the number of stored leads.
 */
export async function seedLeads(deps: Pick<LeadDeps, 'db' | 'clock'>, wanted: number | null): Promise<number> {
  const count = wanted ?? ((await hasLeads(deps)) ? 0 : DEMO_LEADS);
  for (let done = 0; done < count; done += BATCH) {
    const people = Array.from({ length: Math.min(BATCH, count - done) }, (_, index) => person(deps, done + index));
    await insertLeads(deps, people);
  }
  return count;
}

async function hasLeads({ db }: Pick<LeadDeps, 'db'>): Promise<boolean> {
  return (await db.select({ id: leads.id }).from(leads).limit(1)).length > 0;
}

type Person = ReturnType<typeof person>;

function person(deps: Pick<LeadDeps, 'clock'>, number: number) {
  const first = pick(FIRST_NAMES);
  const last = pick(LAST_NAMES);
  const place = pick(PLACES);
  const trade = pick(TRADES);
  const site = `${place}-${trade.replace(/\W+/g, '-')}-${number + 1}.${DOMAIN}`.toLowerCase();
  const createdAt = new Date(deps.clock.now().getTime() - Math.floor(randomInt(YEAR_MS) ** 2 / YEAR_MS));
  const score = number % 25 === 24 ? null : bellShapedScore();
  return {
    name: `${first} ${last}`,
    businessName: `${place} ${trade}`,
    email: `${first}.${last}.${number + 1}@${DOMAIN}`.toLowerCase(),
    phone: `(614) 555-01${String(randomInt(100)).padStart(2, '0')}`,
    website: `https://${site}/`,
    site,
    score,
    report: reportOf(score, createdAt),
    createdAt: createdAt.toISOString(),
    reportToken: randomBytes(18).toString('base64url'),
  };
}

function pick<T>(from: readonly T[]): T {
  return from[randomInt(from.length)]!;
}

/** Three dice: most sites are average, few are good. */
function bellShapedScore(): number {
  return 12 + randomInt(30) + randomInt(30) + randomInt(29);
}

function reportOf(score: number | null, createdAt: Date): string {
  return JSON.stringify({ score, timestamp: createdAt.toISOString(), insights: [], recommendations: [] });
}

/** Passes one array per column: as rows of parameters it would be a hundred times slower on the embedded database. */
async function insertLeads(deps: Pick<LeadDeps, 'db'>, people: Person[]): Promise<void> {
  const column = (key: keyof Person, type: string) =>
    sql`${sql.param(people.map((one) => one[key]))}::${sql.raw(type)}[]`;
  await deps.db.execute(sql`
    insert into leads (name, business_name, email, email_normalised, phone, website, site, ai_visibility_score,
                       report_data, created_at, report_token, scan_status)
    select name, business_name, email, email, phone, website, site, score, report, created_at, token, 'failed'
      from unnest(${column('name', 'text')}, ${column('businessName', 'text')}, ${column('email', 'text')},
                  ${column('phone', 'text')}, ${column('website', 'text')}, ${column('site', 'text')},
                  ${column('score', 'int')}, ${column('report', 'text')}, ${column('createdAt', 'timestamptz')},
                  ${column('reportToken', 'text')})
        as seed(name, business_name, email, phone, website, site, score, report, created_at, token)`);
}
