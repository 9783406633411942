import Stripe from 'stripe';
import { PaymentsError, type PaymentsFault } from '../payments.ts';

/** Runs a call of the SDK and converts its errors to `PaymentsError`. */
export async function asPaymentsError<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? new PaymentsError(faultOf(error), error) : error;
  }
}

/** Whether Stripe reports that the object does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

function faultOf(error: InstanceType<typeof Stripe.errors.StripeError>): PaymentsFault {
  if (error instanceof Stripe.errors.StripeConnectionError) {
    return codeOf(error.detail) === 'ETIMEDOUT' ? 'slow' : 'unreachable';
  }
  if (error instanceof Stripe.errors.StripeRateLimitError || error.statusCode === 409) return 'busy';
  // The same key with other parameters: settings changed between two attempts. A new key helps, as after a server
  // error.
  if (error instanceof Stripe.errors.StripeIdempotencyError) return 'failed';
  if ((error.statusCode ?? 500) >= 500) return 'failed';
  // https://docs.stripe.com/error-codes#email-invalid
  return error.code === 'email_invalid' ? 'bad-email' : 'refused';
}

function codeOf(detail: unknown): unknown {
  return typeof detail === 'object' && detail !== null && 'code' in detail ? detail.code : undefined;
}
