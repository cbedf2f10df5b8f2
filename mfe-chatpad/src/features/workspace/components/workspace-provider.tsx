import type { Match } from '@datewright/contracts/chatpad/match';
import { type Context, createContext, type ReactNode, useContext } from 'react';
import { type HelpNeeded, useHelpNeeded } from '../hooks/use-help-needed.ts';
import { type MatchDraft, useMatchDraft } from '../hooks/use-match-draft.ts';
import { type MatchSaving, useMatchSaving } from '../hooks/use-match-saving.ts';
import { type PastedText, usePastedText } from '../hooks/use-pasted-text.ts';
import { type SuggestionSending, useSuggestionSending } from '../hooks/use-suggestion-sending.ts';

const DraftContext = createContext<MatchDraft | null>(null);
const PasteContext = createContext<PastedText | null>(null);
const SavingContext = createContext<MatchSaving | null>(null);
const SendingContext = createContext<SuggestionSending | null>(null);
const HelpContext = createContext<HelpNeeded | null>(null);

interface Props {
  match: Match | null;
  slot: string;
  onCreated: (matchId: string) => void;
  children: ReactNode;
}

/** Provides one workspace's draft, paste field, saving and sending, and whether to show help lines. */
export function WorkspaceProvider({ match, slot, onCreated, children }: Props) {
  const draft = useMatchDraft(match, slot);
  const paste = usePastedText(draft);
  const saving = useMatchSaving(draft, onCreated);
  const sending = useSuggestionSending(draft, saving);
  const help = useHelpNeeded(draft, paste, sending);
  return (
    <DraftContext value={draft}>
      <PasteContext value={paste}>
        <SavingContext value={saving}>
          <SendingContext value={sending}>
            <HelpContext value={help}>{children}</HelpContext>
          </SendingContext>
        </SavingContext>
      </PasteContext>
    </DraftContext>
  );
}

export const useDraft = () => useProvided(DraftContext);
export const usePaste = () => useProvided(PasteContext);
export const useSaving = () => useProvided(SavingContext);
export const useSending = () => useProvided(SendingContext);
export const useHelp = () => useProvided(HelpContext);

function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (value === null) throw new Error('This component must be inside WorkspaceProvider.');
  return value;
}
