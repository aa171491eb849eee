/** One pool of connections, on PostgreSQL or on the embedded database; the rest of the program cannot tell which. */
import path from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { AppError } from '#kit/errors.ts';
import { startEmbedded } from './embedded.server.ts';
import { lockFolder } from './folder-lock.server.ts';
import { endWhenSilent } from './silence.server.ts';

export type Database = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What queries take: the database, or the transaction of whoever calls. */
export type Queryable = Database | Transaction;

export interface Connection {
  db: Database;
  pool: pg.Pool;
  kind: 'embedded' | 'postgresql';
  /** The embedded database only: a folder for unix sockets that others on this machine find by the lock. */
  sockets?: string;
  close(): Promise<void>;
}

interface Options {
  databaseUrl: string | undefined;
  dataDir: string;
  poolSize: number;
  template?: string;
  /** The embedded database stopped; it is being started again. */
  onTrouble?: (error: Error) => void;
}

const statementTimeout = 30_000;

export async function connectDatabase(options: Options): Promise<Connection> {
  return options.databaseUrl
    ? connectPostgres(options.databaseUrl, options.poolSize)
    : connectEmbedded(options);
}

function connectPostgres(connectionString: string, max: number): Connection {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    // To open one takes longer than most of what is asked: those of the last crowd wait for the next.
    idleTimeoutMillis: 5 * 60_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: statementTimeout,
    keepAlive: true,
    application_name: 'frenly',
    // Compiling a list's many conditions takes longer than answering it.
    options: '-c jit=off',
  });
  pool.on('connect', endWhenSilent);
  return { ...wrap(pool), kind: 'postgresql', close: () => pool.end() };
}

async function connectEmbedded({ dataDir, template, onTrouble = () => {} }: Options): Promise<Connection> {
  const lock = await lockFolder(dataDir);
  try {
    const embedded = await startEmbedded({
      folder: path.join(dataDir, 'db'),
      template,
      socketDir: lock.sockets,
      onTrouble,
    });
    // PGlite is one connection: the pool is its queue. Waiting this long means someone holds it without cause.
    const pool = new pg.Pool({
      host: lock.sockets,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      connectionTimeoutMillis: 15_000,
      idleTimeoutMillis: 0,
    });
    const close = async () => {
      await pool.end();
      await embedded.close();
      lock.release();
    };
    return { ...wrap(pool), kind: 'embedded', sockets: lock.sockets, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A connection may break while nobody waits for it, in the pool or between two statements: whoever asks next is told. */
function wrap(pool: pg.Pool) {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle(pool), pool };
}

/** The connection is gone or refused, the server starts or stops, or it is out of memory, disk or connections. */
const troubleCode =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57P0[1-5]|08\w{3}|53\w{3}|58030)$/;
const troubleWords =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/** The statement took longer than it may. */
const cutOff = '57014';

/** Whether an error means "the database is away or full", which heals by itself, rather than a fault of ours. */
export function asUnavailable(error: unknown): AppError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, syscall } = cause as NodeJS.ErrnoException;
    if (code === cutOff)
      return new AppError('unavailable:slow', {
        message: 'That took too long. Try other words, or try again later.',
        cause: error,
        retryAfterSeconds: 5,
      });
    const noSocket = code === 'ENOENT' && syscall === 'connect'; // the embedded database is just being started again
    if (noSocket || troubleCode.test(String(code)) || troubleWords.test(cause.message))
      return new AppError('unavailable:database', { cause: error, retryAfterSeconds: 2 });
  }
  return undefined;
}

/** Rows changed by nobody else in between: a unique index said so. */
export const isUniqueViolation = (error: unknown, constraint?: string) =>
  violates(error, '23505', constraint);

/** A table's own check refused it. */
export const isCheckViolation = (error: unknown, constraint?: string) => violates(error, '23514', constraint);

function violates(error: unknown, kind: string, constraint: string | undefined): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint: name } = cause as { code?: string; constraint?: string };
    if (code === kind) return !constraint || name === constraint;
  }
  return false;
}
