import { createHash } from 'node:crypto';
import type { RouteCard } from '@datewright/contracts/registry/card';
import type { ComposedRemote, Composition } from '@datewright/contracts/registry/get-composition';
import type { Shell, ShellServer } from '../shell/load-shell.ts';
import { isRenderedOnServer } from './is-rendered-on-server.ts';
import { matchesRoute } from './matches-route.ts';

/** A build with the code for the renderer. */
type RenderedShell = Shell & { server: ShellServer };
const hasServer = (shell: Shell): shell is RenderedShell => shell.server !== undefined;

/** A page that may be rendered, with the cache key of its copies. */
export interface RenderTarget {
  remote: ComposedRemote;
  route: RouteCard;
  composition: Composition;
  /** The shell around the page. */
  shell: RenderedShell;
  /** The path and the query parameters that matter, in a fixed order. */
  address: string;
  /** True when the address has a part that the visitor chooses. */
  isParameterized: boolean;
  /** Shared by all variants of this page. */
  key: string;
}

const splitPath = (path: string) => path.split('/').filter(Boolean);
/** Ranks literal parts before `:names` before `*`, as the router in the browser does. */
const routeRank = ({ path }: RouteCard) =>
  splitPath(path)
    .map((part) => (part === '*' ? 2 : part.startsWith(':') ? 1 : 0))
    .join('');

export interface FoundRoute {
  remote: ComposedRemote;
  route: RouteCard;
}

/** The route card that matches a path. */
export function findRoute(path: string, { remotes }: Composition): FoundRoute | undefined {
  const found = remotes.flatMap((remote) =>
    remote.card.routes.filter((route) => matchesRoute(route.path, path)).map((route) => ({ remote, route })),
  );
  return found.sort((a, b) => routeRank(a.route).localeCompare(routeRank(b.route)))[0];
}

const safeSegment = /^[\w.~-]{1,80}$/;

/** The literal parts in the spelling of the card, the parameters as they are: one page has one path. */
function canonicalPath({ path: route }: RouteCard, path: string): string | undefined {
  const given = splitPath(path);
  const parts = splitPath(route).map((part, at) => (part.startsWith(':') ? (given[at] ?? '') : part));
  return parts.every((part) => safeSegment.test(part)) ? `/${parts.join('/')}` : undefined;
}

/**
 * The query parameters whose values the card lists; others change nothing. `undefined` when an older card lists no
 * values.
 */
function canonicalSearch({ variesBy }: RouteCard, query: URLSearchParams): string | undefined {
  if (Array.isArray(variesBy)) return variesBy.some((name) => query.has(name)) ? undefined : '';
  const counting = Object.entries(variesBy)
    .filter(([name, values]) => values.includes(query.get(name) ?? ''))
    .map(([name]) => [name, query.get(name) ?? ''])
    .sort(([one = ''], [other = '']) => one.localeCompare(other));
  const search = new URLSearchParams(counting).toString();
  return search && `?${search}`;
}

const cardHashes = new WeakMap<Composition, string>();

/** A hash of what every page shows of all remotes: routes, menus and tools. */
function hashCards(composition: Composition): string {
  const known = cardHashes.get(composition);
  if (known) return known;
  const shown = composition.remotes.map(({ card: { name, routes, navigation, tool, moved } }) => [
    name,
    routes,
    navigation,
    tool,
    moved,
  ]);
  const hash = createHash('sha256').update(JSON.stringify(shown)).digest('hex');
  cardHashes.set(composition, hash);
  return hash;
}

/** The page at this address, when its card allows rendering and the address is canonical. */
export function toRenderTarget(
  found: FoundRoute,
  { path, query }: { path: string; query: URLSearchParams },
  composition: Composition,
  shell: Shell,
): RenderTarget | undefined {
  if (!isRenderedOnServer(found) || !hasServer(shell)) return undefined;
  const { remote, route } = found;
  const [own, search] = [canonicalPath(route, path), canonicalSearch(route, query)];
  if (own === undefined || search === undefined) return undefined;
  const address = own + search;
  const locale = 'en';
  const parts = [shell.server.buildId, remote.card.name, remote.server, hashCards(composition), address, locale];
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return {
    remote,
    route,
    composition,
    shell,
    address,
    isParameterized: search !== '' || route.path.includes(':'),
    key,
  };
}
