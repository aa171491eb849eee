import { defineConfig } from 'vitest/config';
import { onEmbeddedToo } from './src/testing/on-embedded-too.ts';
import { mayHavePostgres } from './src/testing/postgres-server.ts';
import { SummaryReporter } from './src/testing/summary-reporter.ts';

/**
 * Long enough for a machine with ten times the work it can do; they only end what hangs. Polls ask less often than the 600 times a minute
 * that one person may read.
 */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000, interval: 120 } },
};
const withDatabase = 'src/**/*.db.test.ts';
/** What takes long and finds little, such as long faults. */
const leftOut = process.env.SOAK === 'true' ? [] : ['**/*.soak.test.ts'];
/** The code that test files share is loaded once per worker: a test leaves behind what it found. */
const isolate = false;

export default defineConfig({
  test: {
    reporters: ['default', new SummaryReporter()],
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...patience,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [withDatabase, ...leftOut],
          isolate,
          unstubEnvs: true,
          unstubGlobals: true,
          restoreMocks: true,
        },
      },
      {
        // On PostgreSQL where it can be had, otherwise on the embedded database.
        test: {
          ...patience,
          name: 'database',
          include: [withDatabase],
          exclude: [...leftOut, ...(mayHavePostgres() ? [] : onEmbeddedToo)],
          globalSetup: ['src/testing/template-setup.ts', 'src/testing/postgres-setup.ts'],
          isolate,
        },
      },
      {
        test: {
          ...patience,
          name: 'embedded',
          include: onEmbeddedToo,
          globalSetup: 'src/testing/template-setup.ts',
          isolate,
        },
      },
      {
        test: {
          ...patience,
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: leftOut,
          isolate,
        },
      },
    ],
  },
});
