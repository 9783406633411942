const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
const GROWTH = 1.35;

type Watched = { status: string; check: { state: string } | null };

/** Polls with growing pauses for what this page waits for, then reloads it. */
export function watchForChange(): void {
  const waiting = document.querySelector<HTMLElement>('[data-watch]');
  const { watch, shown } = waiting?.dataset ?? {};
  if (!watch) return;
  const look = async (pause: number) => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const now = await stateOf(watch, shown === 'running');
    if (now !== null && now !== shown) location.reload();
    else look(Math.min(pause * GROWTH, MAX_PAUSE_MS));
  };
  look(FIRST_PAUSE_MS);
}

/** The current state; null without a response. */
async function stateOf(call: string, ofCheck: boolean): Promise<string | null> {
  if (document.hidden) return null;
  try {
    const answer = await fetch(call, { headers: { Accept: 'application/json' } });
    if (!answer.ok) return null;
    const { status, check } = (await answer.json()) as Watched;
    return ofCheck ? (check?.state ?? null) : status;
  } catch {
    return null;
  }
}
