import type { ChatpadNavigationState } from '@datewright/contracts/chatpad/navigation-state';
import { useEffect, useState } from 'react';
import { applyOpening } from '../../../lib/opening.ts';
import type { MatchDraft } from './use-match-draft.ts';

/**
 * Applies the navigation state from another page. A draft that would overwrite an existing one is offered instead; one that was
 * taken is ready to be sent.
 */
export function useDraftOffer({ choice, changeText, markReady }: MatchDraft, opening: ChatpadNavigationState | null) {
  const [opened] = useState(() => applyOpening(choice, opening));
  const [offered, setOffered] = useState(opened.offered);
  useEffect(() => {
    // What is pasted decides the kind of message by itself.
    if (opening?.mode || opening?.draft) changeText(opened.choice);
    if (opening?.draft && !opened.offered) markReady(opening.draft);
  }, [opening, opened, changeText, markReady]);

  function answerOffer(isAccepted: boolean) {
    if (isAccepted && offered) {
      changeText({ mode: offered.mode, draft: offered.draft });
      markReady(offered.draft);
    }
    setOffered(null);
  }

  return { offeredDraft: offered?.draft ?? null, answerOffer };
}
