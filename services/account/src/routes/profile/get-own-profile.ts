import { getOwnProfile } from '@datewright/contracts/account/get-own-profile';
import { toOwnProfile } from '../../rules/own-profile.ts';
import type { Route } from '../route.ts';

export const getOwnProfileRoute: Route = (routes) =>
  routes.call(getOwnProfile, async ({ caller }) => toOwnProfile(caller.user));
