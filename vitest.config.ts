import { defineConfig } from 'vitest/config';
import { SummaryReporter } from './src/testing/summary-reporter.ts';

const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };
const onBothDatabases = 'src/**/*.db.test.ts';
/** Each file starts an app of its own on a database of its own; the code they share is loaded once per worker. */
const databaseTests = { ...patience, include: [onBothDatabases], isolate: false };

/** Tests ending in `.db.test.ts` use a real database and run on both: embedded, and PostgreSQL where it can be had. */
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
          exclude: [onBothDatabases],
        },
      },
      {
        test: {
          ...databaseTests,
          name: 'embedded',
          env: { TEST_DATABASE: 'embedded' },
          globalSetup: 'src/testing/template-setup.ts',
        },
      },
      {
        test: {
          ...databaseTests,
          name: 'postgresql',
          env: { TEST_DATABASE: 'postgresql' },
          globalSetup: ['src/testing/template-setup.ts', 'src/testing/postgres-setup.ts'],
        },
      },
      {
        // A browser on a busy machine now and then misses a beat: one more try, and the summary names whatever needed it.
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          retry: 1,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
