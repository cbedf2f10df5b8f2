import { listRemotes } from '@datewright/contracts/registry/list-remotes';
import type { RemoteRelease } from '../data/release-store.ts';
import type { Route } from './route.ts';

export const listRemotesRoute: Route = (routes, context) => {
  routes.call(listRemotes, async () => {
    const { releases, versions, trials } = context;
    const [released, published, tried] = await Promise.all([releases.list(), versions.list(), trials.list()]);
    const toRemote = (release: RemoteRelease) => ({
      release,
      versions: published.get(release.name) ?? [],
      trials: tried.get(release.name) ?? [],
    });
    return { remotes: released.map(toRemote) };
  });
};
