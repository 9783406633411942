import type { Tx } from '../../db/database.ts';
import { lockKey } from '../double-submit.ts';

/**
 * Locks the course of an address (in lower case) until the transaction ends. Starting and ending a course both take
 * this lock, because ending one would not see a start that is not committed yet.
 */
export function lockCourse(tx: Tx, address: string): Promise<void> {
  return lockKey(tx, `course ${address}`);
}
