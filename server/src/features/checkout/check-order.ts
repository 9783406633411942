import { type CreateSubscription, createSubscriptionSchema, PLANS } from '@named-first/contract';
import { AppError } from '../../errors/app-error.ts';
import type { Settings } from '../../settings/settings.ts';
import { parseInput } from '../parse-input.ts';

/**
 * Validates an order. Plan, name and price must belong together: the price charged is always the plan's, whatever was
 * posted.
 *
 * @throws AppError `invalid-input`.
 */
export function checkOrder({ stripePrices }: Pick<Settings, 'stripePrices'>, input: unknown): CreateSubscription {
  const order = parseInput(createSubscriptionSchema, input);
  const plan = PLANS.find(({ id }) => id === order.planId);
  if (order.planName !== plan?.name) throw refusal('planName', 'This is not the name of the chosen plan');
  if (order.priceId !== plan.priceId && order.priceId !== stripePrices[plan.id]) {
    throw refusal('priceId', 'This is not the price of the chosen plan');
  }
  return order;
}

function refusal(path: string, message: string): AppError {
  return new AppError('invalid-input', { message, issues: [{ path, message }] });
}
