import { Button, EmptyState, Notice, Skeleton, Stack } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';
import { PlanPanel } from '../features/plan/plan-panel.tsx';
import { Options } from '../features/playbook/components/options.tsx';
import { SpotHead } from '../features/playbook/components/spot-head.tsx';
import { SpotSource } from '../features/playbook/components/spot-source.tsx';
import { WayThere } from '../features/playbook/components/way-there.tsx';
import { wordsOfAll } from '../features/playbook/parts.ts';
import { Aside, Columns, Fold, Main } from './layout.tsx';
import { PlaybookPart } from './playbook-part.tsx';
import type { Coach } from './use-coach.ts';

/** The playbook for a spot, and the plan that comes of it. */
export function StrategyView({ coach }: { coach: Coach }) {
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
      for={{
        spotName: spot.name,
        profileId: spot.profileId,
        matchName,
        playbookId: playbook?.operationId ?? '',
        style: voice.style,
        transport: wanted.transportMode,
        video: isVideo,
        tips: playbook ? wordsOfAll(playbook.sections) : [],
      }}
      isPrivate={playbook?.isPrivatePlace ?? false}
      isClosed={coach.isClosed}
    />
  );
  return (
    <Stack $gap={6}>
      <SpotHead
        spot={spot}
        matchName={matchName}
        interests={match?.interests ?? []}
        isMatchGone={spot.profileId !== '' && coach.hasMatch(spot.profileId) === false}
        onBack={() => coach.show('locations')}
      />
      <Columns>
        <Main>
          <Options
            style={voice.style}
            transport={voice.transport}
            isVideo={isVideo}
            onStyle={(style) => coach.setVoice({ style })}
            onTransport={(transport) => coach.setVoice({ transport })}
          />
          <PlaybookPart coach={coach} wanted={wanted} />
        </Main>
        <Aside>
          <SpotSource spot={spot} onShowQuote={coach.showQuote} />
          <WayThere style={voice.style} transport={voice.transport} isVideo={isVideo} />
        </Aside>
        {playbook ? (
          plan
        ) : (
          <Fold>
            <summary>{copy.planWithout}</summary>
            {plan}
          </Fold>
        )}
      </Columns>
    </Stack>
  );
}
