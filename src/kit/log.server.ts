import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pino } from 'pino';

/** What alerts and searches go by: `search_index.write_failed`. It stays when the sentence changes. */
export type LogEvent = `${string}.${string}`;

type WriteLine = (fields: { event: LogEvent; [field: string]: unknown }, sentence: string) => void;

export interface Log extends Record<'debug' | 'info' | 'warn' | 'error' | 'fatal', WriteLine> {
  /** A log whose lines all have these fields. */
  child(fields: Record<string, unknown>): Log;
}

/** Structured logs. Secrets are cut out by name; bodies and prompts are never logged in the first place. */
export function createLog(level: string, destination?: { write(line: string): void }): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['password', 'token', 'secret', 'cookie', 'authorization', 'apiKey'].flatMap((name) => [
          name,
          `*.${name}`,
          `*.*.${name}`,
        ]),
        censor: '[cut]',
      },
      serializers: { err: presentError },
    },
    destination ?? pino.destination({ dest: 2, sync: true }),
  );
}

/** Database drivers put parameters and row values on their errors; only these fields are safe to keep. */
function presentError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, stack, code } = error as Error & { code?: unknown };
  const message = safeMessage(error, String(code ?? ''));
  return {
    name,
    message,
    code,
    stack: stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 12)
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: presentError(error.cause) }),
  };
}

/** Drizzle's message holds the parameters of the query, and PostgreSQL's data errors (class 22) quote the value. */
function safeMessage(error: Error, code: string) {
  if (error instanceof DrizzleQueryError) return 'query failed';
  return /^22\w{3}$/.test(code) ? error.message.replace(/"[^"]*"/g, '"…"') : error.message;
}
