import fs from 'node:fs';
import { defineConfig } from 'vitest/config';
import { mayHavePostgres } from './src/testing/postgres-server.ts';
import { SummaryReporter } from './src/testing/summary-reporter.ts';
import { runsOn, runsToday, takesTurns, type DatabaseKind } from './src/testing/turns.ts';

const patience = { testTimeout: 150_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };
const withDatabase = 'src/**/*.db.test.ts';
/** What takes long and finds little: floors of quality, long faults. */
const long = '**/*.soak.test.ts';
const leftOut = process.env.SOAK === 'true' ? [] : [long];

const inBrowser = 'e2e/**/*.test.ts';
const anotherDay = takesTurns
  ? fs.globSync(inBrowser, { exclude: [long] }).filter((file) => !runsToday(file))
  : [];

/** Each file starts an app of its own on a database of its own; the code they share is loaded once per worker. */
const databaseTests = (kind: DatabaseKind) => ({
  ...patience,
  name: kind,
  env: { TEST_DATABASE: kind },
  include:
    takesTurns && mayHavePostgres()
      ? fs.globSync(withDatabase).filter((file) => runsOn(kind, file))
      : [withDatabase],
  exclude: leftOut,
  isolate: false,
});

/** Tests ending in `.db.test.ts` use a real database: embedded, PostgreSQL where it can be had, or both (`turns.ts`). */
export default defineConfig({
  test: {
    reporters: ['default', new SummaryReporter({ anotherDay })],
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...patience,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [withDatabase, ...leftOut],
        },
      },
      { test: { ...databaseTests('embedded'), globalSetup: 'src/testing/template-setup.ts' } },
      {
        test: {
          ...databaseTests('postgresql'),
          globalSetup: ['src/testing/template-setup.ts', 'src/testing/postgres-setup.ts'],
        },
      },
      {
        // A browser on a busy machine now and then misses a beat: one more try, and the summary names whatever needed it.
        test: {
          ...patience,
          name: 'browser',
          include: [inBrowser],
          exclude: [...leftOut, ...anotherDay],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          retry: 1,
          isolate: false,
        },
      },
    ],
  },
});
