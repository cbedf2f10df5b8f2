import { withdrawVersion as withdrawCall } from '@datewright/contracts/registry/withdraw-version';
import { withdrawVersion } from '../use-cases/withdraw-version.ts';
import type { Route } from './route.ts';
import { toActor } from './to-actor.ts';

export const withdrawRoute: Route = (routes, context) => {
  routes.call(withdrawCall, (input) => withdrawVersion(context, toActor(input), { ...input.params, ...input.body }));
};
