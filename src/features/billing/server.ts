import { ownerFor } from '#kit/businesses/act-for.server.ts';
import { AppError } from '#kit/errors.ts';
import { bytesOf, roomOn } from '#kit/files/quota.server.ts';
import { readBytes } from '#kit/http/body.server.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { planOf } from '#kit/credits/plan-of.server.ts';
import { packs, plans, toCredits, toMicroDollars } from '#kit/credits/plans.ts';
import { listStatement, spendingPace } from '#kit/credits/statement.server.ts';
import { adminEndpoints } from './admin.server.ts';
import { planChange, takeBackChange } from './change.server.ts';
import { openCheckout } from './checkout.server.ts';
import * as contract from './contract.ts';
import { ensureCustomer, findCustomer, mustSubscribe } from './customer.server.ts';
import { printInvoice } from './invoice-pdf.server.ts';
import { invoiceState } from './invoice-words.ts';
import { nextCredits } from './next-credits.ts';
import { noteForBusiness } from './note-for-business.server.ts';
import { inWords } from './provider-words.server.ts';
import { findCode } from './codes.server.ts';
import { buyWithKeptCard } from './kept-card.server.ts';
import { answerPrice } from './what-credits-buy.ts';
import {
  findInvoice,
  lastingFrom,
  listInvoiceRows,
  openInvoiceOf,
  ownKeys,
  setCustomer,
  setOwnKeyLimit,
} from './queries.server.ts';
import { sheetSchema } from './sheet.ts';
import { movementWords } from './statement-words.ts';
import { sync } from './sync.server.ts';
import { readTaxId } from './tax-id.ts';
import { testEndpoints } from './test-mode.server.ts';
import { describeSubscription } from './describe.server.ts';
import { hear } from './webhook.server.ts';

/** A few cents more or less by the second are no surprise. */
const unnoticed = 25;

