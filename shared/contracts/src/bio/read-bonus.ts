import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';

export const readBonus = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/bio/bonus',
  summary: 'Whether a generation at zero credits would be the bonus.',
  response: z.object({ available: z.boolean() }),
});
