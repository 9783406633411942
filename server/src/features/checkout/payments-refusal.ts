import { AppError, type ErrorCode } from '../../http/errors.ts';
import type { PaymentsError, PaymentsFault } from './payments.ts';

const CODES: Record<PaymentsFault, ErrorCode> = {
  unreachable: 'payments-unreachable',
  slow: 'payments-slow',
  busy: 'payments-busy',
  failed: 'payments-unreachable',
  refused: 'payments-refused',
};

const BUSY_SECONDS = 30;

/** What a visitor is told when the payment provider could not do its part. */
export function paymentsRefusal(error: PaymentsError): AppError {
  return new AppError(CODES[error.fault], {
    cause: error,
    ...(error.fault === 'busy' ? { retryAfterSeconds: BUSY_SECONDS } : {}),
  });
}
