import { defineCall } from '../call.ts';
import { earlier, pageQuery } from '../page.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { measured } from './photo-metrics.ts';
import { photoResult } from './photo-result.ts';

/** What a list says of a result. `at` is when the photo was sent; `print` recognises the picture on a device. */
export const resultSummary = z.object({
  operationId: z.string(),
  at: z.string(),
  type: photoResult.shape.type,
  score: photoResult.shape.score,
  print: measured.shape.print,
});
export type ResultSummary = z.infer<typeof resultSummary>;

export const listResults = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/photo/results',
  summary: 'The member’s results that are kept, the newest first, in short: `followPhotos` has each whole.',
  query: pageQuery,
  response: z.object({ results: z.array(resultSummary).check(z.maxLength(99)), earlier }),
});
