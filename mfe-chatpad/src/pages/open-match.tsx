import type { Opening } from '@datewright/contracts/chatpad/opening';
import { ApiError, useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { Button, Notice, Skeleton, Stack } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';
import { matchQuery } from '../features/matches/api/match-queries.ts';
import type { Doomed } from '../features/matches/components/delete-dialog.tsx';
import { Workspace } from './workspace.tsx';

interface Props {
  /** `null`: a match that does not exist yet. */
  matchId: string | null;
  /** Where what is typed is kept. */
  slot: string;
  onMade: (matchId: string) => void;
  onDelete: (doomed: Doomed) => void;
  /** What another page opened it with, until a workspace has taken it. */
  opening: Opening | null;
  onTaken: () => void;
}

/** The workspace of one match, once it is there. Making a match keeps the workspace that it was made in. */
export function OpenMatch({ matchId, slot, onMade, onDelete, opening, onTaken }: Props) {
  const { matches: copy } = useCopy();
  const api = useApi();
  const { data, error, refetch } = useQuery({ ...matchQuery(api, matchId ?? ''), enabled: matchId !== null });
  if (matchId !== null && !data) {
    if (!error) return <WaitingWorkspace />;
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
      onTaken={onTaken}
      onMade={onMade}
      onDelete={onDelete}
    />
  );
}

function WaitingWorkspace() {
  return (
    <Stack aria-busy>
      <Skeleton $width="14rem" $height="2rem" />
      <Skeleton $height="10rem" $radius="var(--radius-card)" />
      <Skeleton $height="7rem" $radius="var(--radius-card)" />
    </Stack>
  );
}
