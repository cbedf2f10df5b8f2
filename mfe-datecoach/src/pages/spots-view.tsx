import { Button, Card, Heading, Row, SegmentedControl, Stack, Text } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';
import { Avatar } from '../features/matches/components/avatar.tsx';
import { ChatViewer } from '../features/matches/components/chat-viewer.tsx';
import { MatchPicker } from '../features/matches/components/match-picker.tsx';
import { UpcomingDates } from '../features/plan/upcoming-dates.tsx';
import { PlaybookList } from '../features/playbook/components/playbook-list.tsx';
import { NeedsForm } from '../features/spots/components/needs-form.tsx';
import { OwnSpot } from '../features/spots/components/own-spot.tsx';
import { SpotList } from '../features/spots/components/spot-list.tsx';
import { UpgradeNotice } from '../frame/upgrade-notice.tsx';
import { Columns, Main } from './layout.tsx';
import type { Coach } from './use-coach.ts';

/** Where a date begins: with whom, what it has to be, and where to. */
export function SpotsView({ coach }: { coach: Coach }) {
  const { spots: copy, matches: words } = useCopy();
  const { mode, match } = coach;
  const isChat = mode === 'chat';
  return (
    <Stack $gap={8}>
      <UpcomingDates isClosed={coach.isClosedMatch} />
      <Columns>
        <Main>
          <Heading $size={28} tabIndex={-1} data-view-title>
            {copy.view}
          </Heading>
          <SegmentedControl
            legend={copy.mode}
            hideLegend
            options={[
              { value: 'chat', label: copy.modes.chat },
              { value: 'own', label: copy.modes.own },
            ]}
            value={mode}
            onChange={coach.setMode}
          />
          <Card $padding={5}>{isChat ? <FromChat coach={coach} /> : <Own coach={coach} />}</Card>
        </Main>
        {match && (
          <Stack as="aside" $gap={3}>
            <Row $gap={3} $nowrap>
              <Avatar name={match.name} />
              <Heading $size={18}>{words.viewer(match.name || words.nameless)}</Heading>
            </Row>
            <ChatViewer match={match} />
          </Stack>
        )}
      </Columns>
      {isChat && (
        <SpotList
          spots={coach.spots}
          needs={coach.needs}
          onChoose={coach.planSpot}
          onChooseBuiltIn={coach.planPlain}
          onShowQuote={coach.showQuote}
        />
      )}
      <PlaybookList
        list={coach.list}
        hasMatch={coach.hasMatch}
        onOpen={coach.openPlaybook}
        onDeleted={coach.forgetPlaybook}
      />
    </Stack>
  );
}

function FromChat({ coach }: { coach: Coach }) {
  const { spots: copy, access: words } = useCopy();
  const { match, spots, access } = coach;
  const isRefused = spots.trouble?.kind === 'preview';
  return (
    <Stack>
      <MatchPicker matches={coach.matches} onChoose={coach.chooseMatch} onOwnSpot={() => coach.setMode('own')} />
      {/* Nobody adds a match first, to read then that the plan has no spots. */}
      {(access.isPreview || isRefused) && (
        <UpgradeNotice access={access} source="spots">
          {isRefused ? words.spots : words.previewAnalysis}
        </UpgradeNotice>
      )}
      {coach.matches.matches?.length !== 0 && !coach.matches.isDown && (
        <>
          <NeedsForm needs={coach.needs} onChange={coach.setNeeds} />
          <Row $gap={3}>
            <Button
              variant={spots.spots ? 'secondary' : 'primary'}
              disabled={!match}
              busy={spots.asking}
              onClick={() => void spots.ask()}
            >
              {match ? copy.preview : copy.previewNone}
            </Button>
            {!access.isPreview && (
              <Text $tone="muted" $size={14}>
                {copy.free}
              </Text>
            )}
          </Row>
        </>
      )}
    </Stack>
  );
}

function Own({ coach }: { coach: Coach }) {
  const { access: words } = useCopy();
  const { matches, access } = coach;
  return (
    <Stack>
      {access.isPreview && (
        <UpgradeNotice access={access} source="own-spot">
          {words.previewCustom}
        </UpgradeNotice>
      )}
      <OwnSpot isMain onChoose={coach.planPlain}>
        {matches.matches && matches.matches.length > 0 && (
          <MatchPicker isOptional matches={matches} onChoose={coach.chooseMatch} />
        )}
        <NeedsForm needs={coach.needs} onChange={coach.setNeeds} />
      </OwnSpot>
    </Stack>
  );
}
