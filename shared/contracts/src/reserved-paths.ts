/**
 * Paths under which the edge answers itself or calls a service. No remote may have a route there; `/internal` is
 * answered to nobody.
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
