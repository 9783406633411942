import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A moment. Milliseconds, as in JavaScript: PostgreSQL's microseconds would make a stored time differ from itself once read and compared. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const generatedId = () => uuid('id').primaryKey().defaultRandom();

export const createdAt = () => moment('created_at').notNull().defaultNow();

/** What everything under one e-mail address is found by, in whatever case and with whatever spaces it was written. */
export const personKey = (address: AnyPgColumn): SQL => sql`lower(trim(${address}))`;
