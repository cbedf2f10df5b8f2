import { exportDates as call } from '@datewright/contracts/datecoach/export-dates';
import { streamJson } from '@datewright/service-kit/http/stream-json';
import { exportDates } from '../use-cases/export-dates.ts';
import type { Route } from './route.ts';

export const exportDatesRoute: Route = (routes, ctx) =>
  routes.stream(call, ({ caller, res }) => streamJson(res, exportDates(ctx, caller.userId)));
