import { defineCall } from '../call.ts';
import { writingProfile } from './writing-profile.ts';

export const deleteWritingProfile = defineCall({
  service: 'account',
  method: 'DELETE',
  path: '/v1/account/writing-profile',
  audience: 'session',
  summary: 'Deletes the writing sample and the facts. Only the time of the deletion stays.',
  response: writingProfile,
});
