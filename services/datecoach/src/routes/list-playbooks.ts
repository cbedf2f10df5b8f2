import { listPlaybooks } from '@datewright/contracts/datecoach/list-playbooks';
import type { Route } from './route.ts';

export const listPlaybooksRoute: Route = (routes, ctx) =>
  routes.call(listPlaybooks, async ({ caller }) => ({ playbooks: await ctx.playbooks.list(caller.userId) }));
