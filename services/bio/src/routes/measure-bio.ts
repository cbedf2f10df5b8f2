import { measureBio as call } from '@datewright/contracts/bio/measure-bio';
import { measureBio } from '../use-cases/measure-bio.ts';
import type { Route } from './route.ts';

export const measureBioRoute: Route = (routes, ctx) =>
  routes.call(call, ({ caller, body }) => measureBio(ctx, caller.userId, body.bio, body.goOn));
