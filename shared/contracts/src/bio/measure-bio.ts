import { defineCall } from '../call.ts';
import { waivedKind } from '../safety.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { text } from './fields.ts';
import { bioScore } from './score.ts';

export const measureBio = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/bio/score',
  summary: 'The score of a text by the rules alone; free, and nothing is kept.',
  body: z.object({ bio: text, goOn: z.optional(waivedKind) }),
  response: bioScore,
});
