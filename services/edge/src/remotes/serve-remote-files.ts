import { shellName } from '@datewright/contracts/registry/shell-card';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { type RequestHandler, Router } from 'express';
import { immutableCacheControl, sendBody } from '../encoded-body.ts';
import { workerCsp } from '../security/security-headers.ts';
import type { RemoteFiles } from './remote-files.ts';

const safeSegment = /^[\w][\w\-.+]*$/;

/** Serves `/remotes/<name>/<version>/<path>` as immutable files from the registry. */
export function serveRemoteFiles(files: RemoteFiles): RequestHandler {
  const router = Router();
  router.get('/remotes/:name/:version/*path', async (req, res) => {
    const parts = [req.params.name, req.params.version, ...[req.params.path].flat()].map(String);
    const [name = '', version = '', ...path] = parts;
    const isSafe = parts.every((part) => safeSegment.test(part));
    // Code for the renderer is not served to browsers, and a shell only from the root.
    if (!isSafe || path[0] === 'server' || name === shellName) throw new AppError('not_found');
    const body = await files.read(name, version, path.join('/'));
    res.set('cache-control', immutableCacheControl);
    if (path[0] === 'workers') res.set('content-security-policy', workerCsp);
    await sendBody(req, res, body);
  });
  return router;
}
