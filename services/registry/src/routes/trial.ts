import { getTrial } from '@datewright/contracts/registry/get-trial';
import { requestTrial as requestCall } from '@datewright/contracts/registry/request-trial';
import { readTrial } from '../use-cases/read-trial.ts';
import { requestTrial } from '../use-cases/request-trial.ts';
import type { Route } from './route.ts';

export const trialRoute: Route = (routes, context) => {
  routes.call(getTrial, ({ caller, params }) => readTrial(context, caller.name, params));
  routes.call(requestCall, ({ caller, params }) => requestTrial(context, caller.name, params));
};
