import type { EvidenceId } from '@datewright/contracts/evidence';
import type { Task } from './read-task.ts';

/** Something to talk about, and what the demo AI has to say on it. */
export interface Topic {
  label: string;
  /** Beginnings of words that bring it up, lower case; a `$` asks for the whole word. */
  words: string[];
  /** Whole sentences. */
  questions: string[];
  /** Clauses without a full stop, playful opinions. */
  takes: string[];
  /** Noun phrases: a date. */
  plans: string[];
}

export type LastMessage = 'question' | 'short' | 'statement' | 'silence';

/**
 * The frame of one suggestion. Slots: `{Hi}` and `{Hey}` greet, `{,name}`, `{topic}`, `{topic2}`, `{question}` and `{q}`
 * (the same after a colon), `{take}`, `{plan}`, `{when}`, `{quote}` from the bio, `{last}` from what the match said
 * last, `{Draft}` and `{draft1}` (its first sentence). A frame whose slots can't be filled is not used.
 */
export interface Frame {
  say: string;
  why: string;
  evidence: EvidenceId | null;
  /** Only as an answer to such a message. */
  after?: LastMessage[];
}

export type Frames = Record<Task['tone'], Frame[]>;

export interface Phrasebook {
  hi: (name: string) => string;
  hey: (name: string) => string;
  topics: Topic[];
  /** For an interest that no topic knows; may hold `{topic}`. */
  unknownTopic: Pick<Topic, 'questions' | 'takes' | 'plans'>;
  /** For a match of whom nothing is known. */
  noTopic: Pick<Topic, 'questions' | 'takes' | 'plans'>;
  times: string[];
  frames: Record<Task['mode'], Frames>;
  rewrites: Frames;
  /** For somebody in grief. */
  gentle: Frame[];
}
