import type { RemoteCard } from '@datewright/contracts/registry/card';
import { reservedPaths } from '@datewright/contracts/reserved-paths';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import { keepsRules } from './keeps-rules.ts';

/** Pages are found by path in any case, so `/Login` is `/login`. */
const partsOf = (route: string) => route.toLowerCase().split('/').filter(Boolean);
const isAny = (part: string) => part.startsWith(':');

/** True when there is a path that both routes have. */
function routesMeet(one: string, other: string): boolean {
  const [left, right] = [partsOf(one), partsOf(other)];
  for (let at = 0; ; at++) {
    const [a, b] = [left[at], right[at]];
    if (a === '*' || b === '*') return true;
    if (a === undefined || b === undefined) return a === b;
    if (a !== b && !isAny(a) && !isAny(b)) return false;
  }
}

/** Every address that a card lays claim to: its pages, and where its pages were before. */
const pathsOf = ({ routes, moved }: RemoteCard) => [
  ...routes.map(({ path }) => path),
  ...moved.map(({ from }) => from),
];

/** What other live remotes than `name` lay claim to. */
async function pathsOfOthers({ releases, versions }: AppContext, name: string) {
  const others = (await releases.all()).filter((release) => release.name !== name);
  const ids = others.flatMap(({ name, stable, canary }) =>
    [stable, canary?.version].map((version) => ({ name, version })),
  );
  const live = await Promise.all(ids.map(({ name, version }) => (version ? versions.find(name, version) : null)));
  return live
    .filter((version) => version !== null)
    .filter(keepsRules)
    .flatMap(({ name, owner, card }) => pathsOf(card).map((path) => ({ path, owner: `${name} of the team ${owner}` })));
}

/** Throws `invalid_card`, naming the owner, when a route, or an address of before, is the platform's or another live remote's. */
export async function assertRoutes(context: AppContext, card: RemoteCard): Promise<void> {
  const taken = [
    ...reservedPaths.map((path) => ({ path, owner: 'the platform' })),
    ...(await pathsOfOthers(context, card.name)),
  ];
  for (const path of pathsOf(card)) {
    const meets = taken.find((other) => routesMeet(path, other.path));
    if (meets) throw new AppError('invalid_card', { message: `${path} belongs to ${meets.owner}.` });
  }
}
