import type { Mode, Tone } from '@datewright/contracts/chatpad/wish';
import type { AiKind } from '@datewright/service-kit/safety/ai-kind';

export interface Wish {
  mode: Mode;
  tone: Tone;
  draft: string | null;
  /** Somebody here is in grief: no jokes, no asking out. */
  gentle: boolean;
  /** Kinds of harm that the member says are none here. */
  overruled: readonly AiKind[];
}

/** The same request for somebody in grief. */
export const gently = <Asked extends { mode: Mode; tone: Tone }>(asked: Asked): Asked => ({
  ...asked,
  tone: 'thoughtful',
  mode: asked.mode === 'ask-out' ? 'reply' : asked.mode,
});
