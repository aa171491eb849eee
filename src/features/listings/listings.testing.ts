/** Listings for tests. */
import type { CallInput } from '#kit/contract/endpoint.ts';
import type { Client } from '#testing/client.ts';
import { createListing } from './contract.ts';

export const absent = '0198c0de-0000-7000-8000-000000000000';

export type Words = CallInput<typeof createListing>['body']['listing'];

export const plainListing: Words = {
  section: 'goods',
  kind: 'offer',
  title: 'Oak table for six',
  text: 'Solid, a few scratches, must go this month.',
  priceKind: 'fixed',
  price: 12_000,
  currency: 'EUR',
  unit: 'once',
  facets: ['type:furniture', 'condition:good'],
  delivery: 'meet',
  place: null,
  startsOn: null,
  endsOn: null,
  photos: [],
};

let made = 0;

/** Each says something else, so that none is taken for a copy of another. */
export async function list(client: Client, change: Partial<Words> = {}, publish = true): Promise<string> {
  made += 1;
  const text = `${plainListing.text} Number ${made}.`;
  const { body, status } = await client.call(createListing, {
    body: { listing: { ...plainListing, text, ...change }, publish },
  });
  if (status !== 200) throw new Error(`not listed: ${JSON.stringify(body)}`);
  return body.id;
}
