import { Button, Dialog, Heading, RetryNotice, Stack, VisuallyHidden } from '@datewright/ui';
import { useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { UnsavedMatch } from '../../../lib/draft-storage.ts';
import { readPicture } from '../../../lib/opening.ts';
import { LinesDialog } from '../../lines/components/lines-dialog.tsx';
import { DeleteMatchDialog, type DeleteTarget } from '../../matches/components/delete-match-dialog.tsx';
import { MatchList } from '../../matches/components/match-list.tsx';
import { useMatchList } from '../hooks/use-match-list.ts';
import { useMoveFocus } from '../hooks/use-move-focus.ts';
import { useOpenMatch } from '../hooks/use-open-match.ts';
import { useOpening } from '../hooks/use-opening.ts';
import { useUpgradeWall } from '../hooks/use-upgrade-wall.ts';
import { Aside, AsideHeader, Main, PageGrid, TopRow } from './chatpad-layout.tsx';
import { MatchWorkspace, WorkspaceSkeleton } from './match-workspace.tsx';

/** The list of matches next to the workspace of the open one. */
export function ChatpadWorkspace() {
  const copy = useCopy();
  const { member, matches, newest, unsaved, hasFailed, refetch } = useMatchList();
  const { opening, markUsed, openWith } = useOpening();
  const opened = useOpenMatch(member, {
    startsNew: opening?.pasted !== undefined || readPicture(opening) !== undefined,
    hasOpening: opening !== null,
    newest,
  });
  const { matchId, slot, workspace, isChoosing, open, openUnsaved, openNew, onCreated } = opened;
  const [deleteTarget, setDeleteTarget] = useState<DeleteTarget | null>(null);
  const [isListOpen, setListOpen] = useState(false);
  const [areLinesOpen, setLinesOpen] = useState(false);
  const main = useRef<HTMLDivElement>(null);
  const expectMove = useMoveFocus(workspace, main);
  useUpgradeWall(matches && (matches.length > 0 || unsaved.length > 0 || opening !== null));
  const otherUnsaved = unsaved.filter((other) => other.slot !== slot);

  function openFromList(chosen: string | null) {
    setListOpen(false);
    expectMove();
    if (chosen === null) openNew();
    else if (otherUnsaved.some((other) => other.slot === chosen)) openUnsaved(chosen);
    else open(chosen);
  }
  function leaveDeleted(deleted: DeleteTarget) {
    setDeleteTarget(null);
    expectMove();
    if (deleted === 'all' || deleted.slot === slot) openNew();
  }

  const list = (
    <MatchList
      matches={matches}
      unsaved={otherUnsaved.map(toListed)}
      openSlot={slot}
      hasFailed={hasFailed}
      onRetry={refetch}
      onOpen={openFromList}
      onDeleteAll={() => {
        setListOpen(false);
        setDeleteTarget('all');
      }}
    />
  );

  const linesButton = (
    <Button variant="ghost" size="small" onClick={() => setLinesOpen(true)}>
      {copy.lines.open}
    </Button>
  );
  const top = (
    <TopRow>
      <Button variant="secondary" size="small" onClick={() => setListOpen(true)}>
        {copy.matches.open(matches?.length)}
      </Button>
      {linesButton}
      {hasFailed && matchId === null && <RetryNotice onRetry={refetch}>{copy.matches.loadFailed}</RetryNotice>}
    </TopRow>
  );

  return (
    <PageGrid>
      <Aside aria-label={copy.matches.title}>
        <Stack>
          <AsideHeader>
            <Heading as="h2" $size={18}>
              {copy.matches.title}
            </Heading>
            {linesButton}
          </AsideHeader>
          {list}
        </Stack>
      </Aside>
      <Main ref={main}>
        <VisuallyHidden as="h1">{copy.title}</VisuallyHidden>
        {isChoosing ? (
          <WorkspaceSkeleton top={top} />
        ) : (
          <MatchWorkspace
            key={workspace}
            {...{ matchId, slot, opening, onCreated, top }}
            onOpeningUsed={markUsed}
            onDelete={setDeleteTarget}
            onPasteElsewhere={(pasted) => {
              openWith({ pasted });
              openNew();
            }}
            onRetry={() => hasFailed && refetch()}
          />
        )}
      </Main>
      <Dialog open={isListOpen} onClose={() => setListOpen(false)} title={copy.matches.title}>
        {list}
      </Dialog>
      <LinesDialog open={areLinesOpen} onClose={() => setLinesOpen(false)} matchId={matchId} />
      <DeleteMatchDialog target={deleteTarget} onClose={() => setDeleteTarget(null)} onDeleted={leaveDeleted} />
    </PageGrid>
  );
}

const toListed = ({ slot, draft }: UnsavedMatch) => ({
  slot,
  name: draft.edits.name ?? '',
  preview: draft.pasted || draft.edits.bio || draft.draft,
});
