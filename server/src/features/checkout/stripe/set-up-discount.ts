import { brand } from '@named-first/contract';
import { orNull } from './set-up-plans.ts';
import type { StripeSetup } from './stripe-setup.ts';

/** The discount is the number at the end of the code, and applies once, to the first month. */
const COUPON = { percent_off: Number(/\d+$/.exec(brand.discountCode)?.[0] ?? 0), duration: 'once' } as const;

/**
 * The promotion code of the funnel's mails, which buyers type in at checkout. If it was deactivated by hand, it stays
 * inactive.
 */
export async function setUpDiscount({ stripe, say }: Pick<StripeSetup, 'stripe' | 'say'>): Promise<void> {
  const code = brand.discountCode;
  if (COUPON.percent_off === 0) return say(`left out ${code}: its last digits are no percentage`);
  const words = `promotion code ${code}: ${COUPON.percent_off}% off the first month`;
  const { data } = await stripe.promotionCodes.list({ code, limit: 1 });
  if (data[0]) return say(`found   ${words}${data[0].active ? '' : ', which is switched off'}`);
  const id = `${brand.slug}-${code.toLowerCase()}`;
  const coupon = (await orNull(() => stripe.coupons.retrieve(id))) ?? (await stripe.coupons.create({ id, ...COUPON }));
  await stripe.promotionCodes.create({ code, promotion: { type: 'coupon', coupon: coupon.id } });
  say(`made    ${words}`);
}
