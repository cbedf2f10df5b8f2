import { defineCall } from '../call.ts';
import { operationId } from '../operation-id.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';

export const cancelPhoto = defineCall({
  ...base,
  method: 'DELETE',
  path: '/v1/photo/photos/:operationId',
  summary:
    'Stops the work on a photo, and forgets the photo and what came of it. What was charged by then stays charged.',
  params: z.object({ operationId }),
  response: z.object({}),
});
