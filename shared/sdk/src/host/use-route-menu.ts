import { useHost } from './host-context.ts';
import type { RouteTable } from './route-table.ts';

/** The menus that the cards of the page's remotes make together. For hosts; a remote links to what it knows. */
export function useRouteMenu(): RouteTable['menu'] {
  return useHost().routes.menu;
}
