/** An endpoint is a value that the server implements, the browser calls and OpenAPI is printed from. */
import type { BusinessRole } from '#kit/businesses/roles.ts';
import type { z } from 'zod';

/**
 * Who may call.
 * - `public`: anyone, nobody is looked up.
 * - `guest`: anyone; the caller has a principal, made for a new browser when the handler asks for it.
 * - `member`: signed in. `admin`: signed in with the admin role; to everyone else it does not exist.
 * - `share`: whoever holds a share link's secret.
 */
export const accessLevels = ['public', 'guest', 'member', 'admin', 'share'] as const;
export type Access = (typeof accessLevels)[number];

/**
 * What an API key may be allowed to do. `tools:run` begins runs, fetches a result by the id of its run, and brings files and batches for
 * the API of OpenAI; what someone keeps (runs, works, documents, pictures, word lists) is listed and read with `content:read`, changed
 * and deleted with `content:write`.
 */
export const keyScopes = ['account:read', 'tools:run', 'content:read', 'content:write'] as const;
export type KeyScope = (typeof keyScopes)[number];

export type RateClass = 'read' | 'write' | 'post' | 'sign-in' | 'mail' | 'upload' | 'none';

export interface AnyEndpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/api/things/:id` */
  path: `/${string}`;
  summary: string;
  access: Access;
  /** A personal API key with this scope may call it in place of a session. */
  key?: KeyScope;
  /** Of a public endpoint with a scope: a key without that scope is answered like anyone, not refused. */
  anyKey?: boolean;
  /**
   * It may be called for a business, by whoever has at least this role there; without it it is called as oneself alone. An
   * endpoint with `:businessId` in its path is always called for that one.
   */
  business?: BusinessRole;
  params?: z.core.$ZodObject;
  query?: z.core.$ZodObject;
  body?: z.core.$ZodType;
  output: z.core.$ZodType;
  /** Defaults: `read` for GET, `write` otherwise. */
  rate?: RateClass;
  /** Honours an Idempotency-Key header: same key and body, same answer, done once. */
  idempotent?: boolean;
  /** Bytes; 100 KB by default. */
  bodyLimit?: number;
  /** Values in a JSON body, those in lists and objects included; 20,000 by default. */
  bodyValues?: number;
  /** The handler reads the body itself (uploads, signed webhooks). */
  rawBody?: boolean;
  /** What a raw body holds where it is a form; the handler reads it, this describes it. */
  form?: z.core.$ZodObject;
  /** The handler answers with a `Response` of its own (files, streams). */
  streaming?: boolean;
  /**
   * Pages in a sandbox, which have no origin, may send it. Nobody is known there: a cookie that comes along counts for nothing. For
   * public endpoints alone.
   */
  fromSandbox?: boolean;
  /** The caller must have proved who they are in the last minutes. */
  fresh?: boolean;
  /** `account`: errors as `{ success, message }` (the account calls). `foreign`: another protocol's format, no Origin check with a key. `openai`: the same with OpenAI's errors. */
  protocol?: 'own' | 'account' | 'foreign' | 'openai';
}

/** Keeps every literal of the declaration, so that handlers and callers know exactly what they deal with. */
export function endpoint<const E extends AnyEndpoint>(spec: E): E {
  return spec;
}

type Part = 'params' | 'query' | 'body';
type Parsed<E, P extends Part> =
  E extends Record<P, infer S extends z.core.$ZodType> ? z.output<S> : undefined;
type Given<E, P extends Part> = E extends Record<P, infer S extends z.core.$ZodType> ? z.input<S> : undefined;
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a handler receives. */
export type InputOf<E extends AnyEndpoint> = {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
};
/** What a caller passes; only the parts that the endpoint has. */
export type CallInput<E extends AnyEndpoint> = Present<{
  params: Given<E, 'params'>;
  query: Given<E, 'query'>;
  body: Given<E, 'body'>;
}>;
/** What a handler returns, before the output schema has read it. */
export type AnswerOf<E extends AnyEndpoint> = z.input<E['output']>;
/** What a caller gets. */
export type OutputOf<E extends AnyEndpoint> = z.output<E['output']>;

export const defaultBodyLimit = 100_000;
export const defaultBodyValues = 20_000;
