import { anyShellVersion, shellName } from '@datewright/contracts/registry/shell-card';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { Route } from './route.ts';

/** A file whose name has the hash of its content is the same in every version that has it. */
const hashedPath = /^assets\/[\w.-]+$/;

/**
 * Serves the files of a version to the edge. They never change. A page that was open when its shell was replaced asks for
 * files of a shell by name alone.
 */
export const filesRoute: Route = (routes, { versions, files }) => {
  routes.router.get('/registry/v1/files/:name/:version/*path', async (req, res) => {
    const path = [req.params.path].flat().join('/');
    const [name, asked] = [String(req.params.name), String(req.params.version)];
    const isAny = name === shellName && asked === anyShellVersion && hashedPath.test(path);
    const version = isAny ? await versions.findWithFile(name, path) : await versions.find(name, asked);
    const listed = version?.files.find((file) => file.path === path);
    const file = listed && (await files.find(listed.integrity));
    if (!file) throw new AppError('not_found');
    res.set('cache-control', 'public, max-age=31536000, immutable').type(path).send(file.bytes);
  });
};
