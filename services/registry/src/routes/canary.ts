import { startCanary as canaryCall } from '@datewright/contracts/registry/start-canary';
import { startCanary } from '../use-cases/start-canary.ts';
import type { Route } from './route.ts';
import { toActor } from './to-actor.ts';

export const canaryRoute: Route = (routes, context) => {
  routes.call(canaryCall, (input) => startCanary(context, toActor(input), { ...input.params, ...input.body }));
};
