import { voice as sample } from '../account/writing-profile.ts';
import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { voice } from './voice.ts';

export const saveVoice = defineCall({
  ...base,
  method: 'PUT',
  path: '/v1/bio/voice',
  summary: 'Keeps a writing sample because the member says so; an empty one forgets it.',
  body: z.object({ sample }),
  response: voice,
});
