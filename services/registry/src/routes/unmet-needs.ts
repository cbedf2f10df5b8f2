import { listUnmetNeeds as call } from '@datewright/contracts/registry/list-unmet-needs';
import { listUnmetNeeds } from '../use-cases/list-unmet-needs.ts';
import type { Route } from './route.ts';

export const unmetNeedsRoute: Route = (routes, context) => {
  routes.call(call, async ({ query: { of, version } }) => ({ unmet: await listUnmetNeeds(context, of, version) }));
};
