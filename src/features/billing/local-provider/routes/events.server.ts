/** What happened, and the clock that moves it. */
import { numberOf } from '../form.ts';
import { type Store } from '../store.server.ts';
import { advance } from '../subscriptions.server.ts';
import { listed, on, read, type Route } from './route.server.ts';
import type { Event } from '../objects.ts';

export const eventsRoutes: readonly Route[] = [
  listed<Event>('events', 'event', ({ type }, form) => form.type === undefined || type === form.type),
  read<Event>('events', 'event'),

  on('POST test_helpers/test_clocks', async (store) => clockOf(store)),
  on('GET test_helpers/test_clocks/:id', async (store) => clockOf(store)),
  on('POST test_helpers/test_clocks/:id/advance', async (store, form) => {
    await advance(store, numberOf(form.frozen_time) ?? 0);
    return clockOf(store);
  }),
];

/** One clock for everybody: it belongs to the installation. */
const clockOf = async (store: Store) => ({
  id: 'clock_house',
  object: 'test_helpers.test_clock',
  status: 'ready',
  frozen_time: await store.now(),
  livemode: false,
});
