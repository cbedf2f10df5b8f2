import { findPlaces as call } from '@datewright/contracts/datecoach/find-places';
import { disconnectSignal } from '@datewright/service-kit/http/disconnect-signal';
import { findPlaces } from '../use-cases/find-places.ts';
import type { Route } from './route.ts';

export const findPlacesRoute: Route = (routes, ctx) =>
  routes.call(call, ({ caller, body, res }) => findPlaces(ctx, caller.userId, body, disconnectSignal(res)));
