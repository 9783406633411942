import { ApiCallError } from '../../api/client';

/** Why a call failed that carried nothing somebody typed. */
export function callFailureWords(error: unknown): string {
  return error instanceof ApiCallError
    ? error.text
    : 'Our server could not be reached. Check your connection and try again.';
}
