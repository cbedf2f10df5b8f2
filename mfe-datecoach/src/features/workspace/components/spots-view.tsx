import { styled } from '@datewright/sdk/styled';
import { Card, Heading, Row, SegmentedControl, Stack } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useCity } from '../../../hooks/use-city.ts';
import { Avatar } from '../../matches/components/avatar.tsx';
import { ChatViewer } from '../../matches/components/chat-viewer.tsx';
import { UpcomingDates } from '../../plans/components/upcoming-dates.tsx';
import { PlaybookList } from '../../playbook/components/playbook-list.tsx';
import { SpotList } from '../../spots/components/spot-list.tsx';
import { ChatSpotPanel } from './chat-spot-panel.tsx';
import { OwnSpotPanel } from './own-spot-panel.tsx';
import { Columns, Main, wideWidth } from './workspace-layout.tsx';
import { useChosenMatch, usePlaybook, useQuote, useSpot } from './workspace-provider.tsx';

export type SpotMode = 'chat' | 'own';

/** Two buttons in one row on a phone too. */
const Modes = styled.div`
  @media (max-width: 30rem) {
    label {
      flex-basis: 8rem;
      font-size: var(--text-14);
      line-height: 1.25;
    }
  }
`;

/** Below the form, before the chat on narrow screens, and across both columns on wide ones. */
const Results = styled.div`
  min-width: 0;
  &:not(:has(> section)) {
    display: contents;
  }
  @media (min-width: ${wideWidth}) {
    grid-column: 1 / -1;
    grid-row: 2;
  }
`;

const Beside = styled(Stack)`
  @media (min-width: ${wideWidth}) {
    grid-column: 2;
    grid-row: 1;
  }
`;

interface Props {
  mode: SpotMode;
  onMode: (mode: SpotMode) => void;
}

/** Where planning starts: the match, what the date needs, and the spot. */
export function SpotsView({ mode, onMode }: Props) {
  const { spots: copy, matches: matchesCopy } = useCopy();
  const { match, matches, isClosedMatch, hasMatch } = useChosenMatch();
  const { spots, needs, planSuggestedSpot, planNamedSpot } = useSpot();
  const { list, openPlaybook, forgetPlaybook } = usePlaybook();
  const { showQuote } = useQuote();
  const isChat = mode === 'chat';
  const city = useCity();
  const [askedCity, setAskedCity] = useState('');
  return (
    <Stack $gap={8}>
      <UpcomingDates isClosed={isClosedMatch} />
      <Columns>
        <Main>
          <Heading $size={22} tabIndex={-1} data-view-title>
            {copy.view}
          </Heading>
          <Modes>
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
          </Modes>
          <Card $padding={5}>
            {isChat ? <ChatSpotPanel city={city} onSearchCity={setAskedCity} /> : <OwnSpotPanel />}
          </Card>
        </Main>
        {isChat && (
          <Results>
            <SpotList
              spots={spots}
              needs={needs}
              city={city.city}
              searchedCity={city.searchedCity}
              askedCity={askedCity}
              onChoose={planSuggestedSpot}
              onChooseBuiltIn={planNamedSpot}
              onShowQuote={showQuote}
            />
          </Results>
        )}
        {match && (
          <Beside as="aside" $gap={3}>
            <Row $gap={3} $nowrap>
              <Avatar name={match.name} />
              <Heading $size={18} style={{ overflowWrap: 'anywhere' }}>
                {matchesCopy.viewer(match.name || matchesCopy.nameless)}
              </Heading>
            </Row>
            <ChatViewer match={match} lacksMessages={matches.lacksMessages} />
          </Beside>
        )}
      </Columns>
      <PlaybookList list={list} hasMatch={hasMatch} onOpen={openPlaybook} onDeleted={forgetPlaybook} />
    </Stack>
  );
}
