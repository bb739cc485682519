import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** A completed request, named as in the HTTP conventions of OpenTelemetry. */
export interface MeasuredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** The metrics of this process. */
export interface Metrics {
  readonly registry: Registry;
  /** Counts a request as active until `requestEnded`. */
  requestStarted(): void;
  requestEnded(request: MeasuredRequest): void;
}

/** In seconds, as recommended by OpenTelemetry. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** Creates the metrics of requests by route and status; `ofProcess` adds those of memory, CPU and event loop. */
export function createMetrics({ ofProcess = false } = {}): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Duration of HTTP server requests.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets,
    registers: [registry],
  });
  const active = new Gauge({
    name: 'http_server_active_requests',
    help: 'Number of active HTTP server requests.',
    registers: [registry],
  });
  return {
    registry,
    requestStarted: () => active.inc(),
    requestEnded({ method, route, status, seconds }) {
      active.dec();
      duration.observe(
        {
          http_request_method: method,
          http_route: route,
          http_response_status_code: String(status),
        },
        seconds,
      );
    },
  };
}

/** Adds a metric whose value is read on each scrape; `NaN` if that fails. */
export function addGauge(
  { registry }: Metrics,
  name: string,
  help: string,
  read: () => number | Promise<number>,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await (async () => read())().catch(() => Number.NaN));
    },
  });
}

/** Adds a metric that only increases; returns a function that increments it. */
export function addCounter({ registry }: Metrics, name: string, help: string): () => void {
  const counter = new Counter({ name, help, registers: [registry] });
  return () => counter.inc();
}
