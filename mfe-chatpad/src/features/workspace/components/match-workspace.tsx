import type { ChatpadNavigationState } from '@datewright/contracts/chatpad/navigation-state';
import { ApiError, useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { Button, Notice, Skeleton, Stack } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { matchQuery } from '../../matches/api/match-queries.ts';
import type { DeleteTarget } from '../../matches/components/delete-match-dialog.tsx';
import { Workspace } from './workspace.tsx';

interface Props {
  /** `null`: a match that does not exist yet. */
  matchId: string | null;
  /** Where what is typed is kept. */
  slot: string;
  onCreated: (matchId: string) => void;
  onDelete: (doomed: DeleteTarget) => void;
  /** What another page opened it with, until a workspace has taken it. */
  opening: ChatpadNavigationState | null;
  onOpeningUsed: () => void;
}

/** The workspace of one match, once it is there. Making a match keeps the workspace that it was made in. */
export function MatchWorkspace({ matchId, slot, onCreated, onDelete, opening, onOpeningUsed }: Props) {
  const { matches: copy } = useCopy();
  const api = useApi();
  const { data, error, refetch } = useQuery({ ...matchQuery(api, matchId ?? ''), enabled: matchId !== null });
  if (matchId !== null && !data) {
    if (!error) return <WorkspaceSkeleton />;
    const isGone = error instanceof ApiError && error.code === 'match_not_found';
    const retry = (
      <Button variant="secondary" size="small" onClick={() => refetch()}>
        {copy.retry}
      </Button>
    );
    return (
      <Notice tone="bad" live="polite" action={!isGone && retry}>
        {isGone ? copy.gone : copy.openFailed}
      </Notice>
    );
  }
  // That of another match waits for it.
  const own = opening && (opening.matchId ?? matchId) === matchId ? opening : null;
  return (
    <Workspace
      match={data?.match ?? null}
      slot={slot}
      rounds={data?.rounds ?? []}
      opening={own}
      onOpeningUsed={onOpeningUsed}
      onCreated={onCreated}
      onDelete={onDelete}
    />
  );
}

function WorkspaceSkeleton() {
  return (
    <Stack aria-busy>
      <Skeleton $width="14rem" $height="2rem" />
      <Skeleton $height="10rem" $radius="var(--radius-card)" />
      <Skeleton $height="7rem" $radius="var(--radius-card)" />
    </Stack>
  );
}
