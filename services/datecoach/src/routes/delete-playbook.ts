import { deletePlaybook } from '@datewright/contracts/datecoach/delete-playbook';
import { removePlaybook } from '../use-cases/remove-playbook.ts';
import type { Route } from './route.ts';

export const deletePlaybookRoute: Route = (routes, ctx) =>
  routes.call(deletePlaybook, ({ caller: { userId }, params: { operationId }, query }) => {
    const isStop = query.onlyIfFree === 'true';
    return ctx.inFlight.track(removePlaybook(ctx, { userId, operationId, isStop }));
  });
