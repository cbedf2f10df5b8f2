import { readNextStep } from '@datewright/contracts/chatpad/next-step';
import { readNextSteps } from '../use-cases/read-next-steps.ts';
import type { Route } from './route.ts';

export const nextStepRoute: Route = (routes, ctx) =>
  routes.call(readNextStep, async ({ caller }) => {
    const { last, waiting } = await readNextSteps(ctx, caller.userId);
    return { next: last && { about: last.name, person: last.id, search: `?match=${last.id}`, score: null }, waiting };
  });
