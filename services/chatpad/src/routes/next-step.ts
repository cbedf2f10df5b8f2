import { readNextStep } from '@datewright/contracts/chatpad/next-step';
import { listWaiting } from '../use-cases/list-waiting.ts';
import type { Route } from './route.ts';

export const nextStepRoute: Route = (routes, ctx) =>
  routes.call(readNextStep, async ({ caller }) => {
    const { userId } = caller;
    const [last, waiting] = await Promise.all([ctx.matches.findLastNamed(userId), listWaiting(ctx, userId)]);
    return { next: last && { about: last.name, search: `?match=${last.id}`, score: null }, waiting };
  });
