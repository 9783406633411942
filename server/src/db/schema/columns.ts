import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** A moment. Milliseconds, as in JavaScript: PostgreSQL's microseconds would make a stored time differ from itself once read and compared. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const generatedId = () => uuid('id').primaryKey().defaultRandom();

export const createdAt = () => moment('created_at').notNull().defaultNow();
