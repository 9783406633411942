import { brand, PLANS } from '@named-first/contract';
import type { Tx } from '../../../db/database.ts';
import type { customers } from '../../../db/schema/index.ts';
import { plainMail } from '../../../mail/mail-kinds.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import type { ClientRow } from '../../clients/orders/find-client.ts';
import { nextWorkday } from '../../clients/work/client-calendar.ts';
import { billingUrl } from '../billing-link.ts';
import type { CheckoutDeps } from '../deps.ts';

type OrderRow = typeof customers.$inferSelect;

export const WELCOME_MAIL = plainMail('customer-welcome');
export const NEW_CUSTOMER_MAIL = plainMail('new-customer');

/**
 * To the customer: welcome, and the link to their billing page. At most one per order, even if several runs decide on
 * it.
 */
export async function queueWelcomeMail(deps: CheckoutDeps, tx: Tx, order: OrderRow, client: ClientRow): Promise<void> {
  const { id, fullName, businessName, planName, businessEmail } = order;
  await queueMail(deps, tx, {
    messageKey: `customer-welcome:${id}`,
    kind: WELCOME_MAIL,
    to: businessEmail,
    replyTo: deps.settings.mailTo,
    leadId: null,
    data: {
      ...{ fullName, businessName, planName, billingUrl: await billingUrl(deps, tx, id), isDemo: isDemo(deps) },
      start: {
        accountManager: client.accountManager ?? brand.people[0].name,
        callBy: nextWorkday(deps.clock.now(), brand.timeZone).toISOString(),
        guaranteeUntil: client.guaranteeUntil.toISOString(),
        timeZone: client.timeZone,
        websiteTyped: client.site === null ? client.websiteTyped : null,
      },
    },
  });
}

/** To the agency: a plan was bought. Replies go to the customer. */
export async function queueNewCustomerMail(deps: CheckoutDeps, tx: Tx, order: OrderRow): Promise<void> {
  const { fullName, businessEmail, businessName, websiteDomain, planId, planName, subscriptionStatus } = order;
  await queueMail(deps, tx, {
    messageKey: `new-customer:${order.id}`,
    kind: NEW_CUSTOMER_MAIL,
    to: deps.settings.mailTo,
    replyTo: businessEmail,
    leadId: null,
    data: {
      ...{ fullName, businessEmail, businessName, websiteDomain, planName, subscriptionStatus },
      price: PLANS.find((plan) => plan.id === planId)?.price ?? null,
      isDemo: isDemo(deps),
      discountCode: order.discountCode,
    },
  });
}

function isDemo({ payments }: CheckoutDeps): boolean {
  return payments?.kind === 'demo';
}
