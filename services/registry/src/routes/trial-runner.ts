import { claimTrial as claimCall } from '@datewright/contracts/registry/claim-trial';
import { reportTrial as reportCall } from '@datewright/contracts/registry/report-trial';
import { claimTrial } from '../use-cases/claim-trial.ts';
import { reportTrial } from '../use-cases/report-trial.ts';
import type { Route } from './route.ts';

/** The calls of the trial service. */
export const trialRunnerRoute: Route = (routes, context) => {
  routes.call(claimCall, async () => ({ lease: await claimTrial(context) }));
  routes.call(reportCall, async ({ body }) => ({ isCounted: await reportTrial(context, body) }));
};
