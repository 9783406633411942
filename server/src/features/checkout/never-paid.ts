import { and, isNull, notInArray } from 'drizzle-orm';
import { customers } from '../../db/schema/index.ts';
import { PAID_STATUSES } from './payments.ts';

/** Orders that were never paid. No accounting rule requires keeping them. */
export const isNeverPaid = and(isNull(customers.paidAt), notInArray(customers.subscriptionStatus, [...PAID_STATUSES]))!;
