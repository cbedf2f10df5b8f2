import type { ModerationCategory } from '@datewright/contracts/moderation';
import type { PhotoType } from '@datewright/contracts/photo/photo-type';

/** What the services made of one case. */
export interface EvalAnswer {
  /** What it was judged to be; the error's code when there was no answer. */
  kind: ModerationCategory | 'normal' | (string & {});
  language: 'en' | 'hu' | null;
  suggestions: string[];
  score: number | null;
  /** Of the text that was rewritten. */
  before?: number | null;
  /** What a photo was taken for. */
  photoType?: PhotoType;
  /** What of a match's own words it comes from. */
  quotes?: string[];
  /** What reached the AI; empty when nothing did. */
  sent: string;
  charged: boolean;
}

/** One line of `--json`. */
export interface EvalResult extends EvalAnswer {
  id: string;
  pass: boolean;
  /** What was not as expected; empty when it passed. */
  why: string;
}
