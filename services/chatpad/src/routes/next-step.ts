import { readNextStep } from '@datewright/contracts/chatpad/next-step';
import type { Route } from './route.ts';

export const nextStepRoute: Route = (routes, ctx) =>
  routes.call(readNextStep, async ({ caller }) => {
    const last = await ctx.matches.findLastNamed(caller.userId);
    return { next: last && { about: last.name, search: `?match=${last.id}`, score: null } };
  });
