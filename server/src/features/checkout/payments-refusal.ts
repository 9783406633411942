import { AppError } from '../../errors/app-error.ts';
import type { ErrorCode } from '../../errors/error-sentences.ts';
import type { PaymentsError, PaymentsFault } from './payments.ts';

const CODES: Record<Exclude<PaymentsFault, 'bad-email'>, ErrorCode> = {
  unreachable: 'payments-unreachable',
  slow: 'payments-slow',
  busy: 'payments-busy',
  failed: 'payments-unreachable',
  refused: 'payments-refused',
};

const BUSY_SECONDS = 30;
const BAD_EMAIL = { path: 'businessEmail', message: 'Please enter a valid email address' };

/** The user-facing error for a failure of the payment provider. */
export function paymentsRefusal(error: PaymentsError): AppError {
  if (error.fault === 'bad-email') {
    return new AppError('invalid-input', { message: BAD_EMAIL.message, issues: [BAD_EMAIL], cause: error });
  }
  return new AppError(CODES[error.fault], {
    cause: error,
    ...(error.fault === 'busy' ? { retryAfterSeconds: BUSY_SECONDS } : {}),
  });
}
