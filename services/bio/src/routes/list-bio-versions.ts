import { keptVersions } from '@datewright/contracts/bio/limits';
import { listBioVersions } from '@datewright/contracts/bio/list-bio-versions';
import type { Route } from './route.ts';

export const listBioVersionsRoute: Route = (routes, ctx) =>
  routes.call(listBioVersions, async ({ caller: { userId } }) => {
    await ctx.paidDrafts.settleAbandoned(userId);
    const [versions, written] = await Promise.all([
      ctx.bios.versions(userId),
      ctx.drafts.written(userId, keptVersions),
    ]);
    return { versions, written };
  });
