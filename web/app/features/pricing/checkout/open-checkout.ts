/** A tab that was opened for the checkout and has no address yet. */
export type CheckoutTab = {
  readonly closed: boolean;
  go(url: string): void;
  close(): void;
};

export type OpenCheckout = {
  /** Must be called inside the click, or the browser blocks it; null when it was blocked. */
  openTab: () => CheckoutTab | null;
  /** Sends the order and gives what the server answers. */
  send: () => Promise<{ url?: unknown } | undefined>;
  /** Sends the current window to the checkout. */
  leave: (url: string) => void;
};

/**
 * Opens the hosted checkout in a tab of its own, or in this window where tabs are blocked.
 *
 * @throws when the call fails or names no address; the tab is closed again.
 */
export async function openCheckout({ openTab, send, leave }: OpenCheckout): Promise<void> {
  const tab = openTab();
  try {
    const url = checkoutUrl(await send());
    if (tab && !tab.closed) tab.go(url);
    else leave(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

function checkoutUrl(answer: { url?: unknown } | undefined): string {
  const url = answer?.url;
  if (typeof url !== 'string' || !/^https?:\/\//.test(url)) throw new Error('No checkout URL returned');
  return url;
}
