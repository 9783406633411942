import type { AskedProvider } from './answer.ts';
import { reserveMicros, usualMicros } from './models.ts';

/** The number of questions, and how often each is asked. */
export type PanelSize = { questions: number; samples: number };
export type PanelCost = { asks: number; usualMicros: number; mostMicros: number };

/** Panel sizes by purpose. Each assistant gets each question `samples` times. */
export const PANEL_SIZES = {
  /** A first look for a lead, too small for a percentage or a trend. */
  sample: { questions: 4, samples: 3 },
  /** A client's monthly panel: a share with its interval. */
  monthly: { questions: 8, samples: 5 },
  /** A baseline before the work begins, to prove progress later. */
  baseline: { questions: 8, samples: 10 },
} as const satisfies Record<string, PanelSize>;
export type PanelPurpose = keyof typeof PANEL_SIZES;

/** Once a month, each assistant gets one question that names a client. */
export const BY_NAME_SIZE: PanelSize = { questions: 1, samples: 1 };

/** The usual and the maximum cost of a panel. The maximum is what gets reserved. */
export function costOfPanel(
  lanes: readonly { provider: AskedProvider; model: string }[],
  { questions, samples }: PanelSize,
): PanelCost {
  const asks = questions * samples;
  const sum = (micros: (provider: AskedProvider, model: string) => number) =>
    lanes.reduce((total, { provider, model }) => total + asks * micros(provider, model), 0);
  return { asks: asks * lanes.length, usualMicros: sum(usualMicros), mostMicros: sum(reserveMicros) };
}

/**
 * The cost of one month with a monthly panel for each of `markets`, and one question by name for each of `clients`.
 * Clients in the same market share a panel; a client with a second town has two markets.
 */
export function costOfMonth(
  lanes: readonly { provider: AskedProvider; model: string }[],
  { markets, clients }: { markets: number; clients: number },
): PanelCost {
  const panel = costOfPanel(lanes, PANEL_SIZES.monthly);
  const byName = costOfPanel(lanes, BY_NAME_SIZE);
  return {
    asks: panel.asks * markets + byName.asks * clients,
    usualMicros: panel.usualMicros * markets + byName.usualMicros * clients,
    mostMicros: panel.mostMicros * markets + byName.mostMicros * clients,
  };
}

/** Formats micro-dollars: `$1.18`, with four digits below a cent. */
export function formatMicros(micros: number): string {
  const dollars = micros / 1_000_000;
  return `$${dollars.toFixed(micros > 0 && micros < 10_000 ? 4 : 2)}`;
}
