/** What is sent bit by bit to someone who acts for a business ends when they are no longer in it. */
import { userChanged } from '#kit/auth/auth-events.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { findRole } from './act-for.server.ts';

export function whileIn({ bus, caller, db, log }: Context, response: Response): Response {
  if (caller.kind !== 'member' || !caller.business || caller.key || !response.body) return response;
  const { business, user } = caller;
  const out = new AbortController();
  const stop = bus.on(userChanged, ({ userId }) => {
    if (userId !== user.id) return;
    findRole(db, { businessId: business.id, personId: user.id })
      .then((role) => role ?? out.abort())
      .catch((error: unknown) => {
        log.warn(
          { event: 'business.membership_check_failed', err: error },
          'The membership of a business could not be checked.',
        );
        out.abort();
      });
  });
  const body = endingWith(response.body, out.signal, stop);
  return new Response(body, response);
}

function endingWith(stream: ReadableStream<Uint8Array>, signal: AbortSignal, onEnd: () => void) {
  const reader = stream.getReader();
  const cut = new Promise<{ done: true; value?: undefined }>((resolve) =>
    signal.addEventListener('abort', () => resolve({ done: true }), { once: true }),
  );
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await Promise.race([reader.read(), cut]);
        if (!done) return controller.enqueue(value);
        onEnd();
        controller.close();
        if (signal.aborted) await reader.cancel();
      } catch (error) {
        onEnd();
        throw error;
      }
    },
    async cancel(reason) {
      onEnd();
      await reader.cancel(reason);
    },
  });
}
