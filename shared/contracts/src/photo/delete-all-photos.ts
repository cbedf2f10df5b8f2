import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';

export const deleteAllPhotos = defineCall({
  ...base,
  method: 'DELETE',
  path: '/v1/photo/photos',
  summary: 'Deletes everything of the member here: photos that wait, results, links to friends and their answers.',
  response: z.object({ photos: z.number(), links: z.number() }),
});
