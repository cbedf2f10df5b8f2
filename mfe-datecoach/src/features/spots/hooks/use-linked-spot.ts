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

export const toSelectedSpot = (
  { id, name, type = '', description = '' }: NamedSpot,
  context: SpotContext,
): SelectedSpot => ({
  id,
  name: name.slice(0, 120),
  type,
  description,
  toCheck: [],
  quotes: [],
  needs: context.needs,
  profileId: context.profileId,
  matchName: context.matchName,
});

interface LinkedSpotOptions {
  /** The spot that was chosen in this tab. */
  spot: SelectedSpot | null;
  matchId: string | null;
  needs: Needs;
  /** The member's playbooks, which name their spots; undefined while they are loading. */
  playbooks: readonly PlaybookSummary[] | undefined;
}

/** The spot named in the address: as chosen in this tab, as in a playbook, or as the service knows it. */
export function useLinkedSpot(locationId: string | null, { spot, matchId, needs, playbooks }: LinkedSpotOptions) {
  const api = useApi();
  const isChosen = locationId === null || spot?.id === locationId;
  const playbook = isChosen ? undefined : playbooks?.find((one) => one.locationId === locationId);
  const customName = fromCustomSpotId(locationId ?? '');
  const isRemote = !isChosen && playbooks !== undefined && !playbook && customName === null;
  const { data, error, refetch, isFetching } = useQuery({ ...spotQuery(api, locationId ?? ''), enabled: isRemote });
  return {
    spot: resolveSpot(),
    isLost: isRemote && (data === null || (error instanceof ApiError && error.status === 404)),
    hasFailed: isRemote && error !== null && data === undefined,
    isReading: isFetching,
    refetch: () => void refetch(),
  };

  function resolveSpot(): SelectedSpot | null {
    if (isChosen) return spot;
    if (playbook) return toSelectedSpot({ id: playbook.locationId, name: playbook.locationName }, playbook);
    const context = { needs, profileId: matchId ?? '', matchName: '' };
    if (customName !== null && locationId !== null)
      return toSelectedSpot({ id: locationId, name: customName }, context);
    return data ? toSelectedSpot(data, context) : null;
  }
}
export type LinkedSpot = ReturnType<typeof useLinkedSpot>;
