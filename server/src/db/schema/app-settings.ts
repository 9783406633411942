import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestampMs } from './columns.ts';

/** Values that the product stores for itself, by key: the hash of the admin password, generated secrets. */
export const appSettings = pgTable('app_settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  updatedAt: timestampMs('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});
