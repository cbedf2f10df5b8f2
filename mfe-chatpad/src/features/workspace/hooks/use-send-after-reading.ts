import { useEffect, useEffectEvent, useState } from 'react';
import type { PastedText } from './use-pasted-text.ts';

interface Options {
  send: () => void;
  /** Called when the text can't be added as it is: its field says why, or asks. */
  onHeldUp: () => void;
}

/** Returns a function that adds the text in the paste field, when there is some, and then sends the match with it. */
export function useSendAfterReading({ text, add, focusQuestion }: PastedText, { send, onHeldUp }: Options): () => void {
  const [sends, setSends] = useState(0);
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    // The match is sent as rendered, with what was just added.
    if (sends > 0) sendNow();
  }, [sends]);
  return () => {
    if (text.trim() === '') return send();
    if (add(text)) return setSends((count) => count + 1);
    focusQuestion();
    onHeldUp();
  };
}
