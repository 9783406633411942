import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What the product itself must remember, by key: the hash of the admin password, generated secrets. */
export const appSettings = pgTable('app_settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  updatedAt: moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});
