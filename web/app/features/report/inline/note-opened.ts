/** Someone who keeps the page in view this long is reading; programs that only fetch or render a link do not. */
const READING_MS = 5000;

/** Tells the server once that the report is being read. */
export function noteOpened(): void {
  const call = document.querySelector<HTMLElement>('[data-opened]')?.dataset.opened;
  if (!call) return;
  let timer = 0;
  const look = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    timer = window.setTimeout(() => {
      document.removeEventListener('visibilitychange', look);
      navigator.sendBeacon(call);
    }, READING_MS);
  };
  document.addEventListener('visibilitychange', look);
  look();
}
