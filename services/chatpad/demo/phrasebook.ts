import type { EvidenceId } from '@datewright/contracts/evidence';
import type { PhraseBook } from '@datewright/demo/phrase-book';
import type { Task } from './read-task.ts';
import type { ShortAnswerLines } from './short-answer.ts';
import type { Situation } from './situations.ts';

/** What came last: a message of the match, the member's own without an answer, or nothing. */
export type LastMessageKind = 'question' | 'short' | 'statement' | 'ownQuestion' | 'ownStatement' | 'silence';

/**
 * The template of one suggestion. Slots: `{Hi}` and `{Hey}` greet, `{,name}`, `{topic}`, `{topic2}`, `{question}` and
 * `{q}` (the same after a colon), `{take}`, `{plan}`, `{when}`, `{quote}` from the bio, `{last}` from the last
 * message, `{own}` from what the member wrote, `{Draft}` and `{draft1}` (its first sentence). A frame with a slot that can't be filled is skipped.
 */
export interface Frame {
  say: string;
  why: string;
  evidence: EvidenceId | null;
  /** Restricts the frame to replies to these kinds of message. */
  after?: LastMessageKind[];
}

export type Frames = Record<Task['tone'], Frame[]>;

/**
 * Templates that return to what was told before the chat faded: `{last}` quotes it, `{reply}` is the match's reaction
 * that came last and `{mine}` the member's own.
 */
export type ThreadFrames = Record<Task['tone'], [say: string, why: string, evidence: EvidenceId | null][]>;

export interface Phrasebook extends PhraseBook {
  hi: (name: string) => string;
  hey: (name: string) => string;
  times: string[];
  /** Put before a message that does not answer the match's question by itself. */
  answerFirst: string;
  /** The same for a message that leaves the answer to the date. */
  answerThere: string;
  /** Names the words that the study supports. */
  followed: (words: string) => string;
  /** Lines for what many people write, and what each move does. */
  situations: Situation[];
  moves: Record<string, string>;
  /** Lines for an answer of a few words to the member's question. */
  shortAnswers: ShortAnswerLines;
  frames: Record<Task['mode'], Frames>;
  threads: ThreadFrames;
  /** Of the lines for such a chat, how many quote; few where nobody would write a quote in a chat. */
  quotingCount: number;
  rewrites: Frames;
  /** Used when someone is grieving. */
  gentle: Frame[];
}
