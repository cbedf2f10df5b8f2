import { listRemotes } from '@datewright/contracts/registry';
import type { RegistryRouter } from '../app.ts';
import type { AppContext } from '../context.ts';

export function addListRemotes(routes: RegistryRouter, context: AppContext): void {
  routes.call(listRemotes, async () => {
    const [releases, versions] = await Promise.all([context.releases.all(), context.versions.list()]);
    return { remotes: releases.map((release) => ({ release, versions: versions[release.name] ?? [] })) };
  });
}
