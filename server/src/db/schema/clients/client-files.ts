import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, generatedId } from '../columns.ts';
import { clients } from './clients.ts';

/** Files that the agency stores for a client. In the database, so that all processes and backups include them. */
export const clientFiles = pgTable(
  'client_files',
  {
    id: generatedId(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    /** Not selected for lists. */
    bytes: bytes('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('client_files_client_id_created_at_index').on(table.clientId, table.createdAt)],
);
