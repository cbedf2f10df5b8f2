import type { Mode, Tone } from '@datewright/contracts/chatpad/mode-and-tone';
import type { AiVerdict } from '@datewright/tool-kit/moderation/ai-verdict';

export interface WritingOptions {
  mode: Mode;
  tone: Tone;
  draft: string | null;
  /** Somebody here is in grief: no jokes, no asking out. */
  gentle: boolean;
  /** Kinds of harm that the member says are none here. */
  overruled: readonly AiVerdict[];
}

/** The same request for somebody in grief. */
export const toGentle = <Asked extends { mode: Mode; tone: Tone }>(asked: Asked): Asked => ({
  ...asked,
  tone: 'thoughtful',
  mode: asked.mode === 'ask-out' ? 'reply' : asked.mode,
});
