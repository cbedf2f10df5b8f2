import { bioAnalyzer } from '@datewright/contracts/bio/bio-analyzer';
import { analyzeBio } from '../use-cases/analyze-bio.ts';
import type { Route } from './route.ts';

export const analyzeBioRoute: Route = (routes, ctx) =>
  routes.call(bioAnalyzer, ({ caller, body }) => ctx.inFlight.track(analyzeBio(ctx, caller, body)));
