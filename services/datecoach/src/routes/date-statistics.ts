import { dateStatistics } from '@datewright/contracts/datecoach/date-statistics';
import { keepTips } from '../use-cases/keep-tips.ts';
import type { Route } from './route.ts';

export const dateStatisticsRoute: Route = (routes, ctx) =>
  routes.call(dateStatistics, ({ caller, body }) => keepTips(ctx, caller.userId, body));
