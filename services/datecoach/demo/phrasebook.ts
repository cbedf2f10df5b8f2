import type { SectionName, TransportMode } from '@datewright/contracts/datecoach/playbook-options';
import type { Hours } from './hour-frame.ts';
import type { PlaceFrame } from './place-frame.ts';
import type { TopicKind } from './quotes.ts';

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

/**
 * A template for one tip. Its slots are those of the place, the hour, `{topic}` or `{limit}`: words of the match
 * to ask about, or to respect, and the questions for that topic. It is skipped when a slot can't be filled.
 */
export interface TipFrame {
  part: string;
  scenario?: string;
  text: string;
  why: string;
  readNo?: string;
  isStudied?: true;
  /** Only used when the match gave no topic. */
  isFallback?: true;
  /** Conditions that the playbook must all meet; `lively` means not gentle, `place` means no video. */
  only?: (Occasion | TransportMode | 'flirty' | 'funny' | 'local')[];
}
type Occasion = 'place' | 'video' | 'gentle' | 'lively';

export interface Places {
  /** Counts wherever its words are in the spot's name. */
  home: PlaceFrame;
  /** Specific kinds come first. */
  kinds: PlaceFrame[];
  /** Separates the phrases of a spot's name: "a bar", "the beach" in "a bar by the beach". */
  separators: RegExp;
  video: PlaceFrame;
  /** For a spot of no known kind. */
  any: PlaceFrame;
}

/** What to ask the match about their words, as one says it aloud. */
interface TopicQuestions {
  followUp: string;
  topicQuestion: string;
}

export interface CoachPhrasebook {
  spots: SpotFrame[];
  tips: Record<SectionName, TipFrame[]>;
  places: Places;
  hours: Hours;
  questions: Record<TopicKind, TopicQuestions>;
  /** An invented place, for the demo behaviour that makes one up. */
  invented: string;
}
