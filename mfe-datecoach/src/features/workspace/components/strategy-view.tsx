import { styled } from '@datewright/sdk/styled';
import { Stack } from '@datewright/ui';
import { useCity } from '../../../hooks/use-city.ts';
import type { SelectedSpot } from '../../../hooks/use-selection.ts';
import { useView } from '../../../hooks/use-view.ts';
import { usePlans } from '../../plans/api/use-plans.ts';
import { PlanPanel } from '../../plans/components/plan-panel.tsx';
import { findUpcomingPlan } from '../../plans/lib/find-plans.ts';
import { SpotHeader } from '../../playbook/components/spot-header.tsx';
import { SpotSource } from '../../playbook/components/spot-source.tsx';
import { TravelTips } from '../../playbook/components/travel-tips.tsx';
import type { PlaybookTarget } from '../../playbook/lib/playbook-request.ts';
import { listTipTexts } from '../../playbook/lib/section-parts.ts';
import { usePlaces } from '../../spots/api/places-query.ts';
import { PlaceList } from '../../spots/components/place-list.tsx';
import { PlacesNotice } from '../../spots/components/places-notice.tsx';
import { fromCustomSpotId } from '../../spots/lib/custom-spot.ts';
import { MissingSpot } from './missing-spot.tsx';
import { PlaybookPanel } from './playbook-panel.tsx';
import { Main, wideWidth } from './workspace-layout.tsx';
import { useChosenMatch, usePlaybook, useQuote, useSpot } from './workspace-provider.tsx';

/** On wide screens the plan's form is beside the playbook, and a saved plan above it; whatever comes first on a phone. */
const Columns = styled.div<{ $isPlanned: boolean }>`
  display: grid;
  gap: var(--space-6) var(--space-8);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: ${wideWidth}) {
    align-items: start;
    grid-template-columns: ${({ $isPlanned }) => ($isPlanned ? 'minmax(0, 1fr) 19rem' : '24rem minmax(0, 1fr)')};
    grid-template-rows: auto auto 1fr;
    > * {
      grid-column: ${({ $isPlanned }) => ($isPlanned ? 2 : 1)};
    }
  }
`;

const PlaybookColumn = styled(Main)<{ $isPlanned: boolean }>`
  @media (min-width: ${wideWidth}) {
    && {
      grid-column: ${({ $isPlanned }) => ($isPlanned ? 1 : 2)};
      grid-row: ${({ $isPlanned }) => ($isPlanned ? '2 / span 3' : '1 / span 3')};
    }
  }
`;

const PlanColumn = styled(Main)<{ $isPlanned: boolean }>`
  @media (min-width: ${wideWidth}) {
    && {
      grid-column: 1;
      ${({ $isPlanned }) => $isPlanned && 'grid-row: 1;'}
    }
  }
  &:empty {
    display: none;
  }
`;

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
  const { existing, preferences, changeDraft, writer } = usePlaybook();
  const { pickPlace, placeInPlan } = useSpot();
  const { searchedCity } = useCity();
  const places = usePlaces(searchedCity, spot.type);
  const { showQuote } = useQuote();
  const { playbook } = existing;
  const { style } = preferences;
  const matchName = match?.name || spot.matchName;
  const isVideo = spot.needs.video;
  const plan = findUpcomingPlan(usePlans().plans, { spotName: spot.name, profileId: spot.profileId });
  // Until it is saved, a plan is in the way of reading its playbook.
  const isPlaybookFirst = existing.kept.length > 0 || (writer.isRunning && writer.isFor(target));
  const isPlanned = plan !== undefined;
  const playbookColumn = (
    <PlaybookColumn key="playbook" $isPlanned={isPlanned}>
      <PlaybookPanel target={target} isMain={isPlanned} />
    </PlaybookColumn>
  );
  const source = (
    <SpotSource key="source" spot={spot} onShowQuote={showQuote} onRemovePlace={() => pickPlace()}>
      <PlaceList city={searchedCity} type={spot.type} spotName={spot.name} result={places} onPick={pickPlace} />
      <PlacesNotice city={searchedCity} results={[places]} />
    </SpotSource>
  );
  const planPanel = (
    <PlanColumn key={`${spot.id} ${spot.place?.id}`} $isPlanned={isPlanned}>
      <PlanPanel
        prefill={{
          spotName: spot.name,
          spotType: spot.type,
          place: getPlaceName(spot),
          profileId: spot.profileId,
          matchName,
          playbookId: playbook?.operationId ?? '',
          style,
          transport: target.transportMode,
          video: isVideo,
          tips: playbook ? listTipTexts(playbook.sections) : [],
        }}
        isClosed={isClosed}
        placeInPlan={placeInPlan}
        findHours={(place) => places.data?.places.find(({ name }) => name === place)?.hours}
        onDraft={changeDraft}
      />
    </PlanColumn>
  );
  const travelTips = <TravelTips key="travel" transport={target.transportMode} {...{ style, isVideo }} />;
  const order = plan
    ? plan.place === ''
      ? [planPanel, source, playbookColumn, travelTips]
      : [planPanel, playbookColumn, source, travelTips]
    : isPlaybookFirst
      ? [playbookColumn, source, planPanel, travelTips]
      : [source, planPanel, travelTips, playbookColumn];
  return (
    <Stack $gap={6}>
      <SpotHeader
        spot={spot}
        matchName={matchName}
        interests={match?.interests ?? []}
        isMatchGone={spot.profileId !== '' && hasMatch(spot.profileId) === false}
        onBack={onBack}
      />
      <Columns $isPlanned={isPlanned}>{order}</Columns>
    </Stack>
  );
}

/** The picked place, or what the member typed as their own spot; an idea is no place. */
const getPlaceName = ({ id, place, name, needs }: SelectedSpot) =>
  place?.name ?? (fromCustomSpotId(id) && !needs.video ? name : '');
