import { moderationNotice } from '../moderation.ts';
import { operationId } from '../operation-id.ts';
import { z } from '../zod.ts';
import { needs, responseStyle, timeSlot, transportMode } from './playbook-options.ts';
import { spotId } from './spot.ts';
import { section } from './strategy.ts';

export const playbookParams = z.object({ operationId });

/** What a playbook is for. It is stored until the member deletes it. */
export const playbookSummary = z.object({
  /** The operation that requested it. */
  operationId: z.string(),
  locationId: spotId,
  locationName: z.string(),
  /** The match's id in ChatPad, which may have been deleted since; empty if no match was chosen. */
  profileId: z.string(),
  matchName: z.string(),
  responseStyle,
  transportMode: z.nullable(transportMode),
  /** `null` for any time, as in all playbooks from before it was recorded. */
  timeSlot: z._default(z.nullable(timeSlot), null),
  needs,
  createdAt: z.string(),
  /** All five sections are written. */
  isWhole: z.boolean(),
});
export type PlaybookSummary = z.infer<typeof playbookSummary>;

export const playbook = z.extend(playbookSummary, {
  writtenBy: z.string(),
  /** The sections written so far, in the order of the evening. */
  sections: z.array(section),
  /** The spot sounds like a home or a secluded place, so the page advises to meet in public first. */
  isPrivatePlace: z.boolean(),
  /** Why it is a gentle one. */
  care: z.nullable(moderationNotice),
});
export type Playbook = z.infer<typeof playbook>;
