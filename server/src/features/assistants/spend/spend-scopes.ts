import type { AskedProvider } from '@named-first/answers';
import type { Settings } from '../../../settings/settings.ts';

/** A spending limit that a request counts against. */
export type SpendScope = { period: string; scope: string; capMicros: number };

type Limits = Settings['assistants']['limits'];
type Ask = { provider: AskedProvider; runId: string; runCapMicros: number; now: Date };

/** The limits of a request: its run, all requests of the day, and those to its provider. Days are in UTC. */
export function spendScopes(
  { dayMicros, providerDayMicros }: Limits,
  { provider, runId, runCapMicros, now }: Ask,
): SpendScope[] {
  const day = now.toISOString().slice(0, 10);
  return [
    { period: day, scope: 'all', capMicros: dayMicros },
    { period: day, scope: provider, capMicros: providerDayMicros },
    { period: 'run', scope: runId, capMicros: runCapMicros },
  ];
}
