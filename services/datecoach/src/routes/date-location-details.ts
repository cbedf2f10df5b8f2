import { dateLocationDetails } from '@datewright/contracts/datecoach/date-location-details';
import { locationDetails } from '../use-cases/location-details.ts';
import type { Route } from './route.ts';

export const dateLocationDetailsRoute: Route = (routes, ctx) =>
  routes.call(dateLocationDetails, ({ caller, body }) => locationDetails(ctx, caller.userId, body.locationId));
