/** Codes that take a part off. */
import { expect } from 'vitest';
import { buildMember } from '#testing/factories.ts';
import type { Client } from '#testing/client.ts';
import { databaseTest as test } from '#testing/test-app.ts';
import { billingOverview, makeCode, withdrawCode } from './admin-contract.ts';
import { begin, pay, stateOf, subscribe, useBilling } from './billing.testing.ts';
import * as contract from './contract.ts';
import { reduced } from './discount.ts';

const { app, asAdmin, move } = useBilling();

test('codes take a part off, and only those that exist', async () => {
  const client = await asAdmin();
  const code = `HALF-${Date.now()}`;
  expect((await client.call(makeCode, { body: { code, percent: 50, months: 3 } })).status).toBe(200);
  expect((await client.call(makeCode, { body: { code, percent: 50, months: 3 } })).status).toBe(409);
  const person = await buildMember(app);
  const wish = { what: 'plan', plan: 'plus', interval: 'month' } as const;
  expect(
    (await person.client.call(contract.beginCheckout, { body: { ...wish, code: 'nothing' } })).status,
  ).toBe(422);
  const check = (text: string) => person.client.call(contract.checkCode, { body: { code: text } });
  expect((await check('nothing')).status).toBe(422);
  expect((await check(' ')).status).toBe(422);
  expect((await check(code)).body).toEqual({ words: '50% off for 3 months' });
  expect((await app.client().call(contract.checkCode, { body: { code } })).status).toBe(401);
  // At the checkout as well, by its owner.
  const params = { id: await begin(person.client, wish) };
  const use = (client: Client, text: string) =>
    client.call(contract.applyTestCode, { params, body: { code: text } });
  expect((await use((await buildMember(app)).client, code)).status).toBe(404);
  expect((await use(person.client, 'nothing')).status).toBe(422);
  expect((await use(person.client, code)).body).toEqual({ words: '50% off for 3 months' });
  // It stands there afterwards too, with what is then paid.
  const { body: due } = await person.client.call(contract.testCheckout, { params });
  expect(due).toMatchObject({
    plan: { plan: 'plus', interval: 'month' },
    code: { code, words: '50% off for 3 months' },
    later: { cents: 450 },
  });
  await pay(person.client, params.id);
  const { discount, periodEnd } = await stateOf(person.client);
  expect(discount).toMatchObject({ code, percentOff: 50 });
  expect(reduced(900, discount, periodEnd!)).toBe(450);
  const preview = await person.client.call(contract.previewChange, {
    body: { plan: 'pro', interval: 'month' },
  });
  expect(preview.body.discount).toMatchObject({ code });
  const again = { id: await begin((await buildMember(app)).client, { ...wish, code }) };
  expect((await person.client.call(contract.testCheckout, { params: again })).status).toBe(404);
  await move(8);
  const { body } = await person.client.call(contract.listInvoices, { query: {} });
  expect(body.items[0]).toMatchObject({ cents: 450, status: 'paid' });
  // A change that is paid at once names the code where it counts.
  const upgrade = await person.client.call(contract.previewChange, {
    body: { plan: 'pro', interval: 'month' },
  });
  const { lines, dueNow } = upgrade.body;
  expect(lines.at(-1)).toMatchObject({ text: `Discount, code ${code}` });
  expect(dueNow).toBe(lines.reduce((sum, { cents }) => sum + cents, 0));
  // For three months, however many payments these are.
  await move(93);
  expect((await stateOf(person.client)).discount).toBeNull();
  const later = await person.client.call(contract.listInvoices, { query: {} });
  expect(later.body.items.map(({ cents }) => cents)).toEqual([900, 450, 450, 450, 0]);
});

test('a code for one month is not used up by a trial that costs nothing', async () => {
  const code = `MONTH-${Date.now()}`;
  await (await asAdmin()).call(makeCode, { body: { code, percent: 20, months: 1 } });
  const { client } = await buildMember(app);
  await subscribe(client, { what: 'plan', plan: 'plus', interval: 'month', code });
  await move(8);
  const { body } = await client.call(contract.listInvoices, { query: {} });
  expect(body.items.map(({ cents }) => cents)).toEqual([720, 0]);
});

test('codes are listed with what they take off and how often, and can be withdrawn', async () => {
  const owner = await asAdmin();
  const code = `GONE-${Date.now()}`;
  await owner.call(makeCode, { body: { code, percent: 20, months: 3 } });
  const listed = async () => (await owner.call(billingOverview)).body.codes.find((one) => one.code === code);
  expect(await listed()).toMatchObject({ words: '20% off for 3 months', uses: 0 });
  const wish = { what: 'plan', plan: 'plus', interval: 'month', code } as const;
  const { client } = await buildMember(app);
  await subscribe(client, wish);
  expect(await listed()).toMatchObject({ uses: 1 });
  const withdraw = (by: Client, id: string) => by.call(withdrawCode, { params: { id } });
  const { id } = (await listed())!;
  expect((await withdraw(client, id)).status).toBe(404);
  expect((await withdraw(owner, 'promo_none')).status).toBe(404);
  expect((await withdraw(owner, id)).status).toBe(200);
  expect(await listed()).toBeUndefined();
  const late = await buildMember(app);
  expect((await late.client.call(contract.beginCheckout, { body: wish })).status).toBe(422);
  expect((await stateOf(client)).discount).toMatchObject({ code });
});
