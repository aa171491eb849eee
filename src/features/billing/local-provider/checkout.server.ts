/** The provider's page where people pay: what they chose, a card, and how it ends. */
import { refusalOf, testCards } from './cards.ts';
import { LocalProviderError, wrongInput } from './provider-error.ts';
import { cardError, chargeInvoice, draftInvoice, issueInvoice, lineOf } from './invoices.server.ts';
import type {
  CheckoutSession,
  Coupon,
  Customer,
  Invoice,
  PaymentMethod,
  Price,
  PromotionCode,
} from './objects.ts';
import { newLocalId, type Store } from './store.server.ts';
import { draftSubscription, linesOf } from './subscriptions.server.ts';

export interface TypedCard {
  number: string;
  month: number;
  year: number;
  /** The bank's second step was taken. */
  confirmed: boolean;
}

/** What is to be paid now and for what, as the page shows it. */
export async function draftOf(store: Store, session: CheckoutSession) {
  const customer = await store.get<Customer>(session.customer, 'customer');
  if (session.mode === 'setup') return { customer, invoice: undefined };
  const { price: priceId, quantity, trialDays, coupon: couponId, code, meta } = session.wish;
  const price = await store.get<Price>(priceId, 'price');
  const coupon = couponId ? await store.get<Coupon>(couponId, 'coupon') : undefined;
  if (session.mode === 'subscription') {
    const subscription = await draftSubscription(store, {
      customer,
      price,
      trialDays,
      coupon,
      code: code ?? null,
      metadata: meta,
    });
    const draft = {
      customer,
      lines: linesOf(subscription),
      reason: 'subscription_create' as const,
      subscription,
    };
    return { customer, subscription, coupon, draft, invoice: await draftInvoice(store, draft) };
  }
  const now = await store.now();
  const line = lineOf(price, {
    description: price.metadata.name ?? 'Purchase',
    amount: price.unit_amount * quantity,
    from: now,
    until: now,
    quantity,
  });
  const draft = { customer, lines: [line], reason: 'manual' as const, metadata: meta };
  return { customer, draft, invoice: await draftInvoice(store, draft) };
}

/** `asks`: the bank wants a second step; nothing has happened yet. */
export async function payCheckout(store: Store, id: string, card: TypedCard): Promise<'asks' | 'paid'> {
  const session = await store.get<CheckoutSession>(id, 'checkout.session');
  if (session.status === 'complete') return 'paid';
  const now = await store.now();
  if (session.status === 'expired' || session.expires_at < now)
    throw wrongInput('This checkout has expired. Start again from the plans.');
  if (!testCards[card.number])
    throw cardError({
      code: 'incorrect_number',
      message: 'Only test cards work here. No real card is needed.',
    });
  if (new Date(Date.UTC(card.year, card.month, 1)).getTime() / 1000 <= now)
    throw cardError({ code: 'invalid_expiry_year', message: 'Your card has expired.' });
  const refusal = refusalOf(card.number, 'checkout');
  if (refusal === 'asks' && !card.confirmed) return 'asks';
  if (refusal && refusal !== 'asks') throw cardError(refusal);

  const method: PaymentMethod = {
    id: newLocalId('pm'),
    object: 'payment_method',
    type: 'card',
    customer: session.customer,
    card: {
      brand: testCards[card.number]!.brand,
      last4: card.number.slice(-4),
      exp_month: card.month,
      exp_year: card.year,
      ...(testCards[card.number]!.isKnownAgain ? { fingerprint: `fp_${card.number.slice(-4)}` } : {}),
    },
    number: card.number,
  };
  const { customer, subscription, draft } = await draftOf(store, session);
  const owner: Customer = session.wish.forgetsCard
    ? customer
    : { ...customer, invoice_settings: { default_payment_method: method.id } };
  if (!session.wish.forgetsCard) {
    await store.put(method, session.customer);
    await store.put(owner);
  }
  let paid: Invoice | undefined;
  if (draft) {
    if (subscription) await store.put(subscription, subscription.customer);
    const invoice = await issueInvoice(store, { ...draft, customer: owner });
    const failed = await chargeInvoice(store, invoice, {
      method,
      when: 'checkout',
      confirmed: card.confirmed,
    });
    // Everything of this request is undone with it.
    if (failed)
      throw failed === 'asks'
        ? new LocalProviderError(402, { type: 'card_error', message: 'Not confirmed.' })
        : cardError(failed);
    paid = await store.get<Invoice>(invoice.id, 'invoice');
    if (subscription) await store.tell('customer.subscription.created', subscription);
  }
  if (session.wish.code) {
    const used = await store.get<PromotionCode>(session.wish.code, 'promotion_code');
    await store.put<PromotionCode>({ ...used, times_redeemed: (used.times_redeemed ?? 0) + 1 });
  }
  const complete: CheckoutSession = {
    ...session,
    status: 'complete',
    payment_status: paid && paid.amount_paid > 0 ? 'paid' : 'no_payment_required',
    subscription: subscription?.id ?? null,
    invoice: paid?.id ?? null,
    url: null,
  };
  await store.put(complete, session.customer);
  await store.tell('checkout.session.completed', complete);
  return 'paid';
}

/** A code that is typed at the checkout of a plan. */
export async function putCoupon(
  store: Store,
  id: string,
  { coupon, code }: { coupon: string; code: string },
) {
  const session = await store.get<CheckoutSession>(id, 'checkout.session');
  if (session.status !== 'open' || session.mode !== 'subscription')
    throw wrongInput('Promo codes only work before a plan is paid.');
  await store.put({ ...session, wish: { ...session.wish, coupon, code } }, session.customer);
}

/** What the page shows. */
export async function dueAt(store: Store, id: string) {
  const session = await store.get<CheckoutSession>(id, 'checkout.session');
  const { customer, invoice, subscription, coupon } = await draftOf(store, session);
  const trialEnd = subscription?.trial_end ?? null;
  const code = session.wish.code
    ? await store.find<PromotionCode>(session.wish.code, 'promotion_code')
    : undefined;
  // What is paid first once the trial is over, as it would be today.
  const first =
    subscription &&
    (await draftInvoice(store, {
      customer,
      lines: linesOf({ ...subscription, status: 'active' }),
      reason: 'subscription_cycle',
      subscription,
    }));
  return {
    mode: session.mode,
    status: session.status,
    successUrl: session.success_url,
    cancelUrl: session.cancel_url,
    dueNow: invoice?.amount_due ?? 0,
    discount: invoice?.total_discount_amounts[0]?.amount ?? 0,
    price: subscription?.items.data[0].price.id ?? null,
    /** When it is paid next. */
    periodEnd: subscription ? new Date(subscription.items.data[0].current_period_end * 1000) : null,
    coupon: coupon ?? null,
    code: code?.code ?? null,
    discountEnd: subscription?.discount?.end ?? null,
    lines: (invoice?.lines.data ?? []).map(({ description, amount }) => ({
      text: description,
      cents: amount,
    })),
    later:
      subscription && trialEnd !== null
        ? {
            cents: first?.total ?? 0,
            at: new Date(trialEnd * 1000),
            days: session.wish.trialDays,
          }
        : null,
  };
}
