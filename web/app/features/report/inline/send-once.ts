/** Prevents a form that starts something from being sent twice. */
export function sendOnce(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-once]')) {
    form.addEventListener('submit', (event) => {
      if (form.dataset.once === 'sent') event.preventDefault();
      form.dataset.once = 'sent';
    });
  }
  // Enable the button again when the visitor comes back from the page that waited.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
