// Gives each text to paste a copy button; without this script the text is there to be selected.
(() => {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll('[data-copy]')) {
    const words = button.querySelector('[data-words]');
    button.hidden = false;
    button.addEventListener('click', async () => {
      const text = document.getElementById(button.dataset.copy);
      if (!text || !words) return;
      try {
        await navigator.clipboard.writeText(text.textContent);
        words.textContent = 'Copied';
      } catch {
        getSelection()?.selectAllChildren(text);
        words.textContent = 'Selected: press Ctrl+C';
      }
      setTimeout(() => (words.textContent = 'Copy'), 2500);
    });
  }
})();
