import type { RemoteCard } from '@datewright/contracts/registry/card';
import { reservedPaths } from '@datewright/contracts/reserved-paths';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { hasValidCard } from './has-valid-card.ts';

/** Routes match in any case: `/Login` is `/login`. */
const splitPath = (route: string) => route.toLowerCase().split('/').filter(Boolean);
const isParameter = (part: string) => part.startsWith(':');

/** True when some path matches both routes. */
function routesOverlap(one: string, other: string): boolean {
  const [left, right] = [splitPath(one), splitPath(other)];
  for (let at = 0; ; at++) {
    const [a, b] = [left[at], right[at]];
    if (a === '*' || b === '*') return true;
    if (a === undefined || b === undefined) return a === b;
    if (a !== b && !isParameter(a) && !isParameter(b)) return false;
  }
}

/** Every path that a card claims: its pages and their former addresses. */
const claimedPaths = ({ routes, moved }: RemoteCard) => [
  ...routes.map(({ path }) => path),
  ...moved.map(({ from }) => from),
];

/** The paths that live remotes other than `name` claim. */
async function listOtherClaimedPaths({ releases, versions }: AppContext, name: string) {
  const others = (await releases.list()).filter((release) => release.name !== name);
  const ids = others.flatMap(({ name, stable, canary }) =>
    [stable, canary?.version].map((version) => ({ name, version })),
  );
  const live = await Promise.all(ids.map(({ name, version }) => (version ? versions.find(name, version) : null)));
  return live
    .filter((version) => version !== null)
    .filter(hasValidCard)
    .flatMap(({ name, owner, card }) =>
      claimedPaths(card).map((path) => ({ path, owner: `${name} of the team ${owner}` })),
    );
}

/**
 * Throws `invalid_card` with the owner when a route or a former address belongs to the platform or to another live
 * remote.
 */
export async function assertRoutes(context: AppContext, card: RemoteCard): Promise<void> {
  const taken = [
    ...reservedPaths.map((path) => ({ path, owner: 'the platform' })),
    ...(await listOtherClaimedPaths(context, card.name)),
  ];
  for (const path of claimedPaths(card)) {
    const meets = taken.find((other) => routesOverlap(path, other.path));
    if (meets) throw new AppError('invalid_card', { message: `${path} belongs to ${meets.owner}.` });
  }
}
