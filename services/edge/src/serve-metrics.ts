import { once } from 'node:events';
import { createLimitedServer } from '@datewright/service-kit/http/limited-server';
import type { Metrics } from '@datewright/service-kit/observability/metrics';
import express from 'express';

/** Serves metrics on a separate port for a scraper on the internal network; the public port does not expose them. */
export async function serveMetrics({ expose }: Metrics, host: string, port: number): Promise<() => Promise<void>> {
  const app = express();
  app.disable('x-powered-by');
  app.get('/metrics', expose);
  const { server, finish } = createLimitedServer(app);
  server.listen(port, host);
  await once(server, 'listening');
  return finish;
}
