import { boolean, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, personKey } from '../columns.ts';
import { clients } from './clients.ts';

/** People at a client, and which mails each of them gets. */
export const clientContacts = pgTable(
  'client_contacts',
  {
    id: generatedId(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    getsReports: boolean('gets_reports').notNull(),
    getsAlerts: boolean('gets_alerts').notNull(),
    approves: boolean('approves').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('client_contacts_client_id_person_index').on(table.clientId, personKey(table.email)),
    uniqueIndex('client_contacts_person_index').on(personKey(table.email), table.clientId),
  ],
);
