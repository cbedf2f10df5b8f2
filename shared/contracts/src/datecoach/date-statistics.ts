import { defineCall } from '../call.ts';
import { earlier, pageQuery } from '../page.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { callerId } from './match-context.ts';
import { savedTip, savedTipId, tipToSave } from './saved-tip.ts';

export const dateStatistics = defineCall({
  ...base,
  method: 'POST',
  path: '/functions/v1/date-statistics',
  summary: 'Saves, lists and removes the member’s tips.',
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('save'), userId: callerId, item: tipToSave }),
    z.object({ action: z.literal('get'), userId: callerId, ...pageQuery.shape }),
    z.object({ action: z.literal('delete'), userId: callerId, itemId: savedTipId }),
  ]),
  response: z.object({
    /** For `save`: the saved item. */
    data: z.optional(z.array(savedTip)),
    /** For `get`: newest first. */
    items: z.optional(z.array(savedTip)),
    earlier,
    /** For `delete`: the number of deleted items. */
    deleted: z.optional(z.number()),
  }),
});
