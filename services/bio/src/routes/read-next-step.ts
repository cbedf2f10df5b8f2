import { readNextStep } from '@datewright/contracts/bio/next-step';
import { buildNextStep } from '../use-cases/build-next-step.ts';
import type { Route } from './route.ts';

export const readNextStepRoute: Route = (routes, ctx) =>
  routes.call(readNextStep, async ({ caller }) => ({ next: await buildNextStep(ctx, caller.userId), waiting: [] }));
