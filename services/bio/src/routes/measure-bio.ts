import { measureBio as call } from '@datewright/contracts/bio/measure-bio';
import { limitedAddress } from '@datewright/service-kit/client-address';
import { measureBio } from '../use-cases/measure-bio.ts';
import type { Route } from './route.ts';

export const measureBioRoute: Route = (routes, ctx) =>
  routes.call(call, ({ body, req }) => measureBio(ctx, limitedAddress(req.ip), body.bio, body.goOn));
