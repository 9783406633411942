import type { Form } from './form-body.ts';
import {
  newId,
  type Price,
  type Resource,
  type Session,
  type StripeState,
  type Subscription,
  seconds,
} from './stripe-state.ts';

/** An error in Stripe's wording. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly code: string | null;

  constructor(status: number, message: string, code: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

type Call = { form: Form; id: string };

/** The supported calls, by method and path. */
export function stripeCalls(state: StripeState, ownUrl: () => string): Record<string, (call: Call) => unknown> {
  const { add, ofKind } = state;
  const found = <R extends Resource>(id: string, object: string): R => {
    const resource = state.get<R>(id);
    if (resource?.object !== object) throw new StripeRefusal(404, `No such ${object}: '${id}'`, 'resource_missing');
    return resource;
  };
  const changed = (resource: Resource, form: Form) => Object.assign(resource, typed(form));

  function createSession(form: Form): Resource {
    const [line] = form.line_items as Form[];
    const price = found<Price>(String(line?.price), 'price');
    if (!price.active) throw new StripeRefusal(400, 'The price specified is inactive.');
    const subscriptionData = (form.subscription_data ?? {}) as { metadata?: Record<string, string> };
    const id = newId('checkout.session');
    const session = add<Session>('checkout.session', {
      id,
      mode: String(form.mode),
      status: 'open',
      payment_status: 'unpaid',
      expires_at: seconds() + 86_400,
      customer: found(String(form.customer), 'customer').id,
      subscription: null,
      client_reference_id: (form.client_reference_id as string | undefined) ?? null,
      allow_promotion_codes: form.allow_promotion_codes === 'true',
      discounts: [],
      metadata: (form.metadata ?? {}) as Record<string, string>,
      success_url: String(form.success_url),
      cancel_url: String(form.cancel_url),
      url: `${ownUrl()}/c/pay/${id}`,
    });
    if (JSON.stringify(subscriptionData.metadata ?? {}) !== JSON.stringify(session.metadata)) {
      throw new StripeRefusal(400, 'This fake gives a subscription the metadata of its session.');
    }
    state.lines.set(id, price.id);
    return session;
  }

  function expanded(session: Session, form: Form): Resource {
    const wanted = ((form.expand ?? []) as string[]).includes('subscription');
    if (!wanted || session.subscription === null) return session;
    return {
      ...session,
      subscription: found<Subscription>(session.subscription, 'subscription'),
    } as unknown as Resource;
  }

  function createPrice(form: Form): Resource {
    const { transfer_lookup_key: transfer, ...fields } = typed(form);
    const holder = ofKind<Price>('price').find(({ lookup_key }) => lookup_key === fields.lookup_key);
    if (holder && transfer !== true) throw new StripeRefusal(400, 'A price already uses that lookup key.');
    if (holder) holder.lookup_key = null;
    return add<Price>('price', {
      active: true,
      type: 'recurring',
      billing_scheme: 'per_unit',
      metadata: {},
      ...fields,
    } as Omit<Price, 'id' | 'object'>);
  }

  function list(rows: Resource[], form: Form): Resource {
    // Newest first, like Stripe.
    const data = rows.toReversed().slice(0, Number(form.limit ?? 10));
    return { object: 'list', data, has_more: data.length < rows.length, url: '/v1/list' } as unknown as Resource;
  }

  return {
    'get /v1/prices': ({ form }) =>
      list(
        ofKind<Price>('price').filter(
          (price) =>
            (form.active === undefined || String(price.active) === form.active) &&
            (form.lookup_keys === undefined || (form.lookup_keys as string[]).includes(price.lookup_key ?? '')),
        ),
        form,
      ),
    'post /v1/prices': ({ form }) => createPrice(form),
    'post /v1/prices/:id': ({ form, id }) => changed(found(id, 'price'), form),
    'post /v1/products': ({ form }) => {
      if (state.get(String(form.id)))
        throw new StripeRefusal(400, 'Product already exists.', 'resource_already_exists');
      return add('product', { active: true, metadata: {}, ...typed(form) });
    },
    'get /v1/products/:id': ({ id }) => found(id, 'product'),
    'post /v1/products/:id': ({ form, id }) => changed(found(id, 'product'), form),
    'get /v1/coupons/:id': ({ id }) => found(id, 'coupon'),
    'post /v1/coupons': ({ form }) => add('coupon', { valid: true, ...typed(form) }),
    'get /v1/promotion_codes': ({ form }) =>
      list(
        ofKind('promotion_code').filter((code) => form.code === undefined || code.code === form.code),
        form,
      ),
    'post /v1/promotion_codes': ({ form }) => add('promotion_code', { active: true, ...typed(form) }),
    'get /v1/customers': ({ form }) =>
      list(
        ofKind('customer').filter((customer) => form.email === undefined || customer.email === form.email),
        form,
      ),
    'post /v1/customers': ({ form }) => {
      const email = String(form.email);
      if (email.endsWith('.invalid')) throw new StripeRefusal(400, `Invalid email address: ${email}`, 'email_invalid');
      return add('customer', { metadata: {}, ...typed(form) });
    },
    'post /v1/checkout/sessions': ({ form }) => createSession(form),
    'get /v1/checkout/sessions': ({ form }) =>
      list(
        ofKind<Session>('checkout.session').filter(
          (session) =>
            (form.customer === undefined || session.customer === form.customer) &&
            (form.subscription === undefined || session.subscription === form.subscription),
        ),
        form,
      ),
    'get /v1/checkout/sessions/:id': ({ form, id }) => expanded(found(id, 'checkout.session'), form),
    'post /v1/checkout/sessions/:id/expire': ({ id }) => {
      const session = found<Session>(id, 'checkout.session');
      if (session.status !== 'open') {
        throw new StripeRefusal(400, `Only Checkout Sessions with a status in ["open"] can be expired.`);
      }
      state.expire(id);
      return session;
    },
    'get /v1/subscriptions/:id': ({ id }) => found(id, 'subscription'),
    'get /v1/payment_intents': ({ form }) =>
      list(
        ofKind('payment_intent').filter(({ customer }) => customer === form.customer),
        form,
      ),
    'get /v1/events': ({ form }) =>
      list(
        ofKind('event').filter(
          (event) =>
            Number(event.created) >= Number((form.created as Form | undefined)?.gte ?? 0) &&
            (form.types === undefined || (form.types as string[]).includes(String(event.type))),
        ),
        form,
      ),
    'get /v1/billing_portal/configurations': ({ form }) =>
      list(ofKind('billing_portal.configuration').map(withoutProducts), form),
    'post /v1/billing_portal/configurations': ({ form }) =>
      withoutProducts(add('billing_portal.configuration', { active: true, ...typed(form) })),
    'post /v1/billing_portal/configurations/:id': ({ form, id }) =>
      withoutProducts(changed(found(id, 'billing_portal.configuration'), form)),
    'post /v1/billing_portal/sessions': ({ form }) => {
      const customer = found(String(form.customer), 'customer').id;
      return add('billing_portal.session', { ...typed(form), customer, url: `${ownUrl()}/p/session/${customer}` });
    },
    'get /v1/webhook_endpoints': ({ form }) => list(ofKind('webhook_endpoint'), form),
    'post /v1/webhook_endpoints': ({ form }) =>
      add('webhook_endpoint', { status: 'enabled', metadata: {}, ...typed(form) }),
    'post /v1/webhook_endpoints/:id': ({ form, id }) => changed(found(id, 'webhook_endpoint'), form),
  };
}

/** A response contains the products of a portal only if they were expanded. */
function withoutProducts(configuration: Resource): Resource {
  const { features, ...rest } = structuredClone(configuration) as Resource & { features: Record<string, Form> };
  delete features.subscription_update?.products;
  return { ...rest, features } as Resource;
}

const NUMBERS = new Set(['unit_amount', 'percent_off', 'interval_count', 'duration_in_months', 'max_redemptions']);

/** Converts the texts of a form to typed values. */
function typed(form: Form): { [field: string]: unknown } {
  const value = (key: string, text: unknown): unknown => {
    if (Array.isArray(text)) return text.map((item) => value('', item));
    if (typeof text === 'object' && text !== null) return typed(text as Form);
    if (text === 'true' || text === 'false') return text === 'true';
    return NUMBERS.has(key) ? Number(text) : text;
  };
  return Object.fromEntries(Object.entries(form).map(([key, text]) => [key, value(key, text)]));
}
