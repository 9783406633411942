import { ApiCallError } from '../../api/transport';

/** Why a call failed, as a sentence that can follow the message that the specification sets for the toast. */
export function failureWords(error: unknown): string {
  return error instanceof ApiCallError
    ? error.text
    : 'Our server could not be reached. What you typed is still here: check your connection and send it again.';
}
