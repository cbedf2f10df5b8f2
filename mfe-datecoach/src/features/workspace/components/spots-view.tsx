import { Card, Heading, Row, SegmentedControl, Stack } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { Avatar } from '../../matches/components/avatar.tsx';
import { ChatViewer } from '../../matches/components/chat-viewer.tsx';
import { UpcomingDates } from '../../plans/components/upcoming-dates.tsx';
import { PlaybookList } from '../../playbook/components/playbook-list.tsx';
import { SpotList } from '../../spots/components/spot-list.tsx';
import { ChatSpotPanel } from './chat-spot-panel.tsx';
import { OwnSpotPanel } from './own-spot-panel.tsx';
import { Columns, Main } from './workspace-layout.tsx';
import { useChosenMatch, usePlaybook, useQuote, useSpot } from './workspace-provider.tsx';

export type SpotMode = 'chat' | 'own';

interface Props {
  mode: SpotMode;
  onMode: (mode: SpotMode) => void;
}

/** Where planning starts: the match, what the date needs, and the spot. */
export function SpotsView({ mode, onMode }: Props) {
  const { spots: copy, matches: matchesCopy } = useCopy();
  const { match, isClosedMatch, hasMatch } = useChosenMatch();
  const { spots, needs, planSuggestedSpot, planNamedSpot } = useSpot();
  const { list, openPlaybook, forgetPlaybook } = usePlaybook();
  const { showQuote } = useQuote();
  const isChat = mode === 'chat';
  return (
    <Stack $gap={8}>
      <UpcomingDates isClosed={isClosedMatch} />
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
            onChange={onMode}
          />
          <Card $padding={5}>{isChat ? <ChatSpotPanel onUseOwnSpot={() => onMode('own')} /> : <OwnSpotPanel />}</Card>
        </Main>
        {match && (
          <Stack as="aside" $gap={3}>
            <Row $gap={3} $nowrap>
              <Avatar name={match.name} />
              <Heading $size={18} style={{ overflowWrap: 'anywhere' }}>
                {matchesCopy.viewer(match.name || matchesCopy.nameless)}
              </Heading>
            </Row>
            <ChatViewer match={match} />
          </Stack>
        )}
      </Columns>
      {isChat && (
        <SpotList
          spots={spots}
          needs={needs}
          onChoose={planSuggestedSpot}
          onChooseBuiltIn={planNamedSpot}
          onShowQuote={showQuote}
        />
      )}
      <PlaybookList list={list} hasMatch={hasMatch} onOpen={openPlaybook} onDeleted={forgetPlaybook} />
    </Stack>
  );
}
