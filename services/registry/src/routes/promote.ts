import { promoteVersion as promoteCall } from '@datewright/contracts/registry/promote-version';
import { promoteVersion } from '../use-cases/promote-version.ts';
import type { Route } from './route.ts';
import { toActor } from './to-actor.ts';

export const promoteRoute: Route = (routes, context) => {
  routes.call(promoteCall, (input) => promoteVersion(context, toActor(input), { ...input.params, ...input.body }));
};
