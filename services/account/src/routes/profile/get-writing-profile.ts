import { getWritingProfile } from '@datewright/contracts/account/get-writing-profile';
import { toWritingProfile } from '../../rules/writing-profile.ts';
import type { Route } from '../route.ts';

export const getWritingProfileRoute: Route = (routes) =>
  routes.call(getWritingProfile, async ({ caller }) => toWritingProfile(caller.user));
