/** Tables to try it with: made up, and the same every time. */
import type { SampleId } from './samples.ts';

/** A small generator of numbers between 0 and 1. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const day = (from: string, days: number) =>
  new Date(Date.parse(from) + Math.floor(days) * 86_400_000).toISOString().slice(0, 10);

const products = [
  ['Green tea', 'Tea', 8.5],
  ['Black tea', 'Tea', 7],
  ['Oolong', 'Tea', 12],
  ['Espresso beans', 'Coffee', 14],
  ['Filter coffee', 'Coffee', 11],
  ['Mug', 'Ware', 9],
  ['Teapot', 'Ware', 32],
] as const;

function shop(): string {
  const roll = dice(11);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(roll() * items.length)]!;
  const rows = Array.from({ length: 160 }, (_, at) => {
    const [product, category, price] = pick(products);
    const units = 1 + Math.floor(roll() * 12);
    const revenue = (units * price).toFixed(2);
    const returned = roll() < 0.08 ? 'yes' : 'no';
    return [
      `O-${1001 + at}`,
      day('2025-01-02', at * 2.25),
      pick(['North', 'South', 'East', 'West']),
      product,
      category,
      units,
      revenue,
      returned,
    ].join(',');
  });
  return ['Order ID,Order date,Region,Product,Category,Units,Revenue,Returned', ...rows].join('\n');
}

function support(): string {
  const roll = dice(5);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(roll() * items.length)]!;
  const rows = Array.from({ length: 120 }, (_, at) => {
    const hours = 1 + Math.floor(roll() * roll() * 90);
    const satisfaction = roll() < 0.2 ? '' : 1 + Math.floor(roll() * 5);
    return [
      500 + at,
      day('2025-03-01', at * 1.4),
      pick(['low', 'normal', 'high', 'urgent']),
      pick(['E-mail', 'Chat', 'Phone']),
      pick(['Asha', 'Ben', 'Carla', 'Dev']),
      hours,
      satisfaction,
    ].join(',');
  });
  return ['Ticket,Opened,Priority,Channel,Agent,Hours to close,Satisfaction', ...rows].join('\n');
}

export const sampleTables: Record<SampleId, { name: string; text: () => string }> = {
  shop: { name: 'Orders', text: shop },
  support: { name: 'Tickets', text: support },
};
