import { createHash } from 'node:crypto';
import type { RouteCard } from '@datewright/contracts/registry/card';
import type { ComposedRemote, Composition } from '@datewright/contracts/registry/get-composition';
import { matchesRoute } from '../shell/matches-route.ts';

/** A page that the renderer may draw, as its copies are told apart. */
export interface RenderTarget {
  remote: ComposedRemote;
  route: RouteCard;
  composition: Composition;
  /** Path and the parameters that count, in order. */
  address: string;
  /** True when the address has a part of the visitor's choice. */
  isParameterized: boolean;
  /** What all copies of this page share. */
  key: string;
}

const splitPath = (path: string) => path.split('/').filter(Boolean);
/** Words before `:names` before `*`, part by part, as the browser's router ranks them. */
const routeRank = ({ path }: RouteCard) =>
  splitPath(path)
    .map((part) => (part === '*' ? 2 : part.startsWith(':') ? 1 : 0))
    .join('');

export interface FoundRoute {
  remote: ComposedRemote;
  route: RouteCard;
}

/** The page that a path belongs to, by the cards. */
export function findRoute(path: string, { remotes }: Composition): FoundRoute | undefined {
  const found = remotes.flatMap((remote) =>
    remote.card.routes.filter((route) => matchesRoute(route.path, path)).map((route) => ({ remote, route })),
  );
  return found.sort((a, b) => routeRank(a.route).localeCompare(routeRank(b.route)))[0];
}

const safeSegment = /^[\w.~-]{1,80}$/;

/** Words in the card's letters, the visitor's parts as they are: one page has one path. */
function canonicalPath({ path: route }: RouteCard, path: string): string | undefined {
  const given = splitPath(path);
  const parts = splitPath(route).map((part, at) => (part.startsWith(':') ? (given[at] ?? '') : part));
  return parts.every((part) => safeSegment.test(part)) ? `/${parts.join('/')}` : undefined;
}

/** The parameters whose values the card names: others change nothing. `undefined` when an older card names no values. */
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

/** What every page shows of all remotes: their routes, menus and tools. */
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

/** The page that is asked for, when its card lets it be drawn and its address is one that can be. */
export function toRenderTarget(
  found: FoundRoute,
  { path, query }: { path: string; query: URLSearchParams },
  composition: Composition,
  shellBuild: string,
): RenderTarget | undefined {
  if (!found.route.prerender || found.route.guard !== 'open' || found.remote.server === undefined) return undefined;
  const { remote, route } = found;
  const [own, search] = [canonicalPath(route, path), canonicalSearch(route, query)];
  if (own === undefined || search === undefined) return undefined;
  const address = own + search;
  const locale = 'en';
  const parts = [shellBuild, remote.card.name, remote.server, hashCards(composition), address, locale];
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return { remote, route, composition, address, isParameterized: search !== '' || route.path.includes(':'), key };
}
