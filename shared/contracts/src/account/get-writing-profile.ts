import { defineCall } from '../call.ts';
import { writingProfile } from './writing-profile.ts';

export const getWritingProfile = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/writing-profile',
  audience: 'session',
  summary: 'How the member writes, and what may be said of them; empty when there is none.',
  response: writingProfile,
});