export const billingEndpoints: Implementation[] = [
  ...testEndpoints,
  ...adminEndpoints,

  implement(contract.getPlans, (_, { billing, files }) => ({
    isTest: billing.isTest,
    storage: files.quota.member,
  })),

  implement(contract.getSubscription, async (_, { ai, billing, files, caller }) => {
    const { account, renewsTo, ...state } = await describeSubscription(billing, ownerFor(caller));
    return {
      ...state,
      // Trials are for people.
      mayTry: state.mayTry && !caller.business,
      trialHad: caller.business ? null : state.trialHad,
      isTest: billing.isTest,
      credits: {
        available: toCredits(account.available),
        bought: toCredits(account.bought),
        boughtBy: await lastingFrom(billing.db, account.id),
        held: toCredits(account.held),
        next: nextCredits({
          ...state,
          renewsTo,
          refillAt: account.refillAt!,
          coveredUntil: account.coveredUntil,
          isBusiness: caller.business !== undefined,
          now: new Date(),
        }),
        spentThisMonth: toCredits(await billing.credits.spentThisMonth(account.id)),
        limit: account.monthlyLimit === null ? null : toCredits(account.monthlyLimit),
        pace: toCredits(await spendingPace(billing.db, account.id)),
      },
      answer: answerPrice(await ai.enginesFor(ownerFor(caller), ['text'])),
      storage: {
        used: await bytesOf(billing.db, ownerFor(caller)),
        most: roomOn(await planOf(billing.db, ownerFor(caller)), files.quota),
      },
    };
  }),

  implement(contract.beginCheckout, ({ body }, context) =>
    inWords(async () => {
      const url = await openCheckout(context, body);
      await noteForBusiness(context, `opened a checkout (${checkoutWords[body.what]})`);
      return { url };
    }),
  ),

  implement(contract.checkCode, ({ body: { code } }, { billing }) =>
    inWords(async () => ({ words: (await findCode(billing, code)).words })),
  ),

  implement(contract.buyPack, ({ body: { pack, purchase } }, context) =>
    inWords(async () => {
      const { billing, db, caller } = context;
      const customer = await findCustomer(db, ownerFor(caller));
      if (!customer?.card)
        throw new AppError('conflict:no_card', {
          message: 'You have no saved card. Pay at checkout instead.',
        });
      try {
        await buyWithKeptCard(billing, {
          id: customer.id,
          pack,
          kind: 'pack',
          key: `buy:${customer.id}:${purchase}`,
        });
      } finally {
        await sync(billing, customer.id);
      }
      await noteForBusiness(context, 'bought credits');
      return { success: true as const };
    }),
  ),

  implement(contract.previewChange, ({ body }, { billing, caller }) =>
    inWords(async () => {
      const { when, at, trialOf, discount, preview } = await planChange(billing, ownerFor(caller), body);
      return { when, at, trialOf, discount, ...(await preview()) };
    }),
  ),

  implement(contract.changeSubscription, ({ body: { dueNow, ...choice } }, context) =>
    inWords(async () => {
      const { billing, caller } = context;
      const change = await planChange(billing, ownerFor(caller), choice);
      const preview = await change.preview();
      if (preview.dueNow > dueNow + unnoticed)
        throw new AppError('conflict:price', { message: 'The amount has changed. Please review it again.' });
      const { customer } = await change.apply();
      await sync(billing, String(customer));
      await noteForBusiness(context, `changed the plan to ${plans[choice.plan].name}`);
      return { success: true as const };
    }),
  ),

  implement(contract.cancelSubscription, (_, context) => inWords(() => endAtPeriod(context, true))),
  implement(contract.resumeSubscription, (_, context) => inWords(() => endAtPeriod(context, false))),

  implement(contract.stayOnPlan, (_, context) =>
    inWords(async () => {
      const { billing, caller } = context;
      const { id } = await mustSubscribe(billing.db, ownerFor(caller));
      const isTaken = await takeBackChange(billing, ownerFor(caller));
      await sync(billing, id);
      if (!isTaken)
        throw new AppError('conflict:no_change', { message: 'There’s no plan change to cancel.' });
      await noteForBusiness(context, 'cancelled a plan change');
      return { success: true as const };
    }),
  ),

  implement(contract.payOverdue, (_, context) =>
    inWords(async () => {
      const { billing, db, caller } = context;
      const customer = await findCustomer(db, ownerFor(caller));
      const open = customer && (await openInvoiceOf(db, customer.id));
      if (!open) throw new AppError('conflict:nothing_open', { message: 'There’s no payment due.' });
      const stripe = await billing.stripe();
      try {
        await stripe.invoices.pay(open.id);
      } finally {
        await sync(billing, customer.id);
      }
      await noteForBusiness(context, 'paid an overdue invoice');
      return { success: true as const };
    }),
  ),

  implement(contract.refreshSubscription, (_, { billing, db, caller }) =>
    inWords(async () => {
      const customer = await findCustomer(db, ownerFor(caller));
      if (customer) await sync(billing, customer.id);
      return { success: true as const };
    }),
  ),

  implement(contract.setTaxId, ({ body: { value } }, context) =>
    inWords(async () => {
      const { billing, caller } = context;
      const read = value === '' ? undefined : readTaxId(value);
      if (value !== '' && !read)
        throw new AppError('invalid:tax_id', {
          message: 'That’s not a valid tax number. Include the country code, such as DE123456789.',
        });
      const customer = await ensureCustomer(billing, caller);
      const stripe = await billing.stripe();
      const { data } = await stripe.customers.listTaxIds(customer.id, { limit: 10 });
      if (read) await stripe.customers.createTaxId(customer.id, read);
      for (const { id } of data) await stripe.customers.deleteTaxId(customer.id, id);
      await setCustomer(billing.db, customer.id, { taxId: read?.value ?? null });
      await noteForBusiness(context, read ? 'changed the tax number' : 'removed the tax number');
      return { success: true as const };
    }),
  ),

  implement(contract.setTopUp, async ({ body: { topUp } }, context) => {
    const { db, caller } = context;
    const customer = await findCustomer(db, ownerFor(caller));
    if (topUp && !customer?.card)
      throw new AppError('conflict:no_card', {
        message: 'Add a card first.',
      });
    if (topUp && topUp.ceiling < packs[topUp.pack].price)
      throw new AppError('invalid:ceiling', {
        message: `The pack costs $${packs[topUp.pack].price}, so the monthly limit must be at least that.`,
      });
    if (customer)
      await setCustomer(db, customer.id, {
        topUpPack: topUp?.pack ?? null,
        topUpBelow: topUp?.below ?? null,
        topUpCeiling: topUp?.ceiling ?? null,
      });
    await noteForBusiness(
      context,
      topUp ? `turned on auto top-up, up to $${topUp.ceiling} a month` : 'turned off auto top-up',
    );
    return { success: true as const };
  }),

  implement(contract.setLimit, async ({ body: { limit } }, context) => {
    const { credits, caller } = context;
    await credits.limit(ownerFor(caller), limit === null ? null : toMicroDollars(limit));
    await noteForBusiness(
      context,
      limit === null ? 'removed the monthly limit' : `set the monthly limit to ${limit} credits`,
    );
    return { success: true as const };
  }),

  implement(contract.listKeyLimits, async (_, { db, credits, caller }) => {
    const account = (await credits.account(ownerFor(caller)))!;
    const items = [];
    for (const { id, name, monthlyLimit } of await ownKeys(db, ownerFor(caller)))
      items.push({
        id,
        name,
        spent: toCredits(await credits.spentThisMonth(account.id, { apiKeyId: id })),
        limit: monthlyLimit === null ? null : toCredits(monthlyLimit),
      });
    return { items };
  }),

  implement(contract.setKeyLimit, async ({ params: { id }, body: { limit } }, context) => {
    const { db, caller } = context;
    if (!(await setOwnKeyLimit(db, ownerFor(caller), id, limit === null ? null : toMicroDollars(limit))))
      throw new AppError('not_found:key');
    await noteForBusiness(context, 'changed the limit of an API key');
    return { success: true as const };
  }),

  implement(contract.statement, async ({ query: { before, only } }, { db, credits, runs, caller }) => {
    const account = (await credits.account(ownerFor(caller)))!;
    const kinds = only === 'work' ? workKinds : only === 'money' ? moneyKinds : undefined;
    const { items, next } = await listStatement(db, account.id, { before, ...(kinds ? { kinds } : {}) });
    return {
      // Months that gave nothing were written down once.
      items: items
        .filter(({ kind, change }) => kind !== 'grant' || change !== 0)
        .map((row) => ({
          id: row.id,
          at: row.at,
          kind: row.kind as contract.StatementItem['kind'],
          title: movementWords(row, runs.titleOf),
          credits: toCredits(row.change),
          runId: row.workKey?.startsWith('run:') ? row.workKey.slice(4) : null,
        })),
      next,
    };
  }),

  implement(contract.listInvoices, async ({ query: { before } }, { db, caller }) => {
    const customer = await findCustomer(db, ownerFor(caller));
    if (!customer) return { items: [], next: null };
    const { items, next } = await listInvoiceRows(db, customer.id, before);
    return {
      items: items.map(({ invoice }) => ({
        id: invoice.id,
        number: invoice.number,
        title: sheetSchema.parse(invoice.sheet).lines.at(-1)?.text ?? 'Invoice',
        at: invoice.issuedAt,
        cents: invoice.total,
        refunded: invoice.refunded,
        status: invoice.status,
        state: invoiceState({ status: invoice.status, cents: invoice.total, refunded: invoice.refunded }),
      })),
      next,
    };
  }),

  implement(contract.invoicePdf, async ({ params: { id } }, { db, billing, settings, caller }) => {
    const found = await findInvoice(db, id);
    if (!found || found.ownerId !== ownerFor(caller)) throw new AppError('not_found:invoice');
    const issuer = {
      product: settings.product.name,
      isTest: billing.isTest,
      origin: settings.publicUrl,
    };
    const pdf = await printInvoice(found.invoice, issuer, caller.user.id);
    return new Response(pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="invoice-${found.invoice.number ?? found.invoice.id}.pdf"`,
        'cache-control': 'private, no-store',
      },
    });
  }),

  implement(contract.webhook, async (_, { billing, request, headers }) => {
    const payload = new TextDecoder().decode(await readBytes(request, contract.webhook.bodyLimit));
    await inWords(() => hear(billing, payload, headers.get('stripe-signature') ?? ''));
    return { received: true };
  }),
];

const workKinds = ['settle', 'refund'] as const;
const moneyKinds = ['grant', 'purchase', 'gift', 'lapse', 'reversal'] as const;

/** In the activity of a business. */
const checkoutWords = { plan: 'plan', pack: 'credits', panda: 'pandas', card: 'another card' };

async function endAtPeriod(context: MemberContext, ends: boolean) {
  const { billing, caller } = context;
  const { id, subscriptionId } = await mustSubscribe(billing.db, ownerFor(caller));
  const stripe = await billing.stripe();
  // Whoever keeps a plan keeps that one, not the one that it was to become.
  if (!ends) await takeBackChange(billing, ownerFor(caller));
  await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: ends });
  await sync(billing, id);
  await noteForBusiness(context, ends ? 'cancelled the plan' : 'resumed the plan');
  return { success: true as const };
}
