import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { writingFields, writingProfile } from './writing-profile.ts';

export const saveWritingProfile = defineCall({
  service: 'account',
  method: 'PUT',
  path: '/v1/account/writing-profile',
  audience: 'session',
  summary: 'Stores how the member writes, and what may be said of them. A part that is left out stays as it is.',
  body: z.object(writingFields),
  response: writingProfile,
});
