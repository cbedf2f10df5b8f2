import { dateSpotRecommender } from '@datewright/contracts/datecoach/date-spot-recommender';
import { disconnectSignal } from '@datewright/service-kit/http/disconnect-signal';
import { recommendSpots } from '../use-cases/recommend-spots.ts';
import type { Route } from './route.ts';

export const dateSpotRecommenderRoute: Route = (routes, ctx) =>
  routes.call(dateSpotRecommender, async ({ caller, body, res }) => {
    const found = await ctx.inFlight.track(recommendSpots(ctx, caller, body, disconnectSignal(res)));
    const { spots: dateSpots, writtenBy, care } = found;
    return { dateSpots, writtenBy, care };
  });
