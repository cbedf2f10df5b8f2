import { promoteVersion as promoteCall } from '@datewright/contracts/registry/promote-version';
import { promoteVersion } from '../use-cases/promote-version.ts';
import type { Route } from './route.ts';

export const promoteRoute: Route = (routes, context) => {
  routes.call(promoteCall, ({ caller, params, body }) =>
    promoteVersion(context, caller.name, { name: params.name, ...body }),
  );
};
