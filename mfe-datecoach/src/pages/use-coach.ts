import type { PlaybookOf } from '@datewright/contracts/datecoach/playbook';
import type { Quote } from '@datewright/contracts/datecoach/quote';
import type { DateSpot, Location } from '@datewright/contracts/datecoach/spot';
import { useEffect, useState } from 'react';
import { useFindMatch, useMatches } from '../features/matches/api/use-matches.ts';
import type { PlaybookFor } from '../features/playbook/order.ts';
import { useShelf } from '../features/playbook/shelf.ts';
import { useFound, usePlaybookList } from '../features/playbook/use-found.ts';
import { useWriter } from '../features/playbook/use-writer.ts';
import { plainSpot, useFoundSpot } from '../features/spots/use-found-spot.ts';
import { useSpots } from '../features/spots/use-spots.ts';
import { type ChosenSpot, useChosen } from '../frame/chosen.ts';
import { isClosed } from '../frame/match-texts.ts';
import { useAccess } from '../frame/use-access.ts';
import { useNeeds } from '../frame/use-needs.ts';
import { useView } from '../frame/use-view.ts';
import { useVoice } from '../frame/use-voice.ts';

/** Everything that happens on the page: what one part brings is handed to the next here. */
export function useCoach() {
  const { view, locationId, go } = useView();
  const access = useAccess();
  const chosen = useChosen();
  const [needs, setNeeds] = useNeeds();
  const [voice, setVoice] = useVoice();
  const [mode, setMode] = useState<'chat' | 'own'>('chat');
  const [quote, setQuote] = useState<Quote | null>(null);

  const matches = useMatches(chosen.matchId);
  const match = matches.chosen && !isClosed(matches.chosen) ? matches.chosen : null;
  const spots = useSpots(match, needs, access);

  const shelf = useShelf();
  const list = usePlaybookList(shelf);
  const found = useFoundSpot(locationId, {
    spot: chosen.spot,
    matchId: chosen.matchId,
    needs,
    playbooks: list.isFailed ? [] : list.playbooks,
  });
  const { spot } = found;
  const { resume } = chosen;
  // Who comes by a link goes on as if they had chosen it here.
  useEffect(() => {
    if (spot && spot.id !== chosen.spot?.id) resume(spot);
  }, [spot, chosen.spot?.id, resume]);

  const wanted: PlaybookFor | null = spot && {
    locationId: spot.id,
    locationName: spot.name,
    profileId: spot.profileId,
    responseStyle: voice.style,
    transportMode: spot.needs.video ? null : voice.transport,
    needs: spot.needs,
  };
  const playbook = useFound(wanted, shelf, list.playbooks);
  const findMatch = useFindMatch();
  const writer = useWriter({ findMatch, onWritten: shelf.keep });

  function plan(next: ChosenSpot) {
    chosen.resume(next);
    go('strategy', next.id);
  }
  const who = { needs, profileId: match?.id ?? '', matchName: match?.name ?? '' };

  return {
    view,
    access,
    mode,
    setMode,
    needs,
    setNeeds,
    voice,
    setVoice,
    matches,
    match,
    /** Nothing is written for the one that is chosen. */
    isClosed: matches.chosen !== null && match === null,
    isClosedMatch: (profileId: string) =>
      matches.matches?.some((one) => one.id === profileId && isClosed(one)) ?? false,
    chooseMatch: chosen.chooseMatch,
    spots,
    list,
    found,
    spot,
    wanted,
    playbook,
    writer,
    quote,
    showQuote: setQuote,
    hasSpot: spot !== null || locationId !== null,
    show: (to: typeof view) => go(to, spot?.id ?? locationId),
    planSpot: (from: DateSpot) =>
      plan({
        ...plainSpot(from, { ...who, needs: spots.spots?.needs ?? needs }),
        quotes: from.quotes,
        toCheck: from.toCheck,
      }),
    planPlain: (from: Pick<Location, 'id' | 'name'> & Partial<Location>) => plan(plainSpot(from, who)),
    openPlaybook(one: PlaybookOf) {
      setVoice({ style: one.responseStyle, ...(!one.needs.video && { transport: one.transportMode }) });
      plan(plainSpot({ id: one.locationId, name: one.locationName }, one));
    },
    forgetPlaybook: shelf.forget,
    /** Whether a match is in ChatPad still; undefined while nobody knows. */
    hasMatch: (profileId: string) => matches.matches?.some(({ id }) => id === profileId),
  };
}
export type Coach = ReturnType<typeof useCoach>;
