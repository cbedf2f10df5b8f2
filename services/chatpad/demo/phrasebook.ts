import type { EvidenceId } from '@datewright/contracts/evidence';
import type { PhraseBook } from '@datewright/demo/phrase-book';
import type { Task } from './read-task.ts';

export type LastMessageKind = 'question' | 'short' | 'statement' | 'silence';

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
  after?: LastMessageKind[];
}

export type Frames = Record<Task['tone'], Frame[]>;

export interface Phrasebook extends PhraseBook {
  hi: (name: string) => string;
  hey: (name: string) => string;
  times: string[];
  /** Stands before a message that is no reply by itself, when they asked something. */
  answerFirst: string;
  /** Names the words that follow a study. */
  followed: (words: string) => string;
  frames: Record<Task['mode'], Frames>;
  rewrites: Frames;
  /** For somebody in grief. */
  gentle: Frame[];
}
