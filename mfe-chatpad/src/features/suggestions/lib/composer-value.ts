import type { Mode, Tone } from '@datewright/contracts/chatpad/mode-and-tone';

/** The kind of message to write, its tone and the member's own draft. */
export interface ComposerValue {
  mode: Mode;
  tone: Tone;
  draft: string;
}
