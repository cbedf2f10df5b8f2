import { defineCall } from '../call.ts';
import { earlier, pageQuery } from '../page.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { mode } from './mode-and-tone.ts';
import { suggestion } from './round.ts';

/** A suggestion that the member saved or copied. */
export const line = z.extend(suggestion, { matchId: z.string(), matchName: z.string(), mode });
export type Line = z.infer<typeof line>;

export const listLines = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/chatpad/lines',
  summary:
    'The lines that the member saved or copied, over all matches, of a page of rounds that hold one; the newest first. Without a limit of the newest 200 rounds.',
  query: pageQuery,
  response: z.object({ lines: z.array(line), earlier }),
});
