import { dateStatistics } from '@datewright/contracts/datecoach/date-statistics';
import { updateSavedTips } from '../use-cases/update-saved-tips.ts';
import type { Route } from './route.ts';

export const dateStatisticsRoute: Route = (routes, ctx) =>
  routes.call(dateStatistics, ({ caller, body }) => updateSavedTips(ctx, caller.userId, body));
