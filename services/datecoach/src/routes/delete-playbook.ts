import { deletePlaybook } from '@datewright/contracts/datecoach/delete-playbook';
import { forgetPlaybook } from '../use-cases/forget-playbooks.ts';
import type { Route } from './route.ts';

export const deletePlaybookRoute: Route = (routes, ctx) =>
  routes.call(deletePlaybook, async ({ caller, params }) => {
    const charged = await ctx.running.track(forgetPlaybook(ctx, caller.userId, params.operationId));
    return { deleted: 1, charged };
  });
