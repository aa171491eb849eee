/** The payment provider: Stripe where a key is set, else the house's own, which speaks the same protocol. One code path for both. */
import type Stripe from 'stripe';
import { businessChanged } from '#kit/businesses/events.server.ts';
import type { Credits } from '#kit/credits/credits.server.ts';
import type { Database } from '#kit/db/database.server.ts';
import type { Bus } from '#kit/events/bus.server.ts';
import type { Jobs } from '#kit/jobs/jobs.server.ts';
import type { Log } from '#kit/log.server.ts';
import type { Secrets } from '#kit/secrets.server.ts';
import type { Settings } from '#kit/settings.server.ts';
import { tellProvider } from './customer.server.ts';
import { createCatalogue } from './catalogue.server.ts';
import { openHouse, type House } from './house/house.server.ts';
import { hear } from './webhook.server.ts';

interface BillingParts {
  settings: Settings;
  secrets: Secrets;
  db: Database;
  bus: Bus;
  log: Log;
  jobs: Jobs;
  credits: Credits;
}

export type Billing = ReturnType<typeof openBilling>;

declare module '#kit/services.server.ts' {
  interface Services {
    billing: Billing;
  }
}

export function openBilling(parts: BillingParts) {
  const { settings, secrets, db, log } = parts;
  const { stripe: own } = settings;
  let opened: Promise<{ stripe: Stripe; house: House | undefined }> | undefined;

  /** The SDK is large, and most processes are never paid: it is loaded when first needed. */
  const open = () => (opened ??= load());

  async function load() {
    const { default: StripeSdk } = await import('stripe');
    if (own) return { stripe: new StripeSdk(own.key, { maxNetworkRetries: 2 }), house: undefined };
    const house = openHouse({ db, apiVersion: StripeSdk.API_VERSION, deliver });
    const httpClient = StripeSdk.createFetchHttpClient(house.fetch);
    return { stripe: new StripeSdk('sk_test_house', { httpClient, maxNetworkRetries: 0 }), house };
  }

  /** As the real one does: signed, and to the same door. What nobody hears is found by looking. */
  async function deliver(event: object) {
    try {
      const { stripe } = await open();
      const payload = JSON.stringify(event);
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: billing.webhookSecret! });
      await hear(billing, payload, signature);
    } catch (error) {
      log.error({ err: error }, 'word of a payment was not heard; it is looked for again');
    }
  }

  const billing = {
    ...parts,
    isTest: own === undefined,
    /** Without one nothing is believed. */
    webhookSecret: own ? own.webhookSecret : `whsec_${secrets.key('billing-webhooks')}`,
    stripe: async () => (await open()).stripe,
    /** Undefined where there is a real provider. */
    house: async () => (await open()).house,
    /** Seconds, as the provider counts them: a test clock may be ahead. */
    async now(): Promise<number> {
      const { house } = await open();
      return house ? house.now() : Math.floor(Date.now() / 1000);
    },
    prices: createCatalogue(async () => (await open()).stripe),
  };
  parts.bus.on(businessChanged, ({ businessId }) => {
    tellProvider(billing, businessId).catch((error: unknown) =>
      log.warn({ err: error }, 'the payment provider could not be told of a change'),
    );
  });
  return billing;
}
