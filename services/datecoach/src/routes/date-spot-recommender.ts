import { dateSpotRecommender } from '@datewright/contracts/datecoach/date-spot-recommender';
import { leftOf } from '@datewright/service-kit/left';
import { recommendSpots } from '../use-cases/recommend-spots.ts';
import type { Route } from './route.ts';

export const dateSpotRecommenderRoute: Route = (routes, ctx) =>
  routes.call(dateSpotRecommender, async ({ caller, body, res }) => {
    const found = await ctx.running.track(recommendSpots(ctx, caller, body, leftOf(res)));
    const { spots: dateSpots, writtenBy, care } = found;
    return { dateSpots, writtenBy, care };
  });
