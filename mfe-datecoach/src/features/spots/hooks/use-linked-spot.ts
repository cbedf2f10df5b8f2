import type { PlaybookSummary } from '@datewright/contracts/datecoach/playbook';
import type { Needs } from '@datewright/contracts/datecoach/playbook-options';
import type { SpotLocation } from '@datewright/contracts/datecoach/spot';
import { ApiError, useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import type { SelectedSpot } from '../../../hooks/use-selection.ts';
import { spotQuery } from '../api/spot-queries.ts';
import { fromCustomSpotId } from '../lib/custom-spot.ts';

type NamedSpot = Pick<SpotLocation, 'id' | 'name'> & Partial<Pick<SpotLocation, 'type' | 'description'>>;
type SpotContext = Pick<SelectedSpot, 'needs' | 'profileId' | 'matchName'>;

/** A spot of which only this is known. */
export const toSelectedSpot = (
  { id, name, type = '', description = '' }: NamedSpot,
  who: SpotContext,
): SelectedSpot => ({
  id,
  name: name.slice(0, 120),
  type,
  description,
  toCheck: [],
  quotes: [],
  needs: who.needs,
  profileId: who.profileId,
  matchName: who.matchName,
});

interface LinkedSpotOptions {
  /** What was chosen in this tab. */
  spot: SelectedSpot | null;
  matchId: string | null;
  /** As they are now. */
  needs: Needs;
  /** The member's playbooks, which know the spots that they are for; undefined while they are read. */
  playbooks: readonly PlaybookSummary[] | undefined;
}

/** The spot that a link names: as it was chosen in this tab, as a playbook knows it, or as the service does. */
export function useLinkedSpot(locationId: string | null, { spot, matchId, needs, playbooks }: LinkedSpotOptions) {
  const api = useApi();
  const isHere = locationId === null || spot?.id === locationId;
  const written = isHere ? undefined : playbooks?.find((one) => one.locationId === locationId);
  const typed = fromCustomSpotId(locationId ?? '');
  const asks = !isHere && playbooks !== undefined && !written && typed === null;
  const { data, error, refetch, isFetching } = useQuery({ ...spotQuery(api, locationId ?? ''), enabled: asks });
  return {
    spot: found(),
    isLost: asks && (data === null || (error instanceof ApiError && error.status === 404)),
    failed: asks && error !== null && data === undefined,
    isReading: isFetching,
    read: () => void refetch(),
  };

  function found(): SelectedSpot | null {
    if (isHere) return spot;
    if (written) return toSelectedSpot({ id: written.locationId, name: written.locationName }, written);
    const who = { needs, profileId: matchId ?? '', matchName: '' };
    if (typed !== null && locationId !== null) return toSelectedSpot({ id: locationId, name: typed }, who);
    return data ? toSelectedSpot(data, who) : null;
  }
}
