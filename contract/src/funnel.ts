/** The steps of the scan screen with their texts and durations in milliseconds, as specified. */
export const SCAN_STEPS = [
  { text: 'Training LLMs with your brand data', durationMs: 3500 },
  { text: 'Measuring crawl depth and structured schema', durationMs: 4000 },
  { text: 'Checking for citations in high-trust sources', durationMs: 3800 },
  { text: 'Analyzing JSON-LD markup for entity recognition', durationMs: 3700 },
] as const;

export const SCAN_TIMING = { startDelayMs: 800, gapMs: 100, finalWaitMs: 500, framesPerSecond: 30 } as const;

/** How many insights the results screen shows before the visitor unlocks the rest. */
export const OPEN_INSIGHTS = 2;

export const ESTIMATE = { lowest: 45, highest: 74 } as const;

/** The sessionStorage key of the last scan result. */
export const SCAN_RESULTS_KEY = 'scan-results';
