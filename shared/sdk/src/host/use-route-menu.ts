import { useHost } from './host-context.ts';
import type { RouteTable } from './route-table.ts';

/** Returns the navigation menus built from all remotes' cards. Intended for hosts; remotes link to routes they know. */
export function useRouteMenu(): RouteTable['menu'] {
  return useHost().routes.menu;
}
