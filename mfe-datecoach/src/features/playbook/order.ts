import { type Playbook, type PlaybookOf, playbookOf } from '@datewright/contracts/datecoach/playbook';
import { waivedKind } from '@datewright/contracts/safety';
import { z } from '@datewright/sdk/zod';
import { sameNeeds } from '../../frame/use-needs.ts';

const { locationId, locationName, profileId, responseStyle, transportMode, needs } = playbookOf.shape;

/** What makes one playbook another than the next. */
export const playbookFor = z.object({ locationId, locationName, profileId, responseStyle, transportMode, needs });
export type PlaybookFor = z.infer<typeof playbookFor>;

/** A playbook that was asked for. The match's texts are read anew when they are sent: nothing of them is kept here. */
export const order = z.extend(playbookFor, {
  /** A new one, though one exists. */
  again: z.boolean(),
  goOn: z.optional(waivedKind),
});
export type Order = z.infer<typeof order>;

export const isSameFor = (a: PlaybookFor, b: PlaybookFor) =>
  a.locationId === b.locationId &&
  a.locationName === b.locationName &&
  a.profileId === b.profileId &&
  a.responseStyle === b.responseStyle &&
  a.transportMode === b.transportMode &&
  sameNeeds(a.needs, b.needs);

/** The newest of them for this wish. */
export const findFor = <One extends PlaybookOf | Playbook>(all: readonly One[], wanted: PlaybookFor): One | null =>
  all.find((one) => one.isWhole && isSameFor(one, wanted)) ?? null;
