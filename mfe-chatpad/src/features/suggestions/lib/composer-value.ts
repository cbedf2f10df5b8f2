import type { Mode, Tone } from '@datewright/contracts/chatpad/mode-and-tone';

/** What the member asks for: the kind of message, its tone and a draft of their own. */
export interface ComposerValue {
  mode: Mode;
  tone: Tone;
  draft: string;
}
