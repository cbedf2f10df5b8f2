import { type RenderResult, renderRequest } from '@datewright/contracts/prerender/render-page';
import { z } from '@datewright/contracts/zod';
import { AppError, handleErrors, throwNotFound } from '@datewright/service-kit/errors/app-error';
import { withBodyTimeout } from '@datewright/service-kit/http/body-timeout';
import { logRequests } from '@datewright/service-kit/http/log-requests';
import express, { type Express } from 'express';
import type { AppContext } from './context.ts';

/** Renders pages with code that it caches by its hash. The edge is its only client. */
export function rendererApp({ log, metrics, bundles, renderPool }: AppContext): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(logRequests(log, metrics));
  app.get('/livez', (_req, res) => void res.json({ status: 'live' }));
  app.get('/readyz', (_req, res) => void res.json({ status: 'ready' }));
  app.get('/metrics', metrics.expose);
  app.post('/internal/render', withBodyTimeout(express.json({ limit: '32mb' })), async (req, res) => {
    const parsed = z.safeParse(renderRequest, req.body);
    if (!parsed.success) throw new AppError('invalid_request');
    res.json(await answer(parsed.data));
  });
  app.use(throwNotFound, handleErrors);
  return app;

  async function answer({ shell, remote, code = {}, ...visit }: z.output<typeof renderRequest>): Promise<RenderResult> {
    for (const [integrity, text] of Object.entries(code)) {
      if (!bundles.add(integrity, text)) throw new AppError('invalid_request');
    }
    const files = [...bundles.missing(shell), ...bundles.missing(remote)];
    if (files.length > 0) return { kind: 'missing', files };
    const outcome = await renderPool.render({
      shell: { entry: shell.entry, files: bundles.read(shell) },
      remote: { name: remote.name, entry: remote.entry, files: bundles.read(remote) },
      visit,
    });
    if (!outcome) throw new AppError('unavailable', { retryAfter: 1 });
    if ('failed' in outcome) return { kind: 'failed', why: outcome.failed };
    if ('reads' in outcome) return { kind: 'reads', reads: outcome.reads };
    return { kind: 'page', ...outcome.page };
  }
}
