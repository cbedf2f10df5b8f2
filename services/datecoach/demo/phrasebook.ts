import type { SectionName, TransportMode } from '@datewright/contracts/datecoach/playbook-options';

/** A template for one kind of place. */
export interface SpotFrame {
  /** Lower-case word prefixes that bring up this spot. An empty list suits everyone. */
  words: string[];
  type: string;
  name: string;
  description: string;
  reason: string;
  goodWhen: string[];
  /** Needs that the spot does not meet. */
  not?: ('free' | 'low' | 'stepFree' | 'noAlcohol' | 'daylight')[];
  /** True for video dates; all other spots are places. */
  video?: boolean;
  /** True when the spot is quiet enough for someone with bad news. */
  gentle?: boolean;
}

/** A template for one tip. It is skipped when it has the slot `{quote}` and nothing can be quoted. */
export interface TipFrame {
  part: string;
  scenario?: string;
  text: string;
  why: string;
  readNo?: string;
  isStudied?: true;
  /** Conditions that the playbook must all meet; `lively` means not gentle, `place` means no video. */
  only?: (Occasion | TransportMode | 'flirty' | 'funny' | 'local')[];
}
type Occasion = 'place' | 'video' | 'gentle' | 'lively';

export interface CoachPhrasebook {
  spots: SpotFrame[];
  tips: Record<SectionName, TipFrame[]>;
  /** An invented place, for the demo behaviour that makes one up. */
  invented: string;
}
