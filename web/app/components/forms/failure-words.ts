import { ApiCallError } from '../../api/client';

/** Why a call failed, in a sentence that can stand beside the specified message of its toast. */
export function failureWords(error: unknown): string {
  return error instanceof ApiCallError
    ? error.text
    : 'Our server could not be reached. What you typed is still here: check your connection and send it again.';
}
