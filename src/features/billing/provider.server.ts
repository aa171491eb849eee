/** The payment provider: Stripe where a key is set, else the local one, which speaks the same protocol. One code path for both. */
import type Stripe from 'stripe';
import { businessChanged } from '#kit/businesses/events.server.ts';
import type { Credits } from '#kit/credits/credits.server.ts';
import type { Database } from '#kit/db/database.server.ts';
import type { Bus } from '#kit/events/bus.server.ts';
import type { Jobs } from '#kit/jobs/jobs.server.ts';
import type { Log } from '#kit/log.server.ts';
import type { Secrets } from '#kit/secrets.server.ts';
import type { Settings } from '#kit/settings.server.ts';
import { syncCustomerWithProvider } from './customer.server.ts';
import { createCatalogue } from './catalogue.server.ts';
import { openLocalProvider, type LocalProvider } from './local-provider/local-provider.server.ts';
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
  interface FeatureServices {
    billing: Billing;
  }
}

export function openBilling(parts: BillingParts) {
  const { settings, secrets, db, log } = parts;
  const { stripe: own } = settings;
  let opened: Promise<{ stripe: Stripe; localProvider: LocalProvider | undefined }> | undefined;

  /** The SDK is large, and most processes are never paid: it is loaded when first needed. */
  const open = () => (opened ??= load());

  async function load() {
    const { default: StripeSdk } = await import('stripe');
    if (own) return { stripe: new StripeSdk(own.key, { maxNetworkRetries: 2 }), localProvider: undefined };
    const localProvider = openLocalProvider({ db, apiVersion: StripeSdk.API_VERSION, deliver });
    const httpClient = StripeSdk.createFetchHttpClient(localProvider.fetch);
    return { stripe: new StripeSdk('sk_test_house', { httpClient, maxNetworkRetries: 0 }), localProvider };
  }

  /** As the real one does: signed, and to the same door. What nobody hears is found by looking. */
  async function deliver(event: object) {
    try {
      const { stripe } = await open();
      const payload = JSON.stringify(event);
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: billing.webhookSecret! });
      await hear(billing, payload, signature);
    } catch (error) {
      log.error(
        { event: 'billing.webhook_failed', err: error },
        'A webhook of the payment provider was not handled; the next check repeats it.',
      );
    }
  }

  const billing = {
    ...parts,
    isTest: own === undefined,
    /** Without one nothing is believed. */
    webhookSecret: own ? own.webhookSecret : `whsec_${secrets.key('billing-webhooks')}`,
    stripe: async () => (await open()).stripe,
    /** Undefined where there is a real provider. */
    localProvider: async () => (await open()).localProvider,
    /** Seconds, as the provider counts them: a test clock may be ahead. */
    async now(): Promise<number> {
      const { localProvider } = await open();
      return localProvider ? localProvider.now() : Math.floor(Date.now() / 1000);
    },
    prices: createCatalogue(async () => (await open()).stripe),
  };
  parts.bus.on(businessChanged, ({ businessId }) => {
    syncCustomerWithProvider(billing, businessId).catch((error: unknown) =>
      log.warn(
        { event: 'billing.push_failed', err: error },
        'A change could not be sent to the payment provider.',
      ),
    );
  });
  return billing;
}
