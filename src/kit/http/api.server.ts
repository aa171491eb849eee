/** Puts implementations on HTTP: one function per request, no chain of layers to walk. */
import type { Hono } from 'hono';
import { actingParameter } from '#kit/businesses/acting.ts';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { asUnavailable } from '#kit/db/database.server.ts';
import { AppError, errorBody } from '#kit/errors.ts';
import type { Services } from '#kit/services.server.ts';
import { readJson } from './body.server.ts';
import type { Context, RequestContext } from './context.server.ts';
import type { Dresser } from './headers.server.ts';
import { createOnce, type Once } from './idempotency.server.ts';
import { act, authorise, isForeign, type Implementation } from './implement.server.ts';
import { openAiError } from './openai-error.ts';

export interface HttpVariables {
  Variables: { context: RequestContext; nonce: string; dressed?: boolean };
}

export function mountApi(
  app: Hono<HttpVariables>,
  implementations: Implementation[],
  { json }: Dresser,
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
) {
  const repeated = createOnce(db, secrets);
  for (const implementation of implementations) {
    const { endpoint } = implementation;
    app.on(endpoint.method, endpoint.path, async (c) => {
      const context = c.get('context');
      try {
        const params = c.req.param();
        await authorise(endpoint, context, params);
        const raw = {
          params,
          query: queryOf(endpoint, c.req.query()),
          body:
            endpoint.rawBody || endpoint.method === 'GET' ? undefined : await readJson(c.req.raw, endpoint),
        };
        const answer = await answerOnce(repeated, implementation, raw, context);
        if (answer instanceof Response) return answer;
        return json(c, answer);
      } catch (error) {
        return json(c, ...presentError(error, endpoint, context));
      }
    });
  }
}

/** For whom a link is followed was read before; it is no part of what is asked. */
function queryOf({ business }: AnyEndpoint, { [actingParameter]: acting, ...query }: Record<string, string>) {
  return acting === undefined || business ? query : { ...query, [actingParameter]: acting };
}

async function answerOnce(
  { once, forget }: Once,
  implementation: Implementation,
  raw: { body?: unknown },
  context: Context,
) {
  const { idempotent, method } = implementation.endpoint;
  const work = () => act(implementation, raw, context);
  const key = idempotent ? context.headers.get('idempotency-key') : null;
  if (!key && method !== 'DELETE') return work();
  const path = new URL(context.request.url).pathname;
  if (key) return once({ ownerId: await context.principal(), key, method, path, body: raw.body }, work);
  const answer = await work();
  // A browser that is nobody yet has no answers, and does not become a guest by this.
  const { caller, callers, headers } = context;
  if (caller.kind === 'member' || (await callers.guestOf(headers)))
    await forget(await context.principal(), path);
  return answer;
}

/** Errors become an answer here and nowhere else: known ones with their words, unknown ones with none of their insides. */
export function presentError(
  error: unknown,
  endpoint: Pick<AnyEndpoint, 'protocol'> | undefined,
  context: Context,
): readonly [object, AppError['status']] {
  const known = toAppError(error);
  if (known.status >= 500) {
    context.log.error({ event: 'request.failed', err: error, code: known.code }, 'A request failed.');
    context.metrics.errors.inc();
  }
  // Programs learn from it how to identify themselves.
  if (known.status === 401 && endpoint && isForeign(endpoint))
    context.responseHeaders.set('www-authenticate', 'Bearer');
  if (known.retryAfterSeconds) context.responseHeaders.set('retry-after', String(known.retryAfterSeconds));
  const protocol = endpoint?.protocol ?? 'own';
  if (protocol === 'openai') return openAiError(known, context.requestId);
  return [bodies[protocol](known, context.requestId), known.status];
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return asUnavailable(error) ?? new AppError('internal', { cause: error });
}

const bodies: Record<
  Exclude<AnyEndpoint['protocol'], undefined | 'openai'>,
  (error: AppError, requestId: string) => object
> = {
  own: errorBody,
  account: ({ message }) => ({ success: false, message }),
  // The programs that speak other protocols look for a type beside our words.
  foreign(error, requestId) {
    const body = errorBody(error, requestId);
    const type = error.status < 500 ? 'invalid_request_error' : 'server_error';
    return { ...body, error: { ...body.error, type, param: null } };
  },
};
