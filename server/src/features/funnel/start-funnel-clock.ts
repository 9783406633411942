import type { Logger } from 'pino';
import { funnelDays } from '../../db/schema/index.ts';
import { agencyDay } from './agency-day.ts';
import type { FunnelDeps } from './deps.ts';

const EVERY_MS = 10 * 60 * 1000;

/** Marks today as a day on which steps are counted. */
export async function noteFunnelDay({ db, clock }: FunnelDeps): Promise<void> {
  await db
    .insert(funnelDays)
    .values({ day: agencyDay(clock.now()) })
    .onConflictDoNothing();
}

/** Marks every day on which the site runs, at once and then every ten minutes. Returns a function that stops it. */
export function startFunnelClock(deps: FunnelDeps & { log: Logger }): () => Promise<void> {
  let work = Promise.resolve();
  const note = () => {
    work = noteFunnelDay(deps).catch((error) => deps.log.error({ err: error }, 'The day could not be marked'));
  };
  note();
  const timer = setInterval(note, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return work;
  };
}
