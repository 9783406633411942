import { SCAN_STEPS, SCAN_TIMING } from '@named-first/contract';

export type StepState = 'waiting' | 'running' | 'done';
export type StepFrame = { text: string; state: StepState; percent: number };
export type ScanFrame = { steps: StepFrame[]; current: number; isOver: boolean };

const starts = SCAN_STEPS.map(
  (_, index) =>
    SCAN_TIMING.startDelayMs +
    SCAN_STEPS.slice(0, index).reduce((sum, step) => sum + step.durationMs + SCAN_TIMING.gapMs, 0),
);

/** The whole animation: 800 ms, four steps with 100 ms between them, 500 ms. */
export const SCAN_ANIMATION_MS =
  starts[starts.length - 1]! + SCAN_STEPS[SCAN_STEPS.length - 1]!.durationMs + SCAN_TIMING.finalWaitMs;

/**
 * The state of the scan animation at a time. It depends on the clock instead of the number of updates, so a tab that
 * slept continues at the right place. `current` counts the steps that have started.
 */
export function scanFrame(elapsedMs: number): ScanFrame {
  const steps = SCAN_STEPS.map(({ text, durationMs }, index): StepFrame => {
    const into = elapsedMs - starts[index]!;
    if (into < 0) return { text, state: 'waiting', percent: 0 };
    if (into >= durationMs) return { text, state: 'done', percent: 100 };
    return { text, state: 'running', percent: (into / durationMs) * 100 };
  });
  const current = steps.filter((step) => step.state !== 'waiting').length;
  return { steps, current, isOver: elapsedMs >= SCAN_ANIMATION_MS };
}
