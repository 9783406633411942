import { BACKGROUND_HEADER } from '@named-first/contract';
import { call, readBody } from '../../api/transport';

/** After this long without pointer or keyboard input, the page counts as unattended. */
const AWAY_AFTER_MS = 60_000;
const INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'];

let lastInput = Date.now();

/**
 * Records when somebody last used the page.
 *
 * @returns a function that stops.
 */
export function watchInput(page: EventTarget): () => void {
  const note = () => {
    lastInput = Date.now();
  };
  note();
  for (const type of INPUT) page.addEventListener(type, note, { passive: true, capture: true });
  return () => {
    for (const type of INPUT) page.removeEventListener(type, note, { capture: true });
  };
}

/** Reads JSON for a page that polls. While the page is unattended, the request does not extend the session. */
export async function pollJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  const isAway = Date.now() - lastInput > AWAY_AFTER_MS;
  const headers: Record<string, string> = isAway ? { [BACKGROUND_HEADER]: '1' } : {};
  return readBody<T>(await call(path, { headers, ...(signal ? { signal } : {}) }));
}
