import { maxBioVersions } from '@datewright/contracts/bio/limits';
import { listBioVersions } from '@datewright/contracts/bio/list-bio-versions';
import type { Route } from './route.ts';

export const listBioVersionsRoute: Route = (routes, ctx) =>
  routes.call(listBioVersions, async ({ caller: { userId } }) => {
    await ctx.paidDrafts.recoverAbandoned(userId);
    const [versions, written] = await Promise.all([
      ctx.bios.listVersions(userId),
      ctx.drafts.listWritten(userId, maxBioVersions),
    ]);
    return { versions, written };
  });
