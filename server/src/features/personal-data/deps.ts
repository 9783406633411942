import type { Database } from '../../db/database.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Payments } from '../checkout/payments.ts';

/** The dependencies of exporting and erasing a person's data. */
export type PersonalDataDeps = {
  db: Database;
  clock: { now(): Date };
  settings: Pick<Settings, 'dataDir'>;
  payments: Payments | null;
};
