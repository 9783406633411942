import { fileURLToPath } from 'node:url';

/**
 * Options for a process that lives for seconds: compiles the embedded database's code without optimising it, which
 * would take a second of processor time. https://v8.dev/docs/wasm-compilation-pipeline
 */
export const SHORT_LIVED_OPTIONS = ['--liftoff-only'];

/** Uses the compile cache of `main.ts`, so that code is type-stripped and compiled only once. */
export const SHORT_LIVED_ENV = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/named-first', import.meta.url)),
};
