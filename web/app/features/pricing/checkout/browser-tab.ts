import type { CheckoutTab } from './open-checkout';

/**
 * Opens an empty tab. With `noopener` the browser would return null, as if the tab were blocked. The opener is cleared
 * here instead, so that the checkout cannot navigate this page.
 * https://html.spec.whatwg.org/multipage/nav-history-apis.html#window-open-steps
 */
export function openBrowserTab(): CheckoutTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  explain(tab.document);
  tab.opener = null;
  return {
    get closed() {
      return tab.closed;
    },
    go: (url) => tab.location.replace(url),
    close: () => tab.close(),
  };
}

/** The new tab is in front while the order is sent, so it says what it is waiting for. */
function explain(page: Document): void {
  page.documentElement.lang = 'en';
  page.documentElement.style.colorScheme = 'light dark';
  page.title = 'Opening the secure checkout';
  page.body.style.font = '1.25rem/1.5 system-ui, sans-serif';
  page.body.style.padding = '2rem';
  page.body.textContent = 'Opening the secure checkout…';
}
