import { AppError } from '../errors/app-error.ts';

/** The path exists but does not support this method. The response lists the supported methods (RFC 9110 §15.5.6). */
export class MethodNotAllowedError extends AppError {
  readonly allow: readonly string[];

  constructor(allow: readonly string[]) {
    super('method-not-allowed');
    this.allow = allow;
  }
}
