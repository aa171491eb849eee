/** Renders documents. The whole page is rendered before the first byte, so that its status is true. */
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router';
import { serverCall, type ServerCall } from '#kit/contract/prefetch.ts';
import { DrawingBudgetContext, newDrawingBudget } from '#kit/ui/markdown/drawing-budget.ts';
import { NonceContext } from './acting-first.tsx';
import { pageRequest, type PageRequest } from './page-data.ts';

const renderTimeout = 10_000;

/** The server is another bundle with another copy of React Router, so it takes both of these from here. */
export { createRequestHandler };

export function createLoadContext(request: PageRequest, call: ServerCall) {
  const context = new RouterContextProvider();
  context.set(pageRequest, request);
  context.set(serverCall, call);
  return context;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageRequest).reportError(error);
};

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, status: judged } = context.get(pageRequest);
  headers.set('content-type', 'text/html; charset=utf-8');
  const answer = (body: string | null) =>
    new Response(body, { status: status === 200 ? judged : status, headers });
  if (request.method === 'HEAD') return Promise.resolve(answer(null));

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <DrawingBudgetContext value={newDrawingBudget()}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </DrawingBudgetContext>
      </NonceContext>,
      {
        nonce,
        // Nothing is sent before all of it is there, so that no part need wait behind a spinner for a script to show it.
        progressiveChunkSize: Infinity,
        onAllReady() {
          clearTimeout(timer);
          const chunks: Buffer[] = [];
          pipe(
            new Writable({
              write(chunk: Buffer, _encoding, done) {
                chunks.push(chunk);
                done();
              },
              final(done) {
                resolve(answer(Buffer.concat(chunks).toString()));
                done();
              },
            }),
          );
        },
        onShellError: reject,
        onError: reject,
      },
    );
    const timer = setTimeout(() => abort(new Error('rendering took too long')), renderTimeout);
  });
}
