import { AppError } from '@datewright/service-kit/errors';
import { type RequestHandler, Router } from 'express';
import { immutable, sendBody } from '../encoded-body.ts';
import type { RemoteFiles } from './remote-files.ts';

const safe = /^[\w][\w\-.]*$/;

/** `/remotes/<name>/<version>/<path>`: immutable, as the registry holds them. */
export function serveRemoteFiles(files: RemoteFiles): RequestHandler {
  const router = Router();
  router.get('/remotes/:name/:version/*path', async (req, res) => {
    const parts = [req.params.name, req.params.version, ...[req.params.path].flat()].map(String);
    if (!parts.every((part) => safe.test(part))) throw new AppError('not_found');
    const [name = '', version = '', ...path] = parts;
    const body = await files.read(name, version, path.join('/'));
    res.set('cache-control', immutable);
    await sendBody(req, res, body);
  });
  return router;
}
