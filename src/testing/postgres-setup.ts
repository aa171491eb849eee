/** One PostgreSQL for the whole run; each test file gets a database of its own in it. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';
import { prepareTemplate } from './template-setup.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl?: string;
    /** The name of a database that is migrated and empty. */
    postgresTemplate: string;
    /** Why there is no PostgreSQL, where there is none. */
    postgresMissing: string;
  }
}

export default async function setup(project: TestProject) {
  const server = await startPostgres({ fsync: false });
  if ('skipped' in server) {
    project.provide('postgresMissing', server.skipped);
    return;
  }
  project.provide('postgresUrl', server.url);
  project.provide('postgresTemplate', await makeTemplate(server.url));
  return () => server.stop();
}

async function makeTemplate(serverUrl: string) {
  const name = `template_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await prepareTemplate({ databaseUrl: url.href });
  return name;
}
