import type { Match, MatchFields, Message } from '@datewright/contracts/chatpad/match';
import { useSession } from '@datewright/sdk/host';
import { useDeferredValue, useMemo, useState } from 'react';
import { type DraftStore, type DraftText, useStoredDraft } from '../../../hooks/use-stored-draft.ts';
import { isBlankDraft } from '../../../lib/draft-storage.ts';
import { readLastTone } from '../../../lib/last-tone.ts';
import { chooseMode } from '../../conversation/lib/choose-mode.ts';
import { readMessages } from '../../conversation/lib/read-paste.ts';
import { addInterests, emptyFields, toMatchFields } from '../../matches/lib/match-fields.ts';
import type { ComposerValue } from '../../suggestions/lib/composer-value.ts';

/** A change of the conversation, with what it was before. */
interface UndoableChange {
  /** What was done, in words. */
  done: string;
  messages: Message[];
  mode: DraftText['mode'];
  onUndo: (() => void) | undefined;
}

export interface MatchDraft {
  /** `null` until the match is created. */
  match: Match | null;
  /** The id of the match, or a placeholder id under which the text of an unsaved one is stored. */
  slot: string;
  fields: MatchFields;
  /**
   * The fields including an interest that was typed but not added, so it counts even if the member never presses Enter.
   */
  fieldsToSend: MatchFields;
  choice: ComposerValue;
  /** Text in the conversation field that was not added yet. */
  pasted: string;
  /** Text in the interests field that was not added yet. */
  interest: string;
  hasText: boolean;
  /** A draft from another page, as long as it is not changed. */
  readyText: string | null;
  markReady: (draft: string) => void;
  changeFields: (next: MatchFields) => void;
  /** Changes the conversation; the change can be undone, and `onUndo` is called afterwards. */
  changeMessages: (messages: Message[], done: string, onUndo?: () => void) => void;
  /** The last such change, until the conversation changes again. */
  undoable: UndoableChange | null;
  changeText: (text: DraftText) => void;
  /** Changes the text in the conversation field. */
  typePasted: (text: string) => void;
  addInterest: () => void;
  store: DraftStore;
}

/** What the member typed about one match and has not sent. */
export function useMatchDraft(match: Match | null, slot: string): MatchDraft {
  const store = useStoredDraft(slot, match ? toMatchFields(match) : emptyFields);
  const { stored, fields, changeText } = store;
  const { user } = useSession();
  const [member, memberName] = [user?.id ?? '', user?.fullName ?? ''];
  // Reading the chat takes longer than a key press may, so what is typed appears first.
  const pasted = useDeferredValue(stored.pasted);
  const typed = useMemo(
    () => readMessages(pasted, { match: fields.name, member: memberName }),
    [pasted, fields.name, memberName],
  );
  const choice: ComposerValue = {
    mode: stored.mode ?? chooseMode([...fields.messages, ...typed]),
    tone: stored.tone ?? readLastTone(member),
    draft: stored.draft,
  };

  // A chat that continues asks for its own kind of message; what was chosen before there was one still holds.
  const resetMode: DraftText = fields.messages.length > 0 || stored.mode === 'opener' ? { mode: undefined } : {};
  const [undoable, setUndoable] = useState<(UndoableChange & { after: string }) | null>(null);
  const [ready, markReady] = useState<string | null>(null);
  const isTyping = stored.pasted.trim() !== '';

  function changeFields(next: MatchFields) {
    if (next.messages.length !== fields.messages.length && !isTyping) changeText(resetMode);
    store.changeFields(next);
  }

  function changeMessages(messages: Message[], done: string, onUndo?: () => void) {
    setUndoable({ done, after: JSON.stringify(messages), messages: fields.messages, mode: stored.mode, onUndo });
    changeFields({ ...fields, messages });
  }

  function typePasted(pasted: string) {
    // Once, when the text begins: the member may choose another kind for it.
    changeText({ ...(!isTyping && pasted.trim() !== '' && resetMode), pasted });
  }

  function addInterest() {
    if (stored.interest === '') return;
    store.changeFields(addInterests(fields, stored.interest));
    changeText({ interest: '' });
  }

  return {
    match,
    slot,
    fields,
    fieldsToSend: addInterests(fields, stored.interest),
    choice,
    pasted: stored.pasted,
    interest: stored.interest,
    hasText: !isBlankDraft(stored),
    readyText: ready !== null && ready === stored.draft ? ready : null,
    markReady,
    changeFields,
    changeMessages,
    undoable: undoable?.after === JSON.stringify(fields.messages) ? undoable : null,
    changeText,
    typePasted,
    addInterest,
    store,
  };
}
