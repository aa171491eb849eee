import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Prometheus metrics. A registry per process, so that tests can run several side by side. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
    jobs: new Counter({
      name: 'jobs_total',
      help: 'Jobs ended, by kind and outcome',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    sockets: new Gauge({ name: 'realtime_connections', help: 'Open websockets', registers }),
    stalls: new Histogram({
      name: 'event_loop_stall_seconds',
      help: 'Processor time of turns of the main loop that took 50 ms or more, by what was under way',
      labelNames: ['route'],
      buckets: [0.1, 0.2, 0.5, 1, 5],
      registers,
    }),
    errors: new Counter({ name: 'errors_total', help: 'Errors that were our fault', registers }),
  };
}
