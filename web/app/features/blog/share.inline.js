// Share: the system's own sheet, else the link is copied. Without this script the button opens the link to copy.
(() => {
  const button = document.querySelector('[data-share]');
  if (!button) return;
  const words = button.querySelector('[data-words]');
  const url = button.dataset.share;
  const say = (text) => {
    words.textContent = text;
    setTimeout(() => (words.textContent = 'Share'), 2500);
  };
  button.addEventListener('click', async (event) => {
    const data = { title: document.title, url };
    if (navigator.share && (!navigator.canShare || navigator.canShare(data))) {
      event.preventDefault();
      // Closing the sheet is a choice, not a fault.
      await navigator.share(data).catch(() => {});
    } else if (navigator.clipboard) {
      event.preventDefault();
      await navigator.clipboard.writeText(url).then(
        () => say('Link copied'),
        () => document.getElementById('share-link').showPopover(),
      );
    }
  });
})();
// A table wider than its column scrolls; the keyboard must be able to reach it.
for (const table of document.querySelectorAll('.post-body table')) {
  if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
}
