import { defineCall } from '../call.ts';
import { ownProfile } from './own-profile.ts';

export const getOwnProfile = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/profile',
  audience: 'session',
  summary: 'What the member says of themselves.',
  response: ownProfile,
});
