import { AppError } from '../errors/app-error.ts';

/** The address exists and does not answer this method. Its answer names the methods it does (RFC 9110 §15.5.6). */
export class MethodNotAllowedError extends AppError {
  readonly allow: readonly string[];

  constructor(allow: readonly string[]) {
    super('method-not-allowed');
    this.allow = allow;
  }
}
