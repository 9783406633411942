import { expect, it, vi } from 'vitest';
import { openCheckout } from './open-checkout';

const url = 'https://checkout.stripe.com/c/pay/1';
const aTab = (closed = false) => ({ closed, go: vi.fn(), close: vi.fn() });

it('opens the tab before the order is sent, and sets its URL later', async () => {
  const tab = aTab();
  const order: string[] = [];
  const leave = vi.fn();
  const openTab = () => {
    order.push('tab');
    return tab;
  };
  const send = async () => {
    order.push('send');
    return { url };
  };
  const opening = openCheckout({ openTab, send, leave });
  expect(order).toEqual(['tab', 'send']);
  expect(tab.go).not.toHaveBeenCalled();
  await opening;
  expect(tab.go.mock.calls).toEqual([[url]]);
  expect(leave).not.toHaveBeenCalled();
});

it.each([
  ['blocked', null],
  ['closed meanwhile', aTab(true)],
])('a tab that is %s leaves the current window to go', async (_, tab) => {
  const leave = vi.fn();
  await openCheckout({ openTab: () => tab, send: async () => ({ url }), leave });
  expect(leave.mock.calls).toEqual([[url]]);
});

it.each([undefined, {}, { url: '' }, { url: 7 }, { url: 'javascript:alert(1)' }])(
  'an answer of %j names no checkout: the tab is closed',
  async (answer) => {
    const tab = aTab();
    const opening = openCheckout({ openTab: () => tab, send: async () => answer, leave: vi.fn() });
    await expect(opening).rejects.toThrow('No checkout URL returned');
    expect(tab.close).toHaveBeenCalledOnce();
    expect(tab.go).not.toHaveBeenCalled();
  },
);

it('a call that fails closes the tab and says why', async () => {
  const tab = aTab();
  const send = () => Promise.reject(new Error('500: down'));
  await expect(openCheckout({ openTab: () => tab, send, leave: vi.fn() })).rejects.toThrow('500: down');
  expect(tab.close).toHaveBeenCalledOnce();
});
