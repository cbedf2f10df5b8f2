import type { Needs } from '@datewright/contracts/datecoach/playbook-options';
import type { DateSpot, SpotLocation } from '@datewright/contracts/datecoach/spot';
import { useEffect } from 'react';
import { useNeeds } from '../../../hooks/use-needs.ts';
import type { Access } from '../../../hooks/use-plan-access.ts';
import type { PickedPlace, SelectedSpot, useSelection } from '../../../hooks/use-selection.ts';
import { useView } from '../../../hooks/use-view.ts';
import { type PlaceInPlan, usePlaceInPlan } from '../../plans/hooks/use-place-in-plan.ts';
import type { PlaybookListState } from '../../playbook/hooks/use-existing-playbook.ts';
import { type LinkedSpot, toSelectedSpot, useLinkedSpot } from '../../spots/hooks/use-linked-spot.ts';
import { type SpotsState, useSpots } from '../../spots/hooks/use-spots.ts';
import type { MatchSelection } from './use-match-selection.ts';

export interface SpotPlanning {
  needs: Needs;
  changeNeeds: (part: Partial<Needs>) => void;
  /** Spots suggested for the chosen match. */
  spots: SpotsState;
  /** The spot in the address, which may still have to be fetched. */
  linked: LinkedSpot;
  spot: SelectedSpot | null;
  /** A spot is chosen, or the address names one. */
  hasSpot: boolean;
  planSuggestedSpot: (spot: DateSpot, place?: PickedPlace) => void;
  /** Plans a built-in spot, or one that the member typed. */
  planNamedSpot: (spot: Pick<SpotLocation, 'id' | 'name'> & Partial<SpotLocation>, place?: PickedPlace) => void;
  /** Picks a real place for the chosen spot. */
  pickPlace: (place?: PickedPlace) => void;
  /** What a picked place changed in the saved plan of its spot. */
  placeInPlan: PlaceInPlan;
  planSelectedSpot: (spot: SelectedSpot) => void;
}

interface Options {
  access: Access;
  selection: ReturnType<typeof useSelection>;
  matches: MatchSelection;
  list: PlaybookListState;
}

/** The spot for the date, and the ways to choose one. */
export function useSpotPlanning({ access, selection, matches, list }: Options): SpotPlanning {
  const { match, isClosedMatch } = matches;
  const placeInPlan = usePlaceInPlan();
  const { locationId, go } = useView();
  const [needs, changeNeeds] = useNeeds();
  const spots = useSpots(match, needs, access);
  const linked = useLinkedSpot(locationId, {
    spot: selection.spot,
    matchId: selection.matchId,
    needs,
    playbooks: list.isFailed ? [] : list.playbooks,
  });
  const { spot } = linked;
  const { resume } = selection;
  // A spot opened by a link is selected as if it had been chosen in this tab.
  useEffect(() => {
    if (spot && spot.id !== selection.spot?.id) resume(spot);
  }, [spot, selection.spot?.id, resume]);

  function planSelectedSpot(next: SelectedSpot) {
    resume(next);
    go('strategy', next.id);
  }
  function choosePlace(next: SelectedSpot) {
    if (next.place && !isClosedMatch(next.profileId))
      void placeInPlan.put({ spotName: next.name, profileId: next.profileId }, next.place.name);
  }
  function planSpot(next: SelectedSpot) {
    choosePlace(next);
    planSelectedSpot(next);
  }
  const context = { needs, profileId: match?.id ?? '', matchName: match?.name ?? '' };

  return {
    needs,
    changeNeeds,
    spots,
    linked,
    spot,
    hasSpot: spot !== null || locationId !== null,
    planSuggestedSpot: (suggested, place) =>
      planSpot({
        ...toSelectedSpot(suggested, { ...context, needs: spots.spots?.needs ?? needs }),
        quotes: suggested.quotes,
        toCheck: suggested.toCheck,
        place,
      }),
    planNamedSpot: (named, place) => planSpot({ ...toSelectedSpot(named, context), place }),
    pickPlace(place) {
      if (!spot) return;
      choosePlace({ ...spot, place });
      resume({ ...spot, place });
    },
    placeInPlan,
    planSelectedSpot,
  };
}
