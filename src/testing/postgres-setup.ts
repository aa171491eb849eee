/** One PostgreSQL for the whole run; each test file gets a database of its own in it. */
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    postgresSkipped: string;
  }
}

export default async function setup(project: TestProject) {
  const server = await startPostgres({ fsync: false });
  if ('skipped' in server) {
    console.error(`PostgreSQL tests are skipped: ${server.skipped}`);
    project.provide('postgresSkipped', server.skipped);
    return;
  }
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
