import { fileURLToPath } from 'node:url';

/**
 * For a process that lives for seconds: the embedded database's code is compiled, but not optimised, which takes a
 * second of processor time. https://v8.dev/docs/wasm-compilation-pipeline
 */
export const SHORT_LIVED_OPTIONS = ['--liftoff-only'];

/** What one process stripped of its types and compiled, the next finds where `main.ts` keeps it. */
export const SHORT_LIVED_ENV = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/named-first', import.meta.url)),
};
