import type { ApiError } from '@named-first/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Every refusal the product makes: its code, its HTTP status and the one sentence a person reads. */
const ERRORS = {
  'invalid-input': { status: 400, words: 'Some of what was sent is not valid.' },
  'invalid-json': { status: 400, words: 'The request is not valid JSON.' },
  'cut-off': { status: 400, words: 'The request ended before it was whole.' },
  'forbidden-address': { status: 400, words: 'This address cannot be scanned: it is private or reserved.' },
  'bad-signature': { status: 400, words: 'The signature is not valid.' },
  unauthorized: { status: 401, words: 'Unauthorized' },
  'card-declined': { status: 402, words: 'Your card was declined. Nothing was charged.' },
  'wrong-password': { status: 401, words: 'Invalid password' },
  'code-needed': { status: 401, words: 'Enter the six digits from your authenticator app.' },
  'cross-site': { status: 403, words: 'This request came from another site and was refused.' },
  'not-found': { status: 404, words: 'There is nothing at this address.' },
  'report-not-found': { status: 404, words: 'There is no report at this address.' },
  'blog-post-not-found': { status: 404, words: 'There is no blog post at this address.' },
  'checkout-not-found': { status: 404, words: 'There is no checkout at this address.' },
  'billing-link-not-valid': {
    status: 404,
    words: 'This billing link is not valid, or it has expired. Please contact us for a new one.',
  },
  'checkout-closed': { status: 409, words: 'This checkout is already closed.' },
  'not-a-picture': {
    status: 415,
    words: 'This file is not a picture we can use. Please choose a JPEG, PNG, WebP, GIF or AVIF file.',
  },
  'method-not-allowed': { status: 405, words: 'This address does not answer that method.' },
  'slug-taken': { status: 409, words: 'Another post has this slug already. Please choose a different one.' },
  'changed-meanwhile': {
    status: 412,
    words: 'This post was changed by somebody else since you opened it. Nothing was overwritten.',
  },
  'body-too-large': { status: 413, words: 'The request is too large.' },
  'unsupported-type': { status: 415, words: 'The request must be JSON.' },
  'scan-failed': { status: 422, words: 'The website could not be read.' },
  'too-many-requests': { status: 429, words: 'Too many requests. Please wait a few minutes and try again.' },
  internal: { status: 500, words: 'Something went wrong on our side. Please try again.' },
  'document-missing': {
    status: 503,
    words: 'This document cannot be downloaded right now. Please try the link again later.',
  },
  'payments-unreachable': {
    status: 502,
    words: 'Our payment provider is not answering right now. Nothing was charged. Please try again in a minute.',
  },
  'checkout-off': {
    status: 503,
    words: 'Online checkout is not switched on here yet. Please contact us and we will set up your plan with you.',
  },
  'payments-busy': {
    status: 503,
    words: 'Our payment provider is very busy right now. Nothing was charged. Please try again in a minute.',
  },
  'payments-refused': {
    status: 503,
    words: 'Checkout is not working on our side right now. Nothing was charged. Please contact us about your plan.',
  },
  'webhook-off': { status: 503, words: 'STRIPE_WEBHOOK_SECRET is not set, so no event can be verified.' },
  'payments-slow': {
    status: 504,
    words: 'Our payment provider took too long to answer. Nothing was charged. Please try again in a minute.',
  },
  'cannot-store': {
    status: 503,
    words: 'We cannot save anything right now. Nothing was lost: please try again in a few minutes.',
  },
  'cannot-read': {
    status: 503,
    words: 'We cannot load this right now. Nothing was lost: please try again in a few minutes.',
  },
  stopping: { status: 503, words: 'We are restarting. Please try again in a minute.' },
  'too-busy': { status: 503, words: 'Many scans are running right now. Please try again in a minute.' },
} as const satisfies Record<string, { status: ContentfulStatusCode; words: string }>;

export type ErrorCode = keyof typeof ERRORS;

export type ErrorDetails = {
  /** Replaces the table's sentence. */
  message?: string;
  issues?: NonNullable<ApiError['issues']>;
  retryAfterSeconds?: number;
  allow?: readonly string[];
  cause?: unknown;
};

/** A refusal with words for the person who asked. Verbs throw it; one place turns it into an answer. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: ErrorDetails['issues'];
  readonly retryAfterSeconds: number | undefined;
  readonly allow: readonly string[] | undefined;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? ERRORS[code].words, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = details.issues;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.allow = details.allow;
  }

  get status(): ContentfulStatusCode {
    return ERRORS[this.code].status;
  }
}
