import type { Tx } from '../../db/database.ts';
import { waitForTwin } from '../double-submit.ts';

/**
 * Holds the course of an address, given in lower case, until the transaction ends. Beginning one and ending one take
 * turns by it: what ends a course would not see one that is not committed yet.
 */
export function lockCourse(tx: Tx, address: string): Promise<void> {
  return waitForTwin(tx, `course ${address}`);
}
