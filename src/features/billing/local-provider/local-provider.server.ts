/**
 * The payment provider of an installation that has none: it speaks the provider's protocol to the provider's own SDK, and moves
 * no money. What it takes and answers follows the published description; what we do not use it refuses.
 */
import type { Database } from '#kit/db/database.server.ts';
import { dueAt, putCoupon, payCheckout, type TypedCard } from './checkout.server.ts';
import { readForm, type Form } from './form.ts';
import { LocalProviderError } from './provider-error.ts';
import type { Event, LocalProviderObject } from './objects.ts';
import { routes } from './routes.server.ts';
import { cardError } from './invoices.server.ts';
import { giveBackInvoice } from './refunds.server.ts';
import type { Refusal } from './cards.ts';
import { inTurn } from './store.server.ts';
import { advance } from './subscriptions.server.ts';

export type LocalProvider = ReturnType<typeof openLocalProvider>;

interface Options {
  db: Database;
  apiVersion: string;
  /** Told of each thing that happened, after it is kept. */
  deliver: (event: Event) => Promise<void>;
}

type Kept = LocalProviderObject & { asked: string; answer: unknown };

export function openLocalProvider({ db, apiVersion, deliver }: Options) {
  async function act<T>(work: Parameters<typeof inTurn<T>>[2]): Promise<T> {
    const { answer, happened } = await inTurn(db, apiVersion, work);
    for (const event of happened) await deliver(event);
    return answer;
  }

  async function answer(request: Request): Promise<unknown> {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/^\/v1\//, '').split('/');
    const asked = request.method === 'POST' ? await request.text() : searchParams.toString();
    const form: Form = readForm(asked);
    const key = request.headers.get('idempotency-key');
    const find = () => {
      for (const route of routes) {
        if (route.method !== request.method || route.path.length !== path.length) continue;
        const ids = route.path.flatMap((step, index) => (step === ':id' ? [path[index]!] : []));
        if (route.path.every((step, index) => step === ':id' || step === path[index])) return { route, ids };
      }
      throw new LocalProviderError(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${pathname}).`,
      });
    };
    const { route, ids } = find();
    const made = await act(async (store) => {
      const known =
        key && request.method === 'POST' ? await store.find<Kept>(`idem:${key}`, 'idempotency') : undefined;
      if (known && known.asked !== `${pathname}?${asked}`)
        throw new LocalProviderError(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used again with the same parameters.',
        });
      if (known) return known.answer;
      const fresh = await route.act(store, form, ids);
      if (key && request.method === 'POST')
        await store.put<Kept>({
          id: `idem:${key}`,
          object: 'idempotency',
          asked: `${pathname}?${asked}`,
          answer: fresh,
        });
      return fresh;
    });
    // Refused, and yet kept: the attempt counts.
    if (isDeclined(made)) throw cardError(made.declined);
    return made;
  }

  return {
    /** In place of the network, for the SDK's own client. */
    async fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
      try {
        return Response.json(await answer(new Request(input, init)));
      } catch (error) {
        if (!(error instanceof LocalProviderError)) throw error;
        return Response.json({ error: error.error }, { status: error.status });
      }
    },
    /** What the provider's own page does when someone presses "Pay". */
    pay: (session: string, card: TypedCard) => act((store) => payCheckout(store, session, card)),
    useCoupon: (session: string, used: { coupon: string; code: string }) =>
      act((store) => putCoupon(store, session, used)),
    due: (session: string) => act((store) => dueAt(store, session)),
    /** What the provider's own dashboard does; without an amount all that is left. */
    refund: (invoice: string, cents?: number) => act((store) => giveBackInvoice(store, invoice, cents)),
    now: () => act((store) => store.now()),
    /** Seconds. */
    advance: (to: number) => act((store) => advance(store, to)),
  };
}

const isDeclined = (answer: unknown): answer is { declined: Refusal } =>
  typeof answer === 'object' && answer !== null && 'declined' in answer;
