import { ORDER_RULES, orderFormSchema, PLANS } from '@named-first/contract';
import { expect, it, vi } from 'vitest';
import { answerOrderPost, type OrderAnswer } from './form-post.server';

const fields = {
  fullName: ' Ann Lee ',
  businessEmail: 'ann@lee.example',
  businessName: 'Lee Heating',
  websiteDomain: 'lee.example',
};
const url = 'https://checkout.stripe.com/c/pay/1';

function post(body: Record<string, string>, fetchApi: (request: Request) => Promise<Response>) {
  const request = new Request('http://localhost/pricing', { method: 'POST', body: new URLSearchParams(body) });
  return answerOrderPost(request, fetchApi);
}

function shown(answer: unknown) {
  const { data, init } = answer as { data: OrderAnswer; init: { status: number } };
  return { ...data, status: init.status };
}

it("a plan's button alone shows that plan's form, and an unknown plan shows no form", async () => {
  const fetchApi = vi.fn();
  expect(shown(await post({ planId: 'growth' }, fetchApi))).toMatchObject({
    status: 200,
    planId: 'growth',
    errors: {},
  });
  expect(shown(await post({ planId: 'free' }, fetchApi))).toMatchObject({ status: 400, planId: null });
  expect(fetchApi).not.toHaveBeenCalled();
});

it("a complete form is sent with the plan's name and price, and leads to the checkout", async () => {
  const fetchApi = vi.fn(async (_: Request) => Response.json({ url }));
  const answer = (await post({ ...fields, planId: 'premium', priceId: 'mine' }, fetchApi)) as Response;
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, url]);
  const call = fetchApi.mock.calls[0]![0];
  expect(new URL(call.url).pathname).toBe('/api/create-subscription');
  const { id, name, priceId } = PLANS.find((plan) => plan.id === 'premium')!;
  expect(await call.json()).toEqual({ ...fields, fullName: 'Ann Lee', planId: id, planName: name, priceId });
});

it('an invalid form is not sent and keeps its values', async () => {
  const fetchApi = vi.fn();
  const answer = shown(await post({ ...fields, planId: 'basic', businessEmail: 'ann' }, fetchApi));
  expect(answer).toMatchObject({ status: 400, planId: 'basic', fields: { businessEmail: 'ann' } });
  expect(answer.errors).toEqual({ businessEmail: 'Please enter a valid email address' });
  expect(fetchApi).not.toHaveBeenCalled();
});

it.each([
  [Response.json({ message: 'Down.' }, { status: 503 }), 503],
  [Response.json({}), 502],
])('without an address to go to, the form says that it failed', async (refusal, status) => {
  const answer = shown(await post({ ...fields, planId: 'basic' }, async () => refusal));
  expect(answer).toMatchObject({ status, planId: 'basic', fields: { fullName: 'Ann Lee' } });
  expect(answer.notice).toBe('Error: Failed to start checkout. Please try again.');
});

it.each(Object.keys(ORDER_RULES) as (keyof typeof ORDER_RULES)[])(
  'the rule for %s says what the contract says',
  (name) => {
    for (const text of ['', 'x', 'x'.repeat(200), 'x'.repeat(201), 'x'.repeat(2049), 'ann@lee.example']) {
      const result = orderFormSchema.safeParse({ ...fields, [name]: text });
      expect([text, ORDER_RULES[name](text)]).toEqual([text, result.error?.issues[0]?.message]);
    }
  },
);
