import { deletePlaybook } from '@datewright/contracts/datecoach/delete-playbook';
import { removePlaybook } from '../use-cases/remove-playbook.ts';
import type { Route } from './route.ts';

export const deletePlaybookRoute: Route = (routes, ctx) =>
  routes.call(deletePlaybook, async ({ caller, params }) => {
    const charged = await ctx.inFlight.track(removePlaybook(ctx, caller.userId, params.operationId));
    return { deleted: 1, charged };
  });
