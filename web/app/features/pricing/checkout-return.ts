import { brand } from '@named-first/contract';

type ReturnToast = { title: string; description: string; destructive: boolean };

/** The toast for a buyer who returns from the checkout, by the URL's query; null for everyone else. */
export function checkoutReturn(search: string): ReturnToast | null {
  const query = new URLSearchParams(search);
  if (query.get('success') === 'true') {
    return {
      title: 'Payment Successful! 🎉',
      description: `Welcome to ${brand.name}! Our team will contact you shortly to get started.`,
      destructive: false,
    };
  }
  if (query.get('canceled') === 'true') {
    return {
      title: 'Checkout Canceled',
      description: "Your payment was not processed. Feel free to try again when you're ready.",
      destructive: true,
    };
  }
  return null;
}
