import { AppError } from '@datewright/service-kit/errors/app-error';
import type { Route } from './route.ts';

/** Serves the files of a version to the edge. They never change. */
export const filesRoute: Route = (routes, { versions, files }) => {
  routes.router.get('/registry/v1/files/:name/:version/*path', async (req, res) => {
    const path = [req.params.path].flat().join('/');
    const version = await versions.find(String(req.params.name), String(req.params.version));
    const listed = version?.files.find((file) => file.path === path);
    const file = listed && (await files.find(listed.integrity));
    if (!file) throw new AppError('not_found');
    res.set('cache-control', 'public, max-age=31536000, immutable').type(path).send(file.bytes);
  });
};
