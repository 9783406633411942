/** A form that starts something is sent once, however often its button is pressed. */
export function sendOnce(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-once]')) {
    form.addEventListener('submit', (event) => {
      if (form.dataset.once === 'sent') event.preventDefault();
      form.dataset.once = 'sent';
    });
  }
  // Back from the page that waited, the button works again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
