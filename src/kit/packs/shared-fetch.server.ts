/** Fetching that several wait for: done once, watched by all, given up when nobody waits any more. */

interface Flight {
  done: Promise<void>;
  received: number;
  callers: number;
  controller: AbortController;
  listeners: Set<() => void>;
}

interface Options {
  work(id: string, signal: AbortSignal, onBytes: (received: number) => void): Promise<void>;
  /** It began, came further, or ended. */
  onChange(id: string): void;
}

/** The least time between two reports of one fetch: nobody sees more. */
const reportEvery = 400;

export function shareFetches({ work, onChange }: Options) {
  const flights = new Map<string, Flight>();

  function begin(id: string): Flight {
    const controller = new AbortController();
    let reported = Date.now();
    const onBytes = (received: number) => {
      flight.received = received;
      for (const listen of flight.listeners) listen();
      if (Date.now() - reported < reportEvery) return;
      reported = Date.now();
      onChange(id);
    };
    const done = work(id, controller.signal, onBytes).finally(() => {
      flights.delete(id);
      onChange(id);
    });
    done.catch(() => {}); // whoever waits hears of it; that may be nobody any more
    const flight: Flight = { done, received: 0, callers: 0, controller, listeners: new Set() };
    flights.set(id, flight);
    onChange(id);
    return flight;
  }

  async function stop(id: string) {
    const flight = flights.get(id);
    flight?.controller.abort();
    await flight?.done.catch(() => {});
  }

  return {
    /** Bytes so far; undefined where nothing is under way. */
    received: (id: string) => flights.get(id)?.received,
    async follow(id: string, signal: AbortSignal | undefined, onBytes: (received: number) => void) {
      if (flights.get(id)?.controller.signal.aborted) await stop(id); // the one before us gave up this moment
      const flight = flights.get(id) ?? begin(id);
      const listen = () => onBytes(flight.received);
      const { promise: left, reject: leave } = Promise.withResolvers<never>();
      const onAbort = () => leave(signal!.reason);
      flight.callers += 1;
      flight.listeners.add(listen);
      signal?.addEventListener('abort', onAbort);
      try {
        await Promise.race([flight.done, left]);
      } finally {
        signal?.removeEventListener('abort', onAbort);
        flight.listeners.delete(listen);
        flight.callers -= 1;
        if (flight.callers === 0) flight.controller.abort();
      }
    },
    stop,
    stopAll: () => Promise.all([...flights.keys()].map(stop)),
  };
}
