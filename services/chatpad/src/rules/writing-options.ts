import type { LineChange, Mode, Tone } from '@datewright/contracts/chatpad/mode-and-tone';
import type { AiVerdict } from '@datewright/tool-kit/moderation/ai-verdict';

export interface WritingOptions {
  mode: Mode;
  tone: Tone;
  draft: string | null;
  /** The suggestion that the member wants changed, and how. */
  change?: { text: string; how: LineChange } | undefined;
  /** Someone is grieving: no jokes, no asking out. */
  gentle: boolean;
  /** Categories of harm that the member says do not apply. */
  overruled: readonly AiVerdict[];
  /** Messages that the member wrote elsewhere, for their style. */
  voice?: string;
  /** Facts that may be said of the member. */
  about?: readonly string[];
}

/** Adapts a request to someone who is grieving. */
export const toGentle = <Options extends { mode: Mode; tone: Tone }>(options: Options): Options => ({
  ...options,
  tone: 'thoughtful',
  mode: options.mode === 'ask-out' ? 'reply' : options.mode,
});
