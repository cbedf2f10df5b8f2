import { listBioVersions } from '@datewright/contracts/bio/list-bio-versions';
import type { Route } from './route.ts';

export const listBioVersionsRoute: Route = (routes, ctx) =>
  routes.call(listBioVersions, async ({ caller }) => ({ versions: await ctx.bios.versions(caller.userId) }));
