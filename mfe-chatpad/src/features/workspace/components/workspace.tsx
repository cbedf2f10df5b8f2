import type { Match } from '@datewright/contracts/chatpad/match';
import type { ChatpadNavigationState } from '@datewright/contracts/chatpad/navigation-state';
import type { Round } from '@datewright/contracts/chatpad/round';
import { useInvalidFocus } from '@datewright/ui/use-invalid-focus';
import { useEffect, useRef } from 'react';
import type { DeleteTarget } from '../../matches/components/delete-match-dialog.tsx';
import { isRunning } from '../../suggestions/lib/suggestion-request.ts';
import { useWorkspaceShortcuts } from '../hooks/use-workspace-shortcuts.ts';
import { MatchConflictDialog } from './match-conflict-dialog.tsx';
import { MatchEditor } from './match-editor.tsx';
import { BottomSendBar } from './send-bars.tsx';
import { SuggestionResults } from './suggestion-results.tsx';
import { Columns } from './workspace-layout.tsx';
import { useSending, WorkspaceProvider } from './workspace-provider.tsx';

interface ColumnsProps {
  rounds: Round[];
  /** The navigation state from another page. */
  opening: ChatpadNavigationState | null;
  onOpeningUsed: () => void;
  onDelete: (target: DeleteTarget) => void;
}

interface Props extends ColumnsProps {
  match: Match | null;
  /** The id under which unsent text is stored. */
  slot: string;
  onCreated: (matchId: string) => void;
}

/** One match: its profile, its conversation, the request options and the suggestions. */
export function Workspace({ match, slot, onCreated, ...columns }: Props) {
  return (
    <WorkspaceProvider {...{ match, slot, onCreated }}>
      <WorkspaceColumns {...columns} />
    </WorkspaceProvider>
  );
}

function WorkspaceColumns({ rounds, opening, onOpeningUsed, onDelete }: ColumnsProps) {
  const { send, stop, request } = useSending();
  const editor = useRef<HTMLElement>(null);
  const draftBox = useRef<HTMLDivElement>(null);
  const focusInvalidField = useInvalidFocus(editor);
  const focusDraft = () => draftBox.current?.querySelector('textarea')?.focus();
  useEffect(() => {
    if (!opening) return;
    draftBox.current?.querySelector('textarea')?.focus();
    onOpeningUsed();
  }, [opening, onOpeningUsed]);
  function submit() {
    void send();
    focusInvalidField();
  }
  const onKeyDown = useWorkspaceShortcuts(submit, stop, isRunning(request));

  return (
    <Columns onKeyDown={onKeyDown}>
      <MatchEditor ref={editor} {...{ draftBox, opening, onDelete }} onSend={submit} />
      <SuggestionResults rounds={rounds} onRetry={submit} onDraftReplaced={focusDraft} />
      <BottomSendBar onSend={submit} />
      <MatchConflictDialog />
    </Columns>
  );
}
