import { type Playbook, type PlaybookSummary, playbookSummary } from '@datewright/contracts/datecoach/playbook';
import { waivableCategory } from '@datewright/contracts/moderation';
import { z } from '@datewright/sdk/zod';
import { hasSameNeeds } from '../../../hooks/use-needs.ts';

const { locationId, locationName, profileId, responseStyle, transportMode, needs } = playbookSummary.shape;

/** What makes one playbook another than the next. */
export const playbookTarget = z.object({ locationId, locationName, profileId, responseStyle, transportMode, needs });
export type PlaybookTarget = z.infer<typeof playbookTarget>;

/** A playbook that was asked for. The match's texts are read anew when they are sent: nothing of them is kept here. */
export const playbookRequest = z.extend(playbookTarget, {
  /** A new one, though one exists. */
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

/** The newest of them for this wish. */
export const findPlaybook = <One extends PlaybookSummary | Playbook>(
  all: readonly One[],
  wanted: PlaybookTarget,
): One | null => all.find((one) => one.isWhole && isSameTarget(one, wanted)) ?? null;
