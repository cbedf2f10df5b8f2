import { writeUserBio } from '@datewright/contracts/bio/write-user-bio';
import { saveBio } from '../use-cases/save-bio.ts';
import type { Route } from './route.ts';

export const writeUserBioRoute: Route = (routes, ctx) =>
  routes.call(writeUserBio, ({ caller, body }) => saveBio(ctx, caller.userId, body));
