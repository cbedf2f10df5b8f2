import { deleteAllDates as call } from '@datewright/contracts/datecoach/delete-all-dates';
import { deleteAllDates } from '../use-cases/delete-all-dates.ts';
import type { Route } from './route.ts';

export const deleteAllDatesRoute: Route = (routes, ctx) =>
  routes.call(call, ({ caller }) => deleteAllDates(ctx, caller.userId));
