/** A listing that everyone can see, made through the product itself: what the page of one needs. */
import type { Call } from './call-api.ts';

/** Answers its id. */
export async function listSomething(call: Call, title = 'Oak table for six'): Promise<string> {
  const listing = {
    section: 'goods',
    kind: 'offer',
    title,
    text: `Solid oak, a few scratches, to be fetched. ${title}.`,
    priceKind: 'fixed',
    price: 12_000,
    currency: 'EUR',
    unit: 'once',
    facets: ['type:furniture', 'condition:good'],
    delivery: 'meet',
    place: 'fr-11-75-paris',
    startsOn: null,
    endsOn: null,
    photos: [],
  };
  const { id } = await call<{ id: string }>('POST', '/api/listings', { listing, publish: true });
  return id;
}
