import { Button, Card, Heading, Row, SegmentedControl, Stack, Text } from '@datewright/ui';
import { UpgradeNotice } from '../../../components/upgrade-notice.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { Avatar } from '../../matches/components/avatar.tsx';
import { ChatViewer } from '../../matches/components/chat-viewer.tsx';
import { MatchPicker } from '../../matches/components/match-picker.tsx';
import { UpcomingDates } from '../../plans/components/upcoming-dates.tsx';
import { PlaybookList } from '../../playbook/components/playbook-list.tsx';
import { NeedsForm } from '../../spots/components/needs-form.tsx';
import { OwnSpotForm } from '../../spots/components/own-spot-form.tsx';
import { SpotList } from '../../spots/components/spot-list.tsx';
import type { WorkspaceState } from '../hooks/use-workspace.ts';
import { Columns, Main } from './workspace-layout.tsx';

/** Where a date begins: with whom, what it has to be, and where to. */
export function SpotsView({ coach }: { coach: WorkspaceState }) {
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
          <Card $padding={5}>{isChat ? <ChatSpotPanel coach={coach} /> : <OwnSpotPanel coach={coach} />}</Card>
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

function ChatSpotPanel({ coach }: { coach: WorkspaceState }) {
  const { spots: copy, access: words } = useCopy();
  const { match, spots, access } = coach;
  const isRefused = spots.trouble?.kind === 'preview';
  return (
    <Stack>
      <MatchPicker matches={coach.matches} onChoose={coach.chooseMatch} onUseOwnSpot={() => coach.setMode('own')} />
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

function OwnSpotPanel({ coach }: { coach: WorkspaceState }) {
  const { access: words } = useCopy();
  const { matches, access } = coach;
  return (
    <Stack>
      {access.isPreview && (
        <UpgradeNotice access={access} source="own-spot">
          {words.previewCustom}
        </UpgradeNotice>
      )}
      <OwnSpotForm isPrimary onChoose={coach.planPlain}>
        {matches.matches && matches.matches.length > 0 && (
          <MatchPicker isOptional matches={matches} onChoose={coach.chooseMatch} />
        )}
        <NeedsForm needs={coach.needs} onChange={coach.setNeeds} />
      </OwnSpotForm>
    </Stack>
  );
}
