import type { RouteTable } from './route-table.ts';

/**
 * The page at an address, as events name it: a public page by its address, a member's by its route, in which no id is.
 * An address that is no page may be anything that somebody typed: it is `/other`.
 */
export function pagePath(routes: Pick<RouteTable, 'find'>, path: string): string {
  const route = routes.find(path)?.route;
  if (!route) return '/other';
  return route.guard === 'open' ? path : route.path.replace(/\/\*$/, '') || '/';
}
