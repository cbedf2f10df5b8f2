import type { ChatpadNavigationState } from '@datewright/contracts/chatpad/navigation-state';
import { useEffect, useState } from 'react';
import { applyOpening } from '../../../lib/opening.ts';
import type { MatchDraft } from './use-match-draft.ts';

/**
 * Applies the navigation state from another page. A draft that would overwrite an existing one is offered instead; one that was
 * taken is ready to be sent as long as it is not changed.
 */
export function useDraftOffer({ choice, changeText }: MatchDraft, opening: ChatpadNavigationState | null) {
  const [opened] = useState(() => applyOpening(choice, opening));
  const [offered, setOffered] = useState(opened.offered);
  const [ready, setReady] = useState(opened.offered ? null : (opening?.draft?.trim() ?? null));
  useEffect(() => {
    // What is pasted decides the kind of message by itself.
    if (opening?.mode || opening?.draft) changeText(opened.choice);
  }, [opening, opened, changeText]);

  function answerOffer(isAccepted: boolean) {
    if (isAccepted && offered) {
      changeText({ mode: offered.mode, draft: offered.draft });
      setReady(offered.draft.trim());
    }
    setOffered(null);
  }

  return {
    offeredDraft: offered?.draft ?? null,
    readyText: ready !== null && ready === choice.draft.trim() ? ready : null,
    answerOffer,
    dismissReady: () => setReady(null),
  };
}
