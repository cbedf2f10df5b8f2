import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { useSearchParams } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Button, Dialog, Heading, Notice, Row, Stack, VisuallyHidden } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { matchesQuery } from '../features/matches/api/match-queries.ts';
import { DeleteDialog, type Doomed } from '../features/matches/components/delete-dialog.tsx';
import { MatchList } from '../features/matches/components/match-list.tsx';
import { CreditLine } from '../features/suggestions/components/credit-line.tsx';
import { OpenMatch } from './open-match.tsx';
import { useOpening } from './use-opening.ts';

const Frame = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;
  width: 100%;
  @media (min-width: 64rem) {
    grid-template-columns: 17rem minmax(0, 1fr);
  }
`;

const Aside = styled.aside`
  border-right: 1px solid var(--hairline);
  display: none;
  overflow-y: auto;
  padding: var(--space-4);
  @media (min-width: 64rem) {
    display: block;
  }
`;

// Positioned: what is hidden for eyes inside would lengthen the whole page otherwise.
const Main = styled.div`
  min-width: 0;
  overflow-y: auto;
  padding: var(--space-4);
  position: relative;
`;

const OnlyNarrow = styled.span`
  @media (min-width: 64rem) {
    display: none;
  }
`;

/** Which match is open, in which workspace. A match that was just made keeps the workspace that it was made in. */
function useOpenMatch() {
  const [search, setSearch] = useSearchParams();
  const address = search.get('match');
  const [state, setState] = useState({ address, matchId: address, workspace: 0 });
  let now = state;
  // The address may follow a step behind what was just made; only its own changes open another workspace.
  if (state.address !== address) {
    const workspace = state.matchId === address ? state.workspace : state.workspace + 1;
    now = { address, matchId: address, workspace };
    setState(now);
  }
  return {
    matchId: now.matchId,
    workspace: now.workspace,
    open: (id: string) => setSearch({ match: id }),
    /** Another, empty workspace, also when one for a new match is open already. */
    openNew: () => {
      setState({ ...now, matchId: null, workspace: now.workspace + 1 });
      setSearch({});
    },
    madeIn: (id: string) => {
      setState({ ...now, matchId: id });
      setSearch({ match: id }, { replace: true });
    },
  };
}

export function ChatpadPage() {
  const copy = useCopy();
  const api = useApi();
  const matches = useQuery(matchesQuery(api));
  const { matchId, workspace, open, openNew, madeIn } = useOpenMatch();
  const { opening, taken } = useOpening();
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const [listOpen, setListOpen] = useState(false);
  const count = matches.data?.matches.length ?? 0;

  const list = (
    <MatchList
      matches={matches.data?.matches}
      openId={matchId}
      onOpen={(id) => {
        setListOpen(false);
        if (id === null) openNew();
        else open(id);
      }}
      onDeleteAll={() => {
        setListOpen(false);
        setDoomed('all');
      }}
    />
  );

  return (
    <Frame>
      <Aside aria-label={copy.matches.title}>
        <Stack>
          <Heading as="h2" $size={18}>
            {copy.matches.title}
          </Heading>
          {list}
        </Stack>
      </Aside>
      <Main>
        <Stack>
          <VisuallyHidden as="h1">{copy.title}</VisuallyHidden>
          <Row $justify="space-between" $gap={2}>
            <OnlyNarrow>
              <Button variant="secondary" size="small" onClick={() => setListOpen(true)}>
                {copy.matches.open(count)}
              </Button>
            </OnlyNarrow>
            <CreditLine />
          </Row>
          {matches.error && !matches.data && (
            <Notice
              tone="bad"
              live="polite"
              action={
                <Button variant="secondary" size="small" onClick={() => matches.refetch()}>
                  {copy.matches.retry}
                </Button>
              }
            >
              {copy.matches.loadFailed}
            </Notice>
          )}
          <OpenMatch
            key={workspace}
            matchId={matchId}
            opening={opening}
            onTaken={taken}
            onMade={madeIn}
            onDelete={setDoomed}
          />
        </Stack>
      </Main>
      <Dialog open={listOpen} onClose={() => setListOpen(false)} title={copy.matches.title}>
        {list}
      </Dialog>
      <DeleteDialog
        doomed={doomed}
        onClose={() => setDoomed(null)}
        onDeleted={(gone) => {
          setDoomed(null);
          if (gone === 'all' || gone.matchId === matchId) openNew();
        }}
      />
    </Frame>
  );
}
