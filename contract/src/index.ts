export * from './api.ts';
export * from './brand.ts';
export * from './checks.ts';
export * from './funnel.ts';
export * from './mail.ts';
export * from './report.ts';
export * from './score-bands.ts';
export * from './website.ts';
