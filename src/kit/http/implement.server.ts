/** The server's half of a contract: parse, authorise, act, parse the answer. In that order, for every endpoint, here. */
import { z } from 'zod';
import {
  defaultBodyLimit,
  type AnswerOf,
  type AnyEndpoint,
  type InputOf,
  type OutputOf,
} from '#kit/contract/endpoint.ts';
import { anonymous, whoAsks, type Caller } from '#kit/auth/caller.server.ts';
import { actForBusiness, ownerFor } from '#kit/businesses/act-for.server.ts';
import { whileIn } from '#kit/businesses/while-in.server.ts';
import { spendAs, type Spender } from '#kit/credits/spender.server.ts';
import { AppError } from '#kit/errors.ts';
import { bearerToken } from './bearer.ts';
import type { Context, ContextFor } from './context.server.ts';
import { plainIssues } from './plain-issues.ts';
import { refuseUnkeepable } from './plain-text.ts';

export const confirmationLasts = 10 * 60_000;

export type Handler<E extends AnyEndpoint> = (
  input: InputOf<E>,
  context: ContextFor<E['access']>,
) =>
  | Promise<E['streaming'] extends true ? Response : AnswerOf<E>>
  | (E['streaming'] extends true ? Response : AnswerOf<E>);

export interface Implementation {
  endpoint: AnyEndpoint;
  handler: (input: never, context: never) => unknown;
}

export function implement<E extends AnyEndpoint>(endpoint: E, handler: Handler<E>): Implementation {
  return { endpoint, handler: handler as Implementation['handler'] };
}

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** One call of a page that is being rendered on the server. */
export async function invoke<E extends AnyEndpoint>(
  { endpoint, handler }: Implementation,
  raw: RawInput,
  context: Context,
): Promise<OutputOf<E> | Response> {
  // A page asks for several things with one context: for whom one of them is asked is no matter of the others.
  const own = endpoint.path.includes('/:businessId') ? apartFrom(context) : context;
  await letIn(endpoint, own);
  await actForBusiness(endpoint, own, { named: businessIn(raw.params), isDrawing: true });
  return act({ endpoint, handler }, raw, own);
}

function apartFrom(context: Context): Context {
  const own = Object.create(context) as Context;
  own.principal = async () => (own.caller.kind === 'member' ? ownerFor(own.caller) : context.principal());
  return own;
}

/** The part after authorising: nobody who may not call learns what a right call would look like. */
export async function act<E extends AnyEndpoint>(
  { endpoint, handler }: Implementation,
  raw: RawInput,
  context: Context,
): Promise<OutputOf<E> | Response> {
  refuseUnkeepable([raw.params, raw.query]);
  const input = {
    params: parseInput(endpoint.params, raw.params ?? {}, 'params'),
    query: parseInput(endpoint.query, raw.query ?? {}, 'query'),
    body: endpoint.rawBody ? undefined : parseInput(endpoint.body, raw.body, 'body'),
  };
  const { caller } = context;
  const work = () => (handler as (input: unknown, context: Context) => unknown)(input, context);
  const spender = spenderOf(caller);
  const answer = await (spender ? spendAs(spender, work) : work());
  if (answer instanceof Response) return whileIn(context, answer);
  return z.parse(endpoint.output, answer) as OutputOf<E>;
}

/** Called by programs of other makers, which identify themselves by a key. */
export const isForeign = ({ protocol }: Pick<AnyEndpoint, 'protocol'>) =>
  protocol === 'foreign' || protocol === 'openai';

/** Who is to be named where credits are set aside and runs begin; nobody for a person on their own. */
function spenderOf(caller: Caller): Spender | undefined {
  if (caller.kind !== 'member' || !(caller.key || caller.business)) return undefined;
  const isPerson = caller.business !== undefined && !caller.key;
  return { apiKeyId: caller.key?.id ?? null, personId: isPerson ? caller.user.id : null };
}

export async function authorise(endpoint: AnyEndpoint, context: Context, params?: unknown) {
  await letIn(endpoint, context);
  await actForBusiness(endpoint, context, { named: businessIn(params) });
}

const businessIn = (params: unknown) => (params as { businessId?: string } | undefined)?.businessId;

async function letIn(endpoint: AnyEndpoint, context: Context) {
  const { caller, limits, headers } = context;
  await limits.take(endpoint.rate ?? (endpoint.method === 'GET' ? 'read' : 'write'), whoAsks(context));
  await limits.takeBytes(bodyWeight(endpoint, headers), whoAsks(context));
  if (endpoint.access === 'admin' && !(caller.kind === 'member' && caller.user.role === 'admin'))
    throw new AppError('not_found');
  const hasScope =
    caller.kind === 'member' && caller.key && endpoint.key && caller.key.scopes.includes(endpoint.key);
  if (endpoint.access === 'public' && (!endpoint.key || (endpoint.anyKey && !hasScope))) {
    // What is open to everyone is open to whoever shows a key, and shows them no more than everyone.
    if (caller.kind === 'member' && caller.key) context.caller = anonymous;
    return;
  }
  if (endpoint.access !== 'public' && caller.kind === 'anonymous' && isWrongKey(headers, endpoint))
    throw new AppError('unauthorized:key', {
      message: 'Unknown API key. Create one in Settings → API keys.',
    });
  if (caller.kind === 'member' && caller.key && !hasScope)
    throw new AppError('forbidden:key', { message: 'This API key doesn’t have permission for that.' });
  if (endpoint.access === 'member' && caller.kind !== 'member') throw new AppError('unauthorized');
  if (
    endpoint.fresh &&
    !(
      caller.kind === 'member' &&
      caller.session &&
      caller.session.confirmedAt > Date.now() - confirmationLasts
    )
  )
    throw new AppError('confirm_required');
}

/** A body that does not say its length weighs as much as may be read of it. Files are counted by their own class and by quotas. */
function bodyWeight({ method, rate, bodyLimit = defaultBodyLimit }: AnyEndpoint, headers: Headers): number {
  if (method === 'GET' || rate === 'upload') return 0;
  const announced = headers.get('content-length');
  if (announced !== null) return Math.min(Number(announced) || 0, bodyLimit);
  return headers.has('transfer-encoding') ? bodyLimit : 0;
}

function isWrongKey(headers: Headers, endpoint: AnyEndpoint) {
  return bearerToken(headers)?.startsWith(isForeign(endpoint) ? '' : 'fk_') ?? false;
}

export function parseInput(schema: z.core.$ZodType | undefined, value: unknown, where: string): unknown {
  if (!schema) {
    // An endpoint without a body takes none; an empty object is what careless clients send, and harmless.
    if (where === 'body' && value !== undefined && !isEmptyObject(value)) throw new AppError('unknown_field');
    return undefined;
  }
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const issues = plainIssues(result.error.issues);
  const unknown = result.error.issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown) throw new AppError('unknown_field', { message: unknown.message, issues });
  throw new AppError('invalid', { ...(issues.length === 1 ? { message: issues[0]!.message } : {}), issues });
}

function isEmptyObject(value: unknown) {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
  );
}
