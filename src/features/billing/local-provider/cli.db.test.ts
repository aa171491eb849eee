/**
 * The provider's own command-line tool drives the local provider: what its fixtures create is created, and the event is there. The tool is
 * large, so it is no dependency: `npm pack @stripe/cli-linux-x64@1.52.0` (or `-arm64`), unpack it, and name its binary in STRIPE_CLI.
 */
import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { serve, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, expect } from 'vitest';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';

const app = useTestApp({ RATE_LIMITS: 'false' });
const cli = process.env.STRIPE_CLI;
const run = promisify(execFile);

let server: ServerType;
let address: string;
const unknown: string[] = [];

beforeAll(async () => {
  const localProvider = (await app.services.billing.localProvider())!;
  const fetch = async (request: Request) => {
    const answer = await localProvider.fetch(request);
    if (!answer.ok)
      unknown.push(`${request.method} ${new URL(request.url).pathname} ${await answer.clone().text()}`);
    return answer;
  };
  await new Promise<void>((resolve) => {
    server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, () => resolve());
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server?.close());

const triggers = [
  'customer.created',
  'customer.updated',
  'product.created',
  'price.created',
  'coupon.created',
  'payment_intent.created',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.created',
  'invoiceitem.created',
  'payment_method.attached',
];

test.for(triggers)('trigger %s', async (event, context) => {
  if (!cli) context.skip('STRIPE_CLI names no binary: the command-line tool is not asked');
  const stripe = await app.services.billing.stripe();
  const args = ['trigger', event, '--api-base', address, '--api-key', 'sk_test_housekey12345'];
  const said = await run(cli!, args, {
    timeout: 120_000,
    env: { ...process.env, HOME: '/nonexistent' },
  }).catch((error: Error & { stdout?: string; stderr?: string }) => ({
    stdout: error.stdout,
    stderr: error.stderr,
  }));
  const events = await stripe.events.list({ type: event, limit: 5 });
  expect({ unknown: unknown.splice(0), said: events.data.length > 0 ? '' : said }).toEqual({
    unknown: [],
    said: '',
  });
});
