import { readNextStep } from '@datewright/contracts/bio/next-step';
import { lastBio } from '../use-cases/last-bio.ts';
import type { Route } from './route.ts';

export const readNextStepRoute: Route = (routes, ctx) =>
  routes.call(readNextStep, async ({ caller }) => ({ next: await lastBio(ctx, caller.userId) }));
