import type { Reader } from '#social/people/audience.server.ts';
import type { Thing } from '#social/people/thing.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { ThanksRow } from './queries.server.ts';

/** What thanks are for, by its id, as far as this reader may see it. */
export async function thingsThanked(services: Services, reader: Reader, rows: readonly ThanksRow[]) {
  const about = new Map<string, Thing>();
  for (const [kind, ofKind] of Map.groupBy(rows, ({ thanks }) => thanks.aboutKind)) {
    const ids = ofKind.map(({ thanks }) => thanks.aboutId);
    for (const [id, thing] of await services.things.read(services, kind, ids, reader)) about.set(id, thing);
  }
  return about;
}
