import { Stack } from '@datewright/ui';
import { useCity } from '../../../hooks/use-city.ts';
import type { SelectedSpot } from '../../../hooks/use-selection.ts';
import { useView } from '../../../hooks/use-view.ts';
import { PlanPanel } from '../../plans/components/plan-panel.tsx';
import { PlaybookOptions } from '../../playbook/components/playbook-options.tsx';
import { SpotHeader } from '../../playbook/components/spot-header.tsx';
import { SpotSource } from '../../playbook/components/spot-source.tsx';
import { TravelTips } from '../../playbook/components/travel-tips.tsx';
import type { PlaybookTarget } from '../../playbook/lib/playbook-request.ts';
import { listTipTexts } from '../../playbook/lib/section-parts.ts';
import { usePlaces } from '../../spots/api/places-query.ts';
import { PlaceList } from '../../spots/components/place-list.tsx';
import { MissingSpot } from './missing-spot.tsx';
import { PlaybookPanel } from './playbook-panel.tsx';
import { Aside, Columns, Main } from './workspace-layout.tsx';
import { useChosenMatch, usePlaybook, useQuote, useSpot } from './workspace-provider.tsx';

/** The playbook for a spot, and the plan for the date. */
export function StrategyView() {
  const { go } = useView();
  const { spot } = useSpot();
  const { target } = usePlaybook();
  const toSpots = () => go('locations');
  return spot && target ? <Strategy {...{ spot, target }} onBack={toSpots} /> : <MissingSpot onBack={toSpots} />;
}

function Strategy({ spot, target, onBack }: { spot: SelectedSpot; target: PlaybookTarget; onBack: () => void }) {
  const { match, isClosed, hasMatch } = useChosenMatch();
  const { existing, preferences, plannedTime, changePreferences } = usePlaybook();
  const { pickPlace } = useSpot();
  const { searchedCity } = useCity();
  const places = usePlaces(searchedCity, spot.type);
  const { showQuote } = useQuote();
  const { playbook } = existing;
  const { style, transport, partOfDay } = preferences;
  const matchName = match?.name || spot.matchName;
  const isVideo = spot.needs.video;
  const plan = (
    <PlanPanel
      key={`${spot.id} ${spot.place?.id}`}
      prefill={{
        spotName: spot.name,
        spotType: spot.type,
        place: spot.place?.name ?? '',
        profileId: spot.profileId,
        matchName,
        playbookId: playbook?.operationId ?? '',
        style,
        transport: target.transportMode,
        video: isVideo,
        tips: playbook ? listTipTexts(playbook.sections) : [],
      }}
      isClosed={isClosed}
    />
  );
  return (
    <Stack $gap={6}>
      <SpotHeader
        spot={spot}
        matchName={matchName}
        interests={match?.interests ?? []}
        isMatchGone={spot.profileId !== '' && hasMatch(spot.profileId) === false}
        onBack={onBack}
      />
      <Columns>
        <Main>
          {playbook && plan}
          <PlaybookOptions
            {...{ style, transport, partOfDay, plannedTime, isVideo }}
            onStyle={(next) => changePreferences({ style: next })}
            onTransport={(next) => changePreferences({ transport: next })}
            onPartOfDay={(next) => changePreferences({ partOfDay: next })}
          />
          <PlaybookPanel target={target} />
        </Main>
        <Aside>
          <SpotSource spot={spot} onShowQuote={showQuote} onRemovePlace={() => pickPlace()}>
            <PlaceList city={searchedCity} type={spot.type} spotName={spot.name} result={places} onPick={pickPlace} />
          </SpotSource>
          <TravelTips {...{ style, transport, isVideo }} />
        </Aside>
        {!playbook && plan}
      </Columns>
    </Stack>
  );
}
