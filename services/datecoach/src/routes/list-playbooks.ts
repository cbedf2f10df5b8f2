import { maxStoredItems } from '@datewright/contracts/datecoach/limits';
import { listPlaybooks } from '@datewright/contracts/datecoach/list-playbooks';
import { readPage } from '@datewright/service-kit/database/page-cursor';
import type { Route } from './route.ts';

export const listPlaybooksRoute: Route = (routes, ctx) =>
  routes.call(listPlaybooks, ({ caller, query }) =>
    ctx.playbooks.listPage(caller.userId, readPage(query, maxStoredItems.playbooks)),
  );
