/** The one way to ask an engine, whichever it is. */
import { z } from 'zod';
import type { Database } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { Bus } from '#kit/events/bus.server.ts';
import type { Log } from '#kit/log.server.ts';
import type { Secrets } from '#kit/secrets.server.ts';
import { createTabHub } from './browser/tab-hub.server.ts';
import { createCatalogue } from './catalogue.server.ts';
import type { TextResult } from './converse.server.ts';
import type { EngineSettings } from './engine-settings.server.ts';
import { createHealthBook } from './health.server.ts';
import { createLocalFinder } from './local-offers.server.ts';
import { createMedia } from './media.server.ts';
import { readJson } from './read-json.ts';
import { createMeter } from './meter.server.ts';
import type { Offer } from './offer.server.ts';
import { ownerOffers } from './owner-offers.server.ts';
import { createPersonOffers } from './person-offers.server.ts';
import { estimate } from './price.ts';
import { createPurse } from './purse.server.ts';
import type { Spending } from './spending.ts';
import { createStreamAllowance } from './stream-allowance.ts';
import { createText, type TextRequest } from './text.server.ts';
import { tryKey, type KeyToTry } from './try-key.server.ts';

interface Options {
  db: Database;
  bus: Bus;
  log: Log;
  secrets: Secrets;
  settings: EngineSettings;
  /** The built-in engines. */
  bamboo?: () => readonly Offer[];
  /** Credits; without it nothing is charged. */
  spending?: Spending;
}

export type Ai = ReturnType<typeof createAi>;
export type StructureRequest<Schema extends z.ZodType> = Omit<TextRequest, 'schema' | 'tools'> & {
  schema: Schema;
};

export function createAi({ db, bus, log, secrets, settings, bamboo = () => [], spending }: Options) {
  const closing = new AbortController();
  const health = createHealthBook();
  const meter = createMeter(db, log);
  const local = createLocalFinder(settings, log);
  const people = createPersonOffers({ db, bus, secrets, addresses: settings.addresses });
  const tabs = createTabHub({ bus });
  const catalogue = createCatalogue({
    owner: ownerOffers(settings),
    local,
    people,
    tabs,
    bamboo,
    health,
    fallbacks: settings.fallbacks,
  });
  const common = {
    catalogue,
    books: { meter, health },
    timeouts: settings.timeouts,
    closing: closing.signal,
  };
  const purse = createPurse(spending, log);
  const text = createText({
    ...common,
    streams: createStreamAllowance(settings.streamsPerPerson),
    purse,
    log,
  });
  const media = createMedia({ ...common, purse });
  const underWay = new Set<Promise<unknown>>();
  void local.refresh();

  async function textFollowed(request: TextRequest) {
    const answer = await text(request);
    underWay.add(answer.result);
    void answer.result.finally(() => underWay.delete(answer.result));
    return answer;
  }

  return {
    text: textFollowed,

    /** JSON of a shape. An engine that misses it is asked once more. */
    async structure<Schema extends z.ZodType>(
      request: StructureRequest<Schema>,
    ): Promise<{ value: z.output<Schema>; result: TextResult }> {
      for (let attempt = 1; ; attempt++) {
        const { result: ended } = await textFollowed(request);
        const result = await ended;
        if (result.finish === 'stopped') request.signal?.throwIfAborted();
        if (result.error)
          throw new AppError('upstream_failed:provider_broken', { message: result.error.message });
        const parsed = request.schema.safeParse(readJson(result.text));
        if (parsed.success) return { value: parsed.data, result };
        if (attempt === 2)
          throw new AppError('upstream_failed:provider_broken', {
            message: 'The engine returned an unexpected format.',
          });
      }
    },

    ...media,
    enginesFor: catalogue.enginesFor,
    titlesFor: catalogue.titlesFor,
    pick: catalogue.pick,
    /** The most that a call can cost, in micro-dollars; null where the price is not known. */
    estimate,
    /** Whether a key works, before it is kept; answers the models that it opens. */
    tryKey: (given: KeyToTry) => tryKey(people.openWith, given),
    /** Looks for model servers on this machine, unless it just did. */
    findLocal: local.refresh,
    flush: meter.flush,
    /** Open tabs that answer with their browser's models. */
    tabs,

    /** Answers under way end with an error, and everything is written down. */
    async close() {
      closing.abort();
      tabs.close();
      await Promise.all(underWay);
      await meter.flush();
    },
  };
}
