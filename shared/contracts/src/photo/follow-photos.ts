import { defineCall } from '../call.ts';
import { jobProgress } from '../job.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { maxPhotos } from './limits.ts';
import { face } from './photo-metrics.ts';
import { photoResult } from './photo-result.ts';

const operationId = z.string();

/** Why one photo failed, as in the error catalogue. `faces` are those to choose from, with `which_face`. */
export const photoFailure = z.object({ code: z.string(), message: z.string(), faces: z.optional(z.array(face)) });
export type PhotoFailure = z.infer<typeof photoFailure>;

/**
 * The lines (NDJSON) of `followPhotos`: the last line of each photo has its outcome, the last line of all has the
 * remaining credits (`null` if unknown).
 */
export const photoEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('running'),
    operationId,
    state: z.enum(['waiting', 'running']),
    progress: z.nullable(jobProgress),
  }),
  /** `isRepeat`: the member had this picture analyzed before, so its result cost nothing. */
  z.object({ type: z.literal('analyzed'), operationId, result: photoResult, isRepeat: z.optional(z.boolean()) }),
  z.object({ type: z.literal('failed'), operationId, failure: photoFailure }),
  /** The photo was never sent, was cancelled, or has been deleted. */
  z.object({ type: z.literal('unknown'), operationId }),
  z.object({ type: z.literal('over'), available: z.nullable(z.number()) }),
]);
export type PhotoEvent = z.infer<typeof photoEvent>;

const id = '[A-Za-z0-9_-]{8,64}';
const ids = new RegExp(`^${id}(?:,${id}){0,${maxPhotos - 1}}$`);

export const followPhotos = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/photo/news',
  summary: 'How photos come on, streamed as NDJSON until each is over. Asked again after a reload it goes on.',
  /** Operation ids, separated by commas. */
  query: z.object({ photos: z.string().check(z.regex(ids)) }),
  response: photoEvent,
});
