import { type PlaybookSummary, playbookSummary } from '@datewright/contracts/datecoach/playbook';
import { waivableCategory } from '@datewright/contracts/moderation';
import { z } from '@datewright/sdk/zod';
import { hasSameNeeds } from '../../../hooks/use-needs.ts';

const { locationId, locationName, profileId, responseStyle, transportMode, timeSlot, needs } = playbookSummary.shape;

/** What a playbook is requested for. */
export const playbookTarget = z.object({
  locationId,
  locationName,
  profileId,
  responseStyle,
  transportMode,
  timeSlot,
  needs,
});
export type PlaybookTarget = z.infer<typeof playbookTarget>;

/** A request for a playbook. It is stored without the texts of the match, which are fetched when it is sent. */
export const playbookRequest = z.extend(playbookTarget, {
  /** Write a new one even if one exists. */
  again: z.boolean(),
  goOn: z.optional(waivableCategory),
});
export type PlaybookRequest = z.infer<typeof playbookRequest>;

/** The same playbook, as the service keeps them: per match, spot and style. */
export const isSameTarget = (a: PlaybookTarget, b: PlaybookTarget) =>
  isSameSpot(a, b) && a.responseStyle === b.responseStyle;

type SpotOfMatch = Pick<PlaybookTarget, 'locationId' | 'profileId'>;

const isSameSpot = (a: SpotOfMatch, b: SpotOfMatch) => a.locationId === b.locationId && a.profileId === b.profileId;

/** Complete playbooks for this spot and match in any style, newest first. */
export const listKeptPlaybooks = (all: readonly PlaybookSummary[], target: SpotOfMatch): PlaybookSummary[] =>
  [...new Map(all.map((one) => [one.operationId, one])).values()]
    .filter((one) => one.isWhole && isSameSpot(one, target))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));

/** Whether a playbook is for another time; one for any time, or for that part of any day, fits. */
const isOtherTime = ({ timeSlot: kept }: PlaybookSummary, { timeSlot: wanted }: PlaybookTarget): boolean =>
  kept !== null &&
  wanted !== null &&
  (kept.partOfDay !== wanted.partOfDay ||
    (kept.weekday !== null && wanted.weekday !== null && kept.weekday !== wanted.weekday));

/** What a kept playbook was not written for, and a new one would be. */
export function findDifferences(
  kept: PlaybookSummary,
  target: PlaybookTarget,
): ('style' | 'transport' | 'time' | 'needs')[] {
  const [keptWay, way] = [kept.transportMode, target.transportMode];
  const isOtherWay = keptWay !== null && way !== null && keptWay !== way;
  return [
    ...(kept.responseStyle === target.responseStyle ? [] : (['style'] as const)),
    ...(isOtherWay ? (['transport'] as const) : []),
    ...(isOtherTime(kept, target) ? (['time'] as const) : []),
    ...(hasSameNeeds(kept.needs, target.needs) ? [] : (['needs'] as const)),
  ];
}
