import { ApiCallError } from '../../api/transport';

/** Why a call failed, for calls that carry no typed input. */
export function callFailureWords(error: unknown): string {
  return error instanceof ApiCallError
    ? error.text
    : 'Our server could not be reached. Check your connection and try again.';
}
