const TOLD_MS = 2500;

/** Adds a copy button to each paste. Without this script the text can be selected. */
export function copyTexts(): void {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const words = button.querySelector('[data-words]');
    const text = document.getElementById(button.dataset.copy ?? '');
    if (!words || !text) continue;
    const usual = words.textContent;
    button.hidden = false;
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(button.dataset.copyText ?? text.textContent ?? '');
        words.textContent = 'Copied';
      } catch {
        getSelection()?.selectAllChildren(text);
        words.textContent = 'Selected: press Ctrl+C';
      }
      setTimeout(() => {
        words.textContent = usual;
      }, TOLD_MS);
    });
  }
}
