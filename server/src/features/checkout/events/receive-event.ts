import { AppError } from '../../../errors/app-error.ts';
import type { CheckoutDeps } from '../deps.ts';
import { BadSignatureError, type PaymentEvent } from '../payments.ts';
import { recordEvent } from './record-event.ts';

/**
 * Receives a webhook from Stripe. When this resolves, event and job are committed; the job interprets the event.
 *
 * @throws AppError `bad-signature` if it is not from Stripe or too old, `webhook-off` without a secret.
 */
export async function receiveEvent(deps: CheckoutDeps, body: Uint8Array, signature: string | undefined): Promise<void> {
  const event = verified(deps, body, signature ?? '');
  await deps.db.transaction((tx) => recordEvent(deps, tx, event));
}

function verified({ eventReader }: CheckoutDeps, body: Uint8Array, signature: string): PaymentEvent {
  if (!eventReader) throw new AppError('webhook-off');
  try {
    return eventReader.read(body, signature);
  } catch (error) {
    if (error instanceof BadSignatureError) throw new AppError('bad-signature', { cause: error });
    throw error;
  }
}
