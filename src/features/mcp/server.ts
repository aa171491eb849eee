import { AppError } from '#kit/errors.ts';
import { readJson } from '#kit/http/body.server.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { rawEvents } from '#kit/http/event-stream.server.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import { callTool, type ToolCall } from './call-tool.server.ts';
import { cancelCall, onCancelled, sessionHeader } from './cancellation.server.ts';
import { endSession, openStream, sendMessage } from './contract.ts';
import { eraOf, type Era } from './protocol-version.ts';
import {
  codes,
  errorOf,
  isRequest,
  metaOf,
  ProtocolError,
  readMessage,
  resultOf,
  type Message,
  type MessageId,
  type Request,
} from './message.ts';
import { answer, complete } from './methods.server.ts';

const onlyPosts = () => new Response(null, { status: 405, headers: { allow: 'POST' } });

export const mcpEndpoints: Implementation[] = [
  implement(openStream, onlyPosts),
  implement(endSession, onlyPosts),
  implement(sendMessage, async (_, context) => {
    let id: MessageId | undefined;
    try {
      const message = readMessage(await readJson(context.request, sendMessage));
      if (!isRequest(message)) return await accept(message, context);
      id = message.id;
      const era = eraOf(message, context.headers);
      if (message.method === 'tools/call') return await answerCall(message, context, era);
      const result = resultOf(id, await answer(message, context, era));
      // Nothing is kept under it: it only tells the numbers of one client from those of another.
      if (message.method === 'initialize') context.responseHeaders.set(sessionHeader, newId());
      return Response.json(result);
    } catch (error) {
      const refusal = asProtocolError(error);
      return Response.json(errorOf(id, refusal), { status: refusal.status });
    }
  }),
];

/** Notifications, and replies to questions that we never ask. */
async function accept(message: Exclude<Message, Request>, context: MemberContext): Promise<Response> {
  const { method, params } = message as { method?: string; params?: { requestId?: unknown } };
  const call = params?.requestId;
  if (method === 'notifications/cancelled' && (typeof call === 'string' || typeof call === 'number'))
    await cancelCall(context, call);
  return new Response(null, { status: 202 });
}

/** As a stream for those who read one, otherwise whole. */
async function answerCall(request: Request, context: MemberContext, era: Era): Promise<Response> {
  const cancelled = new AbortController();
  const left = new AbortController();
  // Until 2026 to hang up meant nothing, since then it means that the call is cancelled.
  const onLeave = () => (era === 'modern' ? cancelled : left).abort();
  context.request.signal.addEventListener('abort', onLeave, { once: true });
  const call = callTool(request, context, { cancelled: cancelled.signal, left: left.signal });
  const forget = onCancelled(context, request.id, () => cancelled.abort());

  async function* messages() {
    try {
      yield* callEvents(request, context, era, call);
    } finally {
      forget();
    }
  }

  if (/\btext\/event-stream\b/.test(context.headers.get('accept') ?? ''))
    return rawEvents(messages(), { onLeave });
  let last = '';
  for await (const message of messages()) last = message;
  return new Response(last, { headers: { 'content-type': 'application/json' } });
}

/** Progress where the client wants it, then the result; nothing more where it was cancelled. */
async function* callEvents(request: Request, context: MemberContext, era: Era, call: ToolCall) {
  const { progressToken } = metaOf(request);
  for (;;) {
    const { done, value } = await call.next();
    if (done) {
      if (value) yield JSON.stringify(resultOf(request.id, complete(value, context, era)));
      return;
    }
    if (progressToken !== undefined)
      yield JSON.stringify({
        jsonrpc: '2.0',
        method: 'notifications/progress',
        params: { progressToken, ...value },
      });
  }
}

/** What could not be read is the protocol's to say; anything else is ours and presented like every error. */
function asProtocolError(error: unknown): ProtocolError {
  if (error instanceof ProtocolError) return error;
  if (!(error instanceof AppError)) throw error;
  const code = error.code === 'bad_request:json' ? codes.unreadable : codes.invalidMessage;
  return new ProtocolError(code, error.message, { status: error.status });
}
