import { readUserBio } from '@datewright/contracts/bio/read-user-bio';
import { assertOwnBio } from '../use-cases/save-bio.ts';
import type { Route } from './route.ts';

export const readUserBioRoute: Route = (routes, ctx) =>
  routes.call(readUserBio, async ({ caller, query }) => {
    assertOwnBio(caller.userId, query.user_id);
    return ctx.bios.readWithReport(caller.userId);
  });
