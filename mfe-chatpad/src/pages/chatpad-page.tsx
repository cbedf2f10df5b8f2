import { useApi, useSession } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { styled } from '@datewright/sdk/styled';
import { Button, Dialog, Heading, Notice, Row, Stack, VisuallyHidden } from '@datewright/ui';
import { useEffect, useState } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { LinesDialog } from '../features/lines/components/lines-dialog.tsx';
import { matchesQuery } from '../features/matches/api/match-queries.ts';
import { DeleteMatchDialog, type DeleteTarget } from '../features/matches/components/delete-match-dialog.tsx';
import { MatchList } from '../features/matches/components/match-list.tsx';
import { CreditStatus } from '../features/suggestions/components/credit-status.tsx';
import { MatchWorkspace } from '../features/workspace/components/match-workspace.tsx';
import { useOpenMatch } from '../features/workspace/hooks/use-open-match.ts';
import { useOpening } from '../features/workspace/hooks/use-opening.ts';
import { useUpgradeWall } from '../features/workspace/hooks/use-upgrade-wall.ts';
import { listUnsavedMatches } from '../lib/draft-storage.ts';
import { clearOtherMembers } from '../lib/storage-keys.ts';

const PageGrid = styled.div`
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

const NarrowOnly = styled.span`
  @media (min-width: 64rem) {
    display: none;
  }
`;

export function ChatpadPage() {
  const copy = useCopy();
  const api = useApi();
  const matches = useQuery(matchesQuery(api));
  const member = useSession().user?.id ?? '';
  const { matchId, slot, workspace, open, openUnmade, openNew, madeIn } = useOpenMatch(member);
  const { opening, taken } = useOpening();
  const [doomed, setDoomed] = useState<DeleteTarget | null>(null);
  const [listOpen, setListOpen] = useState(false);
  const [linesOpen, setLinesOpen] = useState(false);
  useEffect(() => {
    if (member !== '') clearOtherMembers(member);
  }, [member]);
  const unmade = listUnsavedMatches(member)
    .filter((one) => one.slot !== slot)
    .map(({ slot, draft }) => ({
      slot,
      name: draft.edits.name ?? '',
      words: draft.pasted || draft.edits.bio || draft.draft,
    }));
  const kept = matches.data?.matches;
  const begun = listUnsavedMatches(member).length > 0;
  useUpgradeWall(kept && (kept.length > 0 || begun || opening !== null));
  const count = matches.data?.matches.length ?? 0;

  const list = (
    <MatchList
      matches={matches.data?.matches}
      unsaved={unmade}
      openSlot={slot}
      onOpen={(chosen) => {
        setListOpen(false);
        if (chosen === null) openNew();
        else if (unmade.some((one) => one.slot === chosen)) openUnmade(chosen);
        else open(chosen);
      }}
      onDeleteAll={() => {
        setListOpen(false);
        setDoomed('all');
      }}
    />
  );

  return (
    <PageGrid>
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
            <NarrowOnly>
              <Button variant="secondary" size="small" onClick={() => setListOpen(true)}>
                {copy.matches.open(count)}
              </Button>
            </NarrowOnly>
            <CreditStatus />
            <Button variant="ghost" size="small" onClick={() => setLinesOpen(true)}>
              {copy.lines.open}
            </Button>
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
          <MatchWorkspace
            key={workspace}
            matchId={matchId}
            slot={slot}
            opening={opening}
            onOpeningUsed={taken}
            onCreated={madeIn}
            onDelete={setDoomed}
          />
        </Stack>
      </Main>
      <Dialog open={listOpen} onClose={() => setListOpen(false)} title={copy.matches.title}>
        {list}
      </Dialog>
      <LinesDialog open={linesOpen} onClose={() => setLinesOpen(false)} matchId={matchId} />
      <DeleteMatchDialog
        target={doomed}
        onClose={() => setDoomed(null)}
        onDeleted={(gone) => {
          setDoomed(null);
          if (gone === 'all' || gone.slot === slot) openNew();
        }}
      />
    </PageGrid>
  );
}
