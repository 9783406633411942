import type { Database } from '../../db/database.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Payments } from '../checkout/payments.ts';

/** What the rights of one person depend on. */
export type PersonalDataDeps = {
  db: Database;
  clock: { now(): Date };
  settings: Pick<Settings, 'dataDir'>;
  payments: Payments | null;
};
