import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SHORT_LIVED_OPTIONS } from './server/test/short-lived.ts';

const unit = (room: string, include = [`${room}/**/*.test.{ts,tsx}`]) => ({
  extends: true as const,
  test: { name: room, include, environment: 'node' as const },
});

export default defineConfig({
  test: {
    reporters: ['default', './scripts/count-reporter.ts'],
    exclude: ['**/node_modules/**', '**/build/**'],
    // Tests spend a third of their time waiting for browsers, databases and mail servers.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // No test mocks a module, so files share the modules of their worker. Loading them takes longer than the tests.
    isolate: false,
    // Long enough for a machine so busy that a test gets a tenth of a core. A hang is still found.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      unit('contract'),
      unit('scanner'),
      unit('answers'),
      unit('documents'),
      unit('web', ['web/*.test.ts', 'web/app/**/*.test.{ts,tsx}']),
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          globalSetup: './server/test/global-setup.ts',
          execArgv: [
            ...SHORT_LIVED_OPTIONS,
            '--import',
            new URL('./server/test/scripts/preload.ts', import.meta.url).href,
          ],
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      unit('test'),
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: './e2e/src/first-start.ts',
          setupFiles: ['./e2e/src/around-each-attempt.ts'],
          // The second attempt records a trace. `npm test` lists each test that needed it (decision 040).
          retry: 1,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
