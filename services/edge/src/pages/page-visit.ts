import { createHash } from 'node:crypto';
import type { RouteCard } from '@datewright/contracts/registry/card';
import type { ComposedRemote, Composition } from '@datewright/contracts/registry/get-composition';
import { routeMatches } from '../shell/route-match.ts';

/** A page that the renderer may draw, as its copies are told apart. */
export interface PageVisit {
  remote: ComposedRemote;
  route: RouteCard;
  composition: Composition;
  /** Path and the parameters that count, in order. */
  address: string;
  /** True when the address has a part of the visitor's choice. */
  open: boolean;
  /** What all copies of this page share. */
  key: string;
}

const partsOf = (path: string) => path.split('/').filter(Boolean);
/** Words before `:names` before `*`, part by part, as the browser's router ranks them. */
const rankOf = ({ path }: RouteCard) =>
  partsOf(path)
    .map((part) => (part === '*' ? 2 : part.startsWith(':') ? 1 : 0))
    .join('');

export interface Found {
  remote: ComposedRemote;
  route: RouteCard;
}

/** The page that a path belongs to, by the cards. */
export function findRoute(path: string, { remotes }: Composition): Found | undefined {
  const found = remotes.flatMap((remote) =>
    remote.card.routes.filter((route) => routeMatches(route.path, path)).map((route) => ({ remote, route })),
  );
  return found.sort((a, b) => rankOf(a.route).localeCompare(rankOf(b.route)))[0];
}

const plainPart = /^[\w.~-]{1,80}$/;

/** Words in the card's letters, the visitor's parts as they are: one page has one path. */
function pathOf({ path: route }: RouteCard, path: string): string | undefined {
  const given = partsOf(path);
  const parts = partsOf(route).map((part, at) => (part.startsWith(':') ? (given[at] ?? '') : part));
  return parts.every((part) => plainPart.test(part)) ? `/${parts.join('/')}` : undefined;
}

/** The parameters whose values the card names: others change nothing. `undefined` when an older card names no values. */
function searchOf({ variesBy }: RouteCard, query: URLSearchParams): string | undefined {
  if (Array.isArray(variesBy)) return variesBy.some((name) => query.has(name)) ? undefined : '';
  const counting = Object.entries(variesBy)
    .filter(([name, values]) => values.includes(query.get(name) ?? ''))
    .map(([name]) => [name, query.get(name) ?? ''])
    .sort(([one = ''], [other = '']) => one.localeCompare(other));
  const search = new URLSearchParams(counting).toString();
  return search && `?${search}`;
}

const cards = new WeakMap<Composition, string>();

/** What every page shows of all remotes: their routes, menus and tools. */
function cardsOf(composition: Composition): string {
  const known = cards.get(composition);
  if (known) return known;
  const shown = composition.remotes.map(({ card: { name, routes, navigation, tool, moved } }) => [
    name,
    routes,
    navigation,
    tool,
    moved,
  ]);
  const hash = createHash('sha256').update(JSON.stringify(shown)).digest('hex');
  cards.set(composition, hash);
  return hash;
}

/** The page that is asked for, when its card lets it be drawn and its address is one that can be. */
export function visitOf(
  found: Found,
  { path, query }: { path: string; query: URLSearchParams },
  composition: Composition,
  shellBuild: string,
): PageVisit | undefined {
  if (!found.route.prerender || found.route.guard !== 'open' || found.remote.server === undefined) return undefined;
  const { remote, route } = found;
  const [own, search] = [pathOf(route, path), searchOf(route, query)];
  if (own === undefined || search === undefined) return undefined;
  const address = own + search;
  const locale = 'en';
  const parts = [shellBuild, remote.card.name, remote.server, cardsOf(composition), address, locale];
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return { remote, route, composition, address, open: search !== '' || route.path.includes(':'), key };
}
