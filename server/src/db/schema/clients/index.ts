export * from './client-contacts.ts';
export * from './client-files.ts';
export * from './client-history.ts';
export * from './client-scans.ts';
export * from './clients.ts';
export * from './deliverables.ts';
export * from './fact-sheets.ts';
