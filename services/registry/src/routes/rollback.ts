import { rollBack as rollbackCall } from '@datewright/contracts/registry/roll-back';
import { rollBack } from '../use-cases/roll-back.ts';
import type { Route } from './route.ts';
import { toActor } from './to-actor.ts';

export const rollbackRoute: Route = (routes, context) => {
  routes.call(rollbackCall, (input) => rollBack(context, toActor(input), input.params.name));
};
