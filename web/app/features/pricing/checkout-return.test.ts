import { expect, it } from 'vitest';
import { checkoutReturn } from './checkout-return';

it('greets a buyer who paid, in the words of the specification', () => {
  expect(checkoutReturn('?success=true&session_id=1')).toEqual({
    title: 'Payment Successful! 🎉',
    description: 'Welcome to Named First! Our team will contact you shortly to get started.',
    destructive: false,
  });
});

it('tells a buyer who cancelled that nothing was charged', () => {
  expect(checkoutReturn('?canceled=true')).toEqual({
    title: 'Checkout Canceled',
    description: "Your payment was not processed. Feel free to try again when you're ready.",
    destructive: true,
  });
});

it.each(['', '?success=false', '?canceled=1', '?utm_source=success'])('shows nothing for %j', (search) => {
  expect(checkoutReturn(search)).toBeNull();
});
