import { moderationNotice } from '../moderation.ts';
import { operationId } from '../operation-id.ts';
import { z } from '../zod.ts';
import { needs, responseStyle, transportMode } from './playbook-options.ts';
import { spotId } from './spot.ts';
import { section } from './strategy.ts';

export const playbookParams = z.object({ operationId });

/** What a playbook is for; the member's own until they delete it. */
export const playbookSummary = z.object({
  /** The operation that it was asked for by. */
  operationId: z.string(),
  locationId: spotId,
  locationName: z.string(),
  /** The match in ChatPad, which may be deleted by now; empty: none was chosen. */
  profileId: z.string(),
  matchName: z.string(),
  responseStyle,
  transportMode: z.nullable(transportMode),
  needs,
  createdAt: z.string(),
  /** All five sections are there. */
  isWhole: z.boolean(),
});
export type PlaybookSummary = z.infer<typeof playbookSummary>;

export const playbook = z.extend(playbookSummary, {
  writtenBy: z.string(),
  /** Those that are written, in the order of the evening. */
  sections: z.array(section),
  /** The spot sounds like a home or a place without others: the page says to meet in public first. */
  isPrivatePlace: z.boolean(),
  /** Why it is a gentle one. */
  care: z.nullable(moderationNotice),
});
export type Playbook = z.infer<typeof playbook>;
