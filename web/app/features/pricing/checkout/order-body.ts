import type { OrderForm, Plan } from '@named-first/contract';

/** The body of `POST /api/create-subscription`. */
export function orderBody(fields: OrderForm, { id, name, priceId }: Plan) {
  return { ...fields, planId: id, planName: name, priceId };
}
