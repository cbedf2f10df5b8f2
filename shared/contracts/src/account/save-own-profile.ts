import { defineCall } from '../call.ts';
import { profileFields } from './fields.ts';
import { ownProfile } from './own-profile.ts';

export const saveOwnProfile = defineCall({
  service: 'account',
  method: 'PUT',
  path: '/v1/account/profile',
  audience: 'session',
  summary: 'Keeps what the member says of themselves; what is left out is forgotten. Under 18: `under_age`.',
  body: profileFields,
  response: ownProfile,
});
