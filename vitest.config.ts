import { defineConfig } from 'vitest/config';
import { SummaryReporter } from './src/testing/summary-reporter.ts';

const onBothDatabases = 'src/**/*.db.test.ts';

/** Tests ending in `.db.test.ts` use a real database and run on both: embedded, and PostgreSQL where it can be had. */
export default defineConfig({
  test: {
    reporters: ['default', new SummaryReporter()],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [onBothDatabases],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'embedded',
          include: [onBothDatabases],
          env: { TEST_DATABASE: 'embedded' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgresql',
          include: [onBothDatabases],
          env: { TEST_DATABASE: 'postgresql' },
          globalSetup: 'src/testing/postgres-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { name: 'browser', include: ['e2e/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
      },
    ],
  },
});
