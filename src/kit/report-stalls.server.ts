/** Turns of the main loop that take long, as a metric by endpoint, and in the log where others felt them. */
import type { Log } from './log.server.ts';
import { onStall } from './loop-meter.server.ts';
import type { Metrics } from './metrics.server.ts';

const feltMs = 200;

/** Returns what ends it. */
export const reportStalls = (metrics: Metrics, log: Log): (() => void) =>
  onStall(({ ms, names }) => {
    const distinct = [...new Set(names)];
    metrics.stalls.observe({ route: distinct.length === 1 ? distinct[0]! : 'several' }, ms / 1000);
    if (ms >= feltMs)
      log.warn(
        { event: 'event_loop.stalled', ms: Math.round(ms), routes: distinct.slice(0, 10) },
        'The main loop was kept busy in one turn.',
      );
  });
