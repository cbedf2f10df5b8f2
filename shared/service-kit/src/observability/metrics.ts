import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  /** Records a request that has ended. */
  recordRequest(request: { method: string; route: string; status: number }, seconds: number): void;
  expose: RequestHandler;
  /** A counter named `datewright_<name>`. */
  counter<Label extends string>(name: string, help: string, labels: readonly Label[]): Counter<Label>;
  /** A gauge named `datewright_<name>`. `read` sets it at each scrape; label values that it does not set are absent. */
  gauge<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
    read: (gauge: Gauge<Label>) => Promise<void>,
  ): void;
  /** A histogram in seconds, named `datewright_<name>`. */
  histogram(name: string, help: string, buckets: number[]): Histogram;
}

/** Prometheus metrics of one service: process metrics, and durations by route and status. */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [registry],
  });
  /** By method, status and route: looking one up is cheaper than to find its labels again. */
  const series = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>();
  return {
    registry,
    recordRequest(request, seconds) {
      const key = `${request.method} ${request.status} ${request.route}`;
      const known = series.get(key) ?? durations.labels(request);
      series.set(key, known);
      known.observe(seconds);
    },
    expose: async (_req, res) => {
      res.type(registry.contentType).send(await registry.metrics());
    },
    counter: (name, help, labels) =>
      new Counter({ name: `datewright_${name}`, help, labelNames: labels, registers: [registry] }),
    gauge(name, help, labels, read) {
      const gauge = new Gauge({
        name: `datewright_${name}`,
        help,
        labelNames: labels,
        registers: [registry],
        async collect() {
          gauge.reset();
          await read(gauge);
        },
      });
    },
    histogram: (name, help, buckets) =>
      new Histogram({ name: `datewright_${name}`, help, buckets, registers: [registry] }),
  };
}
