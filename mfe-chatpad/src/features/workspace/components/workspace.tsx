import type { Match } from '@datewright/contracts/chatpad/match';
import type { ChatpadNavigationState } from '@datewright/contracts/chatpad/navigation-state';
import type { Round } from '@datewright/contracts/chatpad/round';
import { useInvalidFocus } from '@datewright/ui/use-invalid-focus';
import { type ReactNode, useEffect, useRef } from 'react';
import type { DeleteTarget } from '../../matches/components/delete-match-dialog.tsx';
import { isRunning } from '../../suggestions/lib/suggestion-request.ts';
import { hasReadyLines } from '../hooks/compare-with-newest.ts';
import { useAddressTask } from '../hooks/use-address-task.ts';
import { useAnswerFocus } from '../hooks/use-answer-focus.ts';
import { useSendAfterReading } from '../hooks/use-send-after-reading.ts';
import { useSheet } from '../hooks/use-sheet.ts';
import { useWorkspaceShortcuts } from '../hooks/use-workspace-shortcuts.ts';
import { MatchConflictDialog } from './match-conflict-dialog.tsx';
import { MatchEditor } from './match-editor.tsx';
import { SuggestionResults, sortNewestFirst } from './suggestion-results.tsx';
import { BottomArea, ConversationColumn, ConversationPane, Panes, SuggestionsPane } from './workspace-layout.tsx';
import { useDraft, usePaste, useSending, WorkspaceProvider } from './workspace-provider.tsx';
import { BottomWriteBar } from './write-controls.tsx';

interface PanesProps {
  rounds: Round[];
  /** The navigation state from another page. */
  opening: ChatpadNavigationState | null;
  onOpeningUsed: () => void;
  onDelete: (target: DeleteTarget) => void;
  /** Opens a new match with a pasted text that is not about this one. */
  onPasteElsewhere: (pasted: string) => void;
  /** Shown above the conversation. */
  top: ReactNode;
}

interface Props extends PanesProps {
  match: Match | null;
  /** The id under which unsent text is stored. */
  slot: string;
  onCreated: (matchId: string) => void;
}

/** One match: its conversation beside the suggestions for it. */
export function Workspace({ match, slot, onCreated, ...panes }: Props) {
  return (
    <WorkspaceProvider {...{ match, slot, onCreated }}>
      <WorkspacePanes {...panes} />
    </WorkspaceProvider>
  );
}

function WorkspacePanes({ rounds, opening, onOpeningUsed, onDelete, onPasteElsewhere, top }: PanesProps) {
  const { send, stop, request, blocker } = useSending();
  const { match } = useDraft();
  const newest = sortNewestFirst(rounds)[0];
  const panes = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  const draftBox = useRef<HTMLDetailsElement>(null);
  const focusInvalidField = useInvalidFocus(editor);
  const sheet = useSheet(request);
  const onPaneFocus = useAnswerFocus(isRunning(request), sheet.heading);
  function focusDraft() {
    sheet.close();
    if (draftBox.current) draftBox.current.open = true;
    draftBox.current?.querySelector('textarea')?.focus();
  }
  function focusPaste() {
    editor.current?.querySelector('textarea')?.focus();
  }
  function focusWrite() {
    const buttons = [...(panes.current?.querySelectorAll<HTMLElement>('[data-write]') ?? [])];
    // The one that this width shows.
    (buttons.find((button) => button.getClientRects().length > 0) ?? buttons[0])?.focus();
  }
  function pasteReply() {
    sheet.close();
    focusPaste();
  }
  useAddressTask({
    paste: focusPaste,
    reply: () => (hasReadyLines(match, newest) ? sheet.open() : focusWrite()),
  });
  function showInvalidField() {
    // It is below the sheet.
    sheet.close();
    focusInvalidField();
  }
  useEffect(() => {
    if (opening) onOpeningUsed();
  }, [opening, onOpeningUsed]);
  const submit = useSendAfterReading(usePaste(), {
    send() {
      void send();
      if (blocker === 'empty' || blocker === 'age') showInvalidField();
    },
    onHeldUp: showInvalidField,
  });
  const onKeyDown = useWorkspaceShortcuts({
    send: submit,
    stop: isRunning(request) ? stop : undefined,
    focusPaste,
  });

  return (
    <Panes ref={panes} onKeyDown={onKeyDown}>
      <ConversationColumn>
        <ConversationPane aria-labelledby="about-match">
          {top}
          <MatchEditor ref={editor} {...{ draftBox, opening, onDelete, onPasteElsewhere }} />
        </ConversationPane>
        <BottomArea ref={sheet.bar}>
          <BottomWriteBar
            newest={newest}
            lineCount={rounds.flatMap(({ suggestions }) => suggestions).length}
            onSend={submit}
            onShowLines={sheet.open}
          />
        </BottomArea>
      </ConversationColumn>
      <SuggestionsPane
        aria-labelledby="suggestions"
        $isOpen={sheet.isOpen}
        onFocus={onPaneFocus}
        onKeyDown={(event) => event.key === 'Escape' && !isRunning(request) && sheet.close()}
      >
        <SuggestionResults
          rounds={rounds}
          heading={sheet.heading}
          onSend={submit}
          onClose={sheet.close}
          onReplied={pasteReply}
          onDraftReplaced={focusDraft}
        />
      </SuggestionsPane>
      <MatchConflictDialog />
    </Panes>
  );
}
