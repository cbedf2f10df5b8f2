import { readNextStep } from '@datewright/contracts/datecoach/next-step';
import { listWaiting } from '../use-cases/list-waiting.ts';
import type { Route } from './route.ts';

export const nextStepRoute: Route = (routes, ctx) =>
  routes.call(readNextStep, async ({ caller }) => ({ next: null, waiting: await listWaiting(ctx, caller.userId) }));
