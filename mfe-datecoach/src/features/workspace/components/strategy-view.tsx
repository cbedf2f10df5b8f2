import { Button, EmptyState, Notice, Skeleton, Stack } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { PlanPanel } from '../../plans/components/plan-panel.tsx';
import { PlaybookOptions } from '../../playbook/components/playbook-options.tsx';
import { SpotHeader } from '../../playbook/components/spot-header.tsx';
import { SpotSource } from '../../playbook/components/spot-source.tsx';
import { TravelTips } from '../../playbook/components/travel-tips.tsx';
import { listTipTexts } from '../../playbook/lib/section-parts.ts';
import type { WorkspaceState } from '../hooks/use-workspace.ts';
import { PlaybookSection } from './playbook-section.tsx';
import { Aside, Columns, Disclosure, Main } from './workspace-layout.tsx';

/** The playbook for a spot, and the plan that comes of it. */
export function StrategyView({ coach }: { coach: WorkspaceState }) {
  const { playbook: copy } = useCopy();
  const { found, spot, wanted, match, voice } = coach;
  const back = (
    <Button variant="secondary" onClick={() => coach.show('locations')}>
      {copy.back}
    </Button>
  );
  if (!spot || !wanted) {
    if (found.isLost || !coach.hasSpot) {
      return (
        <EmptyState icon="date" title={found.isLost ? copy.lost : copy.noSpot} action={back}>
          {copy.noSpotText}
        </EmptyState>
      );
    }
    if (found.failed) {
      return (
        <Notice
          tone="bad"
          live="polite"
          action={
            <Button variant="secondary" size="small" busy={found.isReading} onClick={found.read}>
              {copy.retry}
            </Button>
          }
        >
          {copy.lostRetry}
        </Notice>
      );
    }
    return (
      <Stack aria-busy aria-label={copy.finding}>
        <Skeleton $width="14rem" $height="2rem" />
        <Skeleton $height="12rem" $radius="var(--radius-card)" />
      </Stack>
    );
  }
  const matchName = match?.name || spot.matchName;
  const { playbook } = coach.playbook;
  const isVideo = spot.needs.video;
  const plan = (
    <PlanPanel
      key={spot.id}
      prefill={{
        spotName: spot.name,
        profileId: spot.profileId,
        matchName,
        playbookId: playbook?.operationId ?? '',
        style: voice.style,
        transport: wanted.transportMode,
        video: isVideo,
        tips: playbook ? listTipTexts(playbook.sections) : [],
      }}
      isPrivatePlace={playbook?.isPrivatePlace ?? false}
      isClosed={coach.isClosed}
    />
  );
  return (
    <Stack $gap={6}>
      <SpotHeader
        spot={spot}
        matchName={matchName}
        interests={match?.interests ?? []}
        isMatchGone={spot.profileId !== '' && coach.hasMatch(spot.profileId) === false}
        onBack={() => coach.show('locations')}
      />
      <Columns>
        <Main>
          <PlaybookOptions
            style={voice.style}
            transport={voice.transport}
            isVideo={isVideo}
            onStyle={(style) => coach.setVoice({ style })}
            onTransport={(transport) => coach.setVoice({ transport })}
          />
          <PlaybookSection coach={coach} wanted={wanted} />
        </Main>
        <Aside>
          <SpotSource spot={spot} onShowQuote={coach.showQuote} />
          <TravelTips style={voice.style} transport={voice.transport} isVideo={isVideo} />
        </Aside>
        {playbook ? (
          plan
        ) : (
          <Disclosure>
            <summary>{copy.planWithout}</summary>
            {plan}
          </Disclosure>
        )}
      </Columns>
    </Stack>
  );
}
