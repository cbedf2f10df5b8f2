import { readAnalytics as call } from '@datewright/contracts/marketing/read-analytics';
import { getAnalytics } from '../../use-cases/admin/get-analytics.ts';
import type { RouteRegistrar } from '../route.ts';

export const getAnalyticsRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(call, ({ query }) => getAnalytics(ctx, query.from, query.to));
