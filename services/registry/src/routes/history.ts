import { listHistory } from '@datewright/contracts/registry/list-history';
import { assertOwnRemote } from '../use-cases/find-own-version.ts';
import type { Route } from './route.ts';

export const historyRoute: Route = (routes, context) => {
  routes.call(listHistory, async ({ caller, params: { name } }) => {
    await assertOwnRemote(context, caller.name, name);
    return { history: await context.releases.listHistory(name) };
  });
};
