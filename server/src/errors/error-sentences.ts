/** The user-facing sentence for each error code. Each transport decides how to send it. */
export const ERROR_SENTENCES = {
  'invalid-input': 'Some of what was sent is not valid.',
  'invalid-json': 'The request is not valid JSON.',
  'cut-off': 'The request ended before it was whole.',
  'forbidden-address': 'This address cannot be scanned: it is private or reserved.',
  'bad-signature': 'The signature is not valid.',
  unauthorized: 'Unauthorized',
  'card-declined': 'Your card was declined. Nothing was charged.',
  'wrong-password': 'Invalid password',
  'code-needed': 'Enter the six digits from your authenticator app.',
  'sign-in-not-queued': 'Nobody is ahead of you at the moment, so you need no link. Please sign in.',
  'sign-in-link-not-valid':
    'This link was already used, has expired or is not complete. You can ask for another one on the sign-in page.',
  'cross-site': 'This request came from another site and was refused.',
  'not-found': 'There is nothing at this address.',
  'report-not-found': 'There is no report at this address.',
  'blog-post-not-found': 'There is no blog post at this address.',
  'checkout-not-found': 'There is no checkout at this address.',
  'billing-link-not-valid': 'This billing link is not valid, or it has expired. Please contact us for a new one.',
  'sheet-link-not-valid': 'This link is not valid. Please contact us for a new one.',
  'sheet-link-expired': 'This link has expired. Please contact us for a new one.',
  'sheet-superseded': 'We changed this sheet since we sent you this link. Please use the newest link from your mail.',
  'sheet-answered': 'You answered this sheet already.',
  'sheet-changed-meanwhile': 'Somebody else changed this sheet since you opened it. Nothing was overwritten.',
  'guarantee-over': 'The 30 days of the money-back guarantee are over. Please contact us about your plan.',
  'checkout-closed': 'This checkout is already closed.',
  'not-a-picture': 'This file is not a picture we can use. Please choose a JPEG, PNG, WebP, GIF or AVIF file.',
  'method-not-allowed': 'This address does not answer that method.',
  'slug-taken': 'Another post has this slug already. Please choose a different one.',
  'changed-meanwhile': 'This post was changed by somebody else since you opened it. Nothing was overwritten.',
  'body-too-large': 'The request is too large.',
  'unsupported-type': 'The request must be JSON.',
  'scan-failed': 'The website could not be read.',
  'too-many-requests': 'Too many requests. Please wait a few minutes and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  'document-missing': 'This document cannot be downloaded right now. Please try the link again later.',
  'payments-unreachable':
    'Our payment provider is not answering right now. Nothing was charged. Please try again in a minute.',
  'checkout-off':
    'Online checkout is not switched on here yet. Please contact us and we will set up your plan with you.',
  'payments-busy': 'Our payment provider is very busy right now. Nothing was charged. Please try again in a minute.',
  'payments-refused':
    'Checkout is not working on our side right now. Nothing was charged. Please contact us about your plan.',
  'webhook-off': 'STRIPE_WEBHOOK_SECRET is not set, so no event can be verified.',
  'payments-slow': 'Our payment provider took too long to answer. Nothing was charged. Please try again in a minute.',
  'cannot-store': 'We cannot save anything right now. Nothing was lost: please try again in a few minutes.',
  'cannot-read': 'We cannot load this right now. Nothing was lost: please try again in a few minutes.',
  stopping: 'We are restarting. Please try again in a minute.',
  'too-busy': 'Many scans are running right now. Please try again in a minute.',
} as const;

/** Why a request was refused. */
export type ErrorCode = keyof typeof ERROR_SENTENCES;
