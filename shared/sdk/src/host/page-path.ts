import type { RouteTable } from './route-table.ts';

/**
 * The name of a page in events: the path for a public page, the route without ids for a member's page, and `/other` for
 * unknown paths, which may contain anything a visitor typed.
 */
export function pagePath(routes: Pick<RouteTable, 'find'>, path: string): string {
  const route = routes.find(path)?.route;
  if (!route) return '/other';
  return route.guard === 'open' ? path : route.path.replace(/\/\*$/, '') || '/';
}
