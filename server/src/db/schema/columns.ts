import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * A timestamp in milliseconds, as in JavaScript. With PostgreSQL's microseconds, a stored time would differ from itself
 * after reading it.
 */
export const timestampMs = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const generatedId = () => uuid('id').primaryKey().defaultRandom();

export const createdAt = () => timestampMs('created_at').notNull().defaultNow();

/** The key of everything stored under one e-mail address, regardless of case and surrounding spaces. */
export const personKey = (address: AnyPgColumn): SQL => sql`lower(trim(${address}))`;

/** The domain of an e-mail address in lower case. People who write from a website's domain count as belonging to it. */
export const domainKey = (address: AnyPgColumn): SQL => sql`split_part(lower(trim(${address})), '@', 2)`;

/** PGlite returns a Uint8Array, pg a Buffer, which is also a Uint8Array. */
export const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
});
