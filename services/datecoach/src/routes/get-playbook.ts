import { getPlaybook } from '@datewright/contracts/datecoach/get-playbook';
import { readPlaybook } from '../use-cases/read-playbook.ts';
import type { Route } from './route.ts';

export const getPlaybookRoute: Route = (routes, ctx) =>
  routes.call(getPlaybook, ({ caller, params }) => readPlaybook(ctx, caller.userId, params.operationId));
