import { type Playbook, type PlaybookSummary, playbookSummary } from '@datewright/contracts/datecoach/playbook';
import { waivableCategory } from '@datewright/contracts/moderation';
import { z } from '@datewright/sdk/zod';
import { hasSameNeeds } from '../../../hooks/use-needs.ts';

const { locationId, locationName, profileId, responseStyle, transportMode, needs } = playbookSummary.shape;

/** Playbooks with the same target are the same playbook. */
export const playbookTarget = z.object({ locationId, locationName, profileId, responseStyle, transportMode, needs });
export type PlaybookTarget = z.infer<typeof playbookTarget>;

/** A request for a playbook. It is stored without the texts of the match, which are fetched when it is sent. */
export const playbookRequest = z.extend(playbookTarget, {
  /** Write a new one even if one exists. */
  again: z.boolean(),
  goOn: z.optional(waivableCategory),
});
export type PlaybookRequest = z.infer<typeof playbookRequest>;

export const isSameTarget = (a: PlaybookTarget, b: PlaybookTarget) =>
  a.locationId === b.locationId &&
  a.locationName === b.locationName &&
  a.profileId === b.profileId &&
  a.responseStyle === b.responseStyle &&
  a.transportMode === b.transportMode &&
  hasSameNeeds(a.needs, b.needs);

/** The newest complete playbook for this target. */
export const findPlaybook = <One extends PlaybookSummary | Playbook>(
  all: readonly One[],
  target: PlaybookTarget,
): One | null => all.find((one) => one.isWhole && isSameTarget(one, target)) ?? null;
