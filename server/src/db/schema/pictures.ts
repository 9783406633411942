import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** The drivers differ (PGlite gives a Uint8Array, pg a Buffer); a Buffer is both. */
const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
});

/** Uploaded pictures, by the hash of what was uploaded. In the database, so that every process serves them. */
export const pictures = pgTable('pictures', {
  hash: text('hash').primaryKey(),
  alt: text('alt').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  createdAt: createdAt(),
});

/** The re-encoded sizes of a picture: WebP, without metadata. */
export const pictureFiles = pgTable(
  'picture_files',
  {
    hash: text('hash')
      .notNull()
      .references(() => pictures.hash, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.width] })],
);
