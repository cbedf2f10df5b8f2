import type { PlaybookOf } from '@datewright/contracts/datecoach/playbook';
import type { Location } from '@datewright/contracts/datecoach/spot';
import type { Needs } from '@datewright/contracts/datecoach/words';
import { ApiError, useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import type { ChosenSpot } from '../../frame/chosen.ts';
import { spotQuery } from './api.ts';
import { nameOfCustomSpot } from './custom-spot.ts';

type Named = Pick<Location, 'id' | 'name'> & Partial<Pick<Location, 'type' | 'description'>>;
type Who = Pick<ChosenSpot, 'needs' | 'profileId' | 'matchName'>;

/** A spot of which only this is known. */
export const plainSpot = ({ id, name, type = '', description = '' }: Named, who: Who): ChosenSpot => ({
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

interface Known {
  /** What was chosen in this tab. */
  spot: ChosenSpot | null;
  matchId: string | null;
  /** As they are now. */
  needs: Needs;
  /** The member's playbooks, which know the spots that they are for; undefined while they are read. */
  playbooks: readonly PlaybookOf[] | undefined;
}

/** The spot that a link names: as it was chosen in this tab, as a playbook knows it, or as the service does. */
export function useFoundSpot(locationId: string | null, { spot, matchId, needs, playbooks }: Known) {
  const api = useApi();
  const isHere = locationId === null || spot?.id === locationId;
  const written = isHere ? undefined : playbooks?.find((one) => one.locationId === locationId);
  const typed = nameOfCustomSpot(locationId ?? '');
  const asks = !isHere && playbooks !== undefined && !written && typed === null;
  const { data, error, refetch, isFetching } = useQuery({ ...spotQuery(api, locationId ?? ''), enabled: asks });
  return {
    spot: found(),
    isLost: asks && (data === null || (error instanceof ApiError && error.status === 404)),
    failed: asks && error !== null && data === undefined,
    isReading: isFetching,
    read: () => void refetch(),
  };

  function found(): ChosenSpot | null {
    if (isHere) return spot;
    if (written) return plainSpot({ id: written.locationId, name: written.locationName }, written);
    const who = { needs, profileId: matchId ?? '', matchName: '' };
    if (typed !== null && locationId !== null) return plainSpot({ id: locationId, name: typed }, who);
    return data ? plainSpot(data, who) : null;
  }
}
