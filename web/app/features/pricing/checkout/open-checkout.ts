/** A tab opened for the checkout, before its URL is known. */
export type CheckoutTab = {
  readonly closed: boolean;
  go(url: string): void;
  close(): void;
};

export type OpenCheckout = {
  /** Must be called during the click; returns null if the browser blocks the tab. */
  openTab: () => CheckoutTab | null;
  /** Sends the order and resolves to the server's response. */
  send: () => Promise<{ url?: unknown } | undefined>;
  /** Navigates the current window to the checkout. */
  leave: (url: string) => void;
};

/**
 * Opens the hosted checkout in a new tab, or in this window if tabs are blocked.
 *
 * @throws if the call fails or returns no URL; the tab is closed again.
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
