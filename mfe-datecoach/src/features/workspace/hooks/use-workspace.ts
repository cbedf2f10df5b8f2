import type { PlaybookSummary } from '@datewright/contracts/datecoach/playbook';
import type { Quote } from '@datewright/contracts/datecoach/quote';
import type { DateSpot, SpotLocation } from '@datewright/contracts/datecoach/spot';
import { useEffect, useState } from 'react';
import { useAccess } from '../../../hooks/use-access.ts';
import { useNeeds } from '../../../hooks/use-needs.ts';
import { usePlaybookPreferences } from '../../../hooks/use-playbook-preferences.ts';
import { type SelectedSpot, useSelection } from '../../../hooks/use-selection.ts';
import { useView } from '../../../hooks/use-view.ts';
import { isMatchClosed } from '../../../lib/match-payload.ts';
import { useFindMatch, useMatches } from '../../matches/api/use-matches.ts';
import { useExistingPlaybook, usePlaybookList } from '../../playbook/hooks/use-existing-playbook.ts';
import { usePlaybookWriter } from '../../playbook/hooks/use-playbook-writer.ts';
import { useStoredPlaybooks } from '../../playbook/hooks/use-stored-playbooks.ts';
import type { PlaybookTarget } from '../../playbook/lib/playbook-request.ts';
import { toSelectedSpot, useLinkedSpot } from '../../spots/hooks/use-linked-spot.ts';
import { useSpots } from '../../spots/hooks/use-spots.ts';

/** Everything that happens on the page: what one part brings is handed to the next here. */
export function useWorkspace() {
  const { view, locationId, go } = useView();
  const access = useAccess();
  const chosen = useSelection();
  const [needs, setNeeds] = useNeeds();
  const [voice, setVoice] = usePlaybookPreferences();
  const [mode, setMode] = useState<'chat' | 'own'>('chat');
  const [quote, setQuote] = useState<Quote | null>(null);

  const matches = useMatches(chosen.matchId);
  const match = matches.chosen && !isMatchClosed(matches.chosen) ? matches.chosen : null;
  const spots = useSpots(match, needs, access);

  const shelf = useStoredPlaybooks();
  const list = usePlaybookList(shelf);
  const found = useLinkedSpot(locationId, {
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

  const wanted: PlaybookTarget | null = spot && {
    locationId: spot.id,
    locationName: spot.name,
    profileId: spot.profileId,
    responseStyle: voice.style,
    transportMode: spot.needs.video ? null : voice.transport,
    needs: spot.needs,
  };
  const playbook = useExistingPlaybook(wanted, shelf, list.playbooks);
  const findMatch = useFindMatch();
  const writer = usePlaybookWriter({ findMatch, onWritten: shelf.keep });

  function plan(next: SelectedSpot) {
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
      matches.matches?.some((one) => one.id === profileId && isMatchClosed(one)) ?? false,
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
        ...toSelectedSpot(from, { ...who, needs: spots.spots?.needs ?? needs }),
        quotes: from.quotes,
        toCheck: from.toCheck,
      }),
    planPlain: (from: Pick<SpotLocation, 'id' | 'name'> & Partial<SpotLocation>) => plan(toSelectedSpot(from, who)),
    openPlaybook(one: PlaybookSummary) {
      setVoice({ style: one.responseStyle, ...(!one.needs.video && { transport: one.transportMode }) });
      plan(toSelectedSpot({ id: one.locationId, name: one.locationName }, one));
    },
    forgetPlaybook: shelf.forget,
    /** Whether a match is in ChatPad still; undefined while nobody knows. */
    hasMatch: (profileId: string) => matches.matches?.some(({ id }) => id === profileId),
  };
}
export type WorkspaceState = ReturnType<typeof useWorkspace>;
