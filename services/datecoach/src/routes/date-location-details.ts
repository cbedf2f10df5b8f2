import { dateLocationDetails } from '@datewright/contracts/datecoach/date-location-details';
import { getLocationDetails } from '../use-cases/get-location-details.ts';
import type { Route } from './route.ts';

export const dateLocationDetailsRoute: Route = (routes, ctx) =>
  routes.call(dateLocationDetails, ({ caller, body }) => getLocationDetails(ctx, caller.userId, body.locationId));
