import type { NavigationEntry, RouteCard } from '@datewright/contracts/registry/card';
import type { ComposedRemote, Composition } from '@datewright/contracts/registry/get-composition';
import { matchRoutes } from 'react-router-dom';
import { type HostTool, listHostTools } from './host-tools.ts';

export interface RemoteRoute {
  remote: ComposedRemote;
  route: RouteCard;
}

/** Maps paths to the pages of remotes, based on the cards of one composition. */
export interface RouteTable {
  find: (path: string) => RemoteRoute | null;
  /** True if a page exists for this path; query and fragment don't matter. */
  has: (path: string) => boolean;
  /** The entries of one menu whose page exists, in order, for visitors or for members. */
  menu: (menu: NavigationEntry['menu'], signedIn: boolean) => NavigationEntry[];
  /** The current path of a page that moved; `null` if no card lists the old path or the new page does not exist. */
  findRedirect: (path: string) => string | null;
  tools: readonly HostTool[];
  remotes: readonly ComposedRemote[];
}

export function createRouteTable(composition: Composition): RouteTable {
  const table = composition.remotes.flatMap((remote) => remote.card.routes.map((route) => ({ remote, route })));
  const routes = table.map((entry) => ({ path: entry.route.path, handle: entry }));
  const find = (path: string): RemoteRoute | null =>
    (matchRoutes(routes, path)?.at(-1)?.route.handle as RemoteRoute | undefined) ?? null;
  const has = (path: string) => find(path.replace(/[?#].*$/, '')) !== null;
  const moved = new Map(composition.remotes.flatMap(({ card }) => card.moved).map(({ from, to }) => [from, to]));
  return {
    find,
    has,
    menu(menu, signedIn) {
      const audience = signedIn ? 'member' : 'visitor';
      return composition.remotes
        .flatMap((remote) => remote.card.navigation)
        .filter((entry) => entry.menu === menu && (entry.audience === 'everyone' || entry.audience === audience))
        .filter((entry) => has(entry.path))
        .sort((a, b) => a.order - b.order);
    },
    findRedirect(path) {
      const target = moved.get(path.replace(/(.)\/$/, '$1').toLowerCase());
      return target !== undefined && has(target) ? target : null;
    },
    tools: listHostTools(composition),
    remotes: composition.remotes,
  };
}
