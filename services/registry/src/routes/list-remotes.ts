import { listRemotes } from '@datewright/contracts/registry/list-remotes';
import type { Route } from './route.ts';

export const listRemotesRoute: Route = (routes, context) => {
  routes.call(listRemotes, async () => {
    const [releases, versions] = await Promise.all([context.releases.list(), context.versions.list()]);
    return { remotes: releases.map((release) => ({ release, versions: versions.get(release.name) ?? [] })) };
  });
};
