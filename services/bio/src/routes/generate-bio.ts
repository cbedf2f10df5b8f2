import { bioGenerator } from '@datewright/contracts/bio/bio-generator';
import { generateBio } from '../use-cases/generate-bio.ts';
import type { Route } from './route.ts';

export const generateBioRoute: Route = (routes, ctx) =>
  routes.call(bioGenerator, ({ caller, body }) => ctx.inFlight.track(generateBio(ctx, caller, body)));
