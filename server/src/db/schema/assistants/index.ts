export * from './assistant-lanes.ts';
export * from './assistant-spend.ts';
export * from './markets.ts';
export * from './panel-answers.ts';
export * from './panel-readings.ts';
export * from './panel-runs.ts';
