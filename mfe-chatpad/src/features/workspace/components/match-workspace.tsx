import type { ChatpadNavigationState } from '@datewright/contracts/chatpad/navigation-state';
import { ApiError, useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { Notice, RetryNotice, Skeleton, Stack } from '@datewright/ui';
import { useOnline } from '@datewright/ui/use-online';
import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { matchQuery } from '../../matches/api/match-queries.ts';
import type { DeleteTarget } from '../../matches/components/delete-match-dialog.tsx';
import { Workspace } from './workspace.tsx';
import { ConversationPane } from './workspace-layout.tsx';

interface Props {
  /** `null` for a match that does not exist yet. */
  matchId: string | null;
  /** The id under which unsent text is stored. */
  slot: string;
  onCreated: (matchId: string) => void;
  onDelete: (target: DeleteTarget) => void;
  /** Opens a new match with a pasted text that is not about this one. */
  onPasteElsewhere: (pasted: string) => void;
  /** Called when the member tries again to open the match, which can't be read. */
  onRetry: () => void;
  /** The navigation state from another page, until a workspace has applied it. */
  opening: ChatpadNavigationState | null;
  onOpeningUsed: () => void;
  /** Shown above the conversation. */
  top: ReactNode;
}

/** The workspace of one match, once loaded. A match that was just created stays in its workspace. */
export function MatchWorkspace({ matchId, onRetry, opening, ...workspace }: Props) {
  const { matches: copy } = useCopy();
  const api = useApi();
  const isOnline = useOnline();
  const { data, error, refetch } = useQuery({ ...matchQuery(api, matchId ?? ''), enabled: matchId !== null });
  function retry() {
    void refetch();
    onRetry();
  }
  const { top } = workspace;
  if (matchId !== null && !data) {
    if (!error && isOnline) return <WorkspaceSkeleton top={top} />;
    const isGone = error instanceof ApiError && error.code === 'match_not_found';
    return (
      <ConversationPane>
        {top}
        {isGone ? (
          <Notice tone="bad" live="polite">
            {copy.gone}
          </Notice>
        ) : (
          <RetryNotice onRetry={retry}>{isOnline ? copy.openFailed : copy.openOffline}</RetryNotice>
        )}
      </ConversationPane>
    );
  }
  // Navigation state for another match waits until that match opens.
  const ownOpening = opening && (opening.matchId ?? matchId) === matchId ? opening : null;
  return <Workspace match={data?.match ?? null} rounds={data?.rounds ?? []} opening={ownOpening} {...workspace} />;
}

/** Shown while the match loads. */
export function WorkspaceSkeleton({ top }: Pick<Props, 'top'>) {
  return (
    <ConversationPane aria-busy>
      {top}
      <Stack>
        <Skeleton $width="14rem" $height="2rem" />
        <Skeleton $height="10rem" $radius="var(--radius-card)" />
        <Skeleton $height="7rem" $radius="var(--radius-card)" />
      </Stack>
    </ConversationPane>
  );
}
