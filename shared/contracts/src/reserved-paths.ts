/**
 * Paths that the edge handles itself or forwards to a service, so no remote may have a route below them; `/internal` is
 * not reachable at all.
 */
export const reservedPaths = [
  '/assets',
  '/functions',
  '/healthz',
  '/internal',
  '/livez',
  '/metrics',
  '/readyz',
  '/registry',
  '/remotes',
  '/rest',
  '/v1',
  '/version',
].map((path) => `${path}/*`);
