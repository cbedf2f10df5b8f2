import { exportDates as call } from '@datewright/contracts/datecoach/export-dates';
import { exportDates } from '../use-cases/export-dates.ts';
import type { Route } from './route.ts';

export const exportDatesRoute: Route = (routes, ctx) =>
  routes.call(call, ({ caller }) => exportDates(ctx, caller.userId));
