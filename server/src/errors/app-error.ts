import type { ApiError } from '@named-first/contract';
import { ERROR_SENTENCES, type ErrorCode } from './error-sentences.ts';

export type ErrorDetails = {
  /** Replaces the code's sentence. */
  message?: string;
  issues?: NonNullable<ApiError['issues']>;
  /** How long to wait before trying again may help. */
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** A refusal with a message for the user. Verbs throw it, and each transport translates the code. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: ErrorDetails['issues'];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? ERROR_SENTENCES[code], { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = details.issues;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
