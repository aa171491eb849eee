/** One pool of connections, on PostgreSQL or on the embedded database; the rest of the program cannot tell which. */
import path from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { AppError } from '#kit/errors.ts';
import { startEmbedded } from './embedded.server.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What queries take: the database, or the transaction of whoever calls. */
export type Queryable = Database | Transaction;

export interface Connection {
  db: Database;
  pool: pg.Pool;
  kind: 'embedded' | 'postgresql';
  /** Rejects when the database is gone for good. */
  failed: Promise<never>;
  close(): Promise<void>;
}

interface Options {
  databaseUrl: string | undefined;
  dataDir: string;
  poolSize: number;
  template?: string;
}

const statementTimeout = 30_000;

export async function connectDatabase({ databaseUrl, dataDir, poolSize, template }: Options): Promise<Connection> {
  if (databaseUrl) {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: poolSize,
      connectionTimeoutMillis: 5_000,
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: statementTimeout,
      application_name: 'frenly',
    });
    return wrap(pool, 'postgresql', new Promise<never>(() => {}), async () => {});
  }
  const embedded = await startEmbedded(path.join(dataDir, 'db'), template);
  // PGlite is one connection: the pool is its queue. Waiting this long means someone holds it without cause.
  const pool = new pg.Pool({
    host: embedded.socketDir,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 0,
  });
  return wrap(pool, 'embedded', embedded.failed, () => embedded.close());
}

function wrap(pool: pg.Pool, kind: Connection['kind'], failed: Promise<never>, closeRest: () => Promise<void>): Connection {
  pool.on('error', () => {}); // an idle connection broke; the next query opens another and reports its own trouble
  return {
    db: drizzle(pool),
    pool,
    kind,
    failed,
    async close() {
      await pool.end();
      await closeRest();
    },
  };
}

const connectionTrouble = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|57P0[123]|08\d{3}|53\d{3})$/;

/** Whether an error means "the database is away or full", which heals by itself, rather than a fault of ours. */
export function asUnavailable(error: unknown): AppError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = String((cause as { code?: unknown }).code ?? '');
    if (connectionTrouble.test(code) || /timeout exceeded when trying to connect|Connection terminated/.test(cause.message))
      return new AppError('unavailable:database', { cause: error });
  }
  return undefined;
}

/** Rows changed by nobody else in between: a unique index said so. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint: name } = cause as { code?: string; constraint?: string };
    if (code === '23505') return !constraint || name === constraint;
  }
  return false;
}
