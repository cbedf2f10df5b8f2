import { defineCall } from '../call.ts';
import { earlier, pageQuery } from '../page.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { match } from './match.ts';

export const listMatches = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/chatpad/matches',
  summary:
    'The member’s matches, the newest first. A page comes without the messages, except the newest of each match.',
  query: pageQuery,
  response: z.object({
    matches: z.array(match),
    earlier,
    /**
     * How many more requests the member may stop today before the first suggestion for free; at 0 stopping costs the
     * credit.
     */
    freeStops: z._default(z.number(), 3),
  }),
});
