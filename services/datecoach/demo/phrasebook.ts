import type { SectionName, TransportMode } from '@datewright/contracts/datecoach/playbook-options';

/** A kind of place, with what it takes. */
export interface SpotFrame {
  /** Beginnings of words that bring it up, lower case. Without any it suits anybody. */
  words: string[];
  type: string;
  name: string;
  description: string;
  reason: string;
  goodWhen: string[];
  /** What it is not. */
  not?: ('free' | 'low' | 'stepFree' | 'noAlcohol' | 'daylight')[];
  /** On a screen; all others are places. */
  video?: boolean;
  /** Quiet enough for somebody with bad news. */
  gentle?: boolean;
}

/** One tip. A frame with the slot `{quote}` is not used when nothing can be quoted. */
export interface TipFrame {
  part: string;
  scenario?: string;
  text: string;
  why: string;
  readNo?: string;
  isStudied?: true;
  /** All that a playbook has to be for it; `lively` is not gentle, `place` no video. */
  only?: (Occasion | TransportMode | 'flirty' | 'funny' | 'local')[];
}
type Occasion = 'place' | 'video' | 'gentle' | 'lively';

export interface CoachPhrasebook {
  spots: SpotFrame[];
  tips: Record<SectionName, TipFrame[]>;
  /** What nobody gave, for an AI that invents. */
  invented: string;
}
