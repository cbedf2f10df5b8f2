import type { ModerationCategory } from '@datewright/contracts/moderation';
import type { PhotoType } from '@datewright/contracts/photo/photo-type';

/** The services' answer to one case. */
export interface EvalAnswer {
  /** The moderation result; the error code when there was no answer. */
  kind: ModerationCategory | 'normal' | (string & {});
  language: 'en' | 'hu' | null;
  suggestions: string[];
  score: number | null;
  /** The score of the text that was rewritten. */
  before?: number | null;
  /** The detected type of the photo. */
  photoType?: PhotoType;
  /** The words of the match that the answer quotes. */
  quotes?: string[];
  /** True when the rules alone stopped the request. */
  isCertain?: boolean;
  /** What reached the AI; empty when nothing did. */
  sent: string;
  charged: boolean;
}

/** One line of `--json`. */
export interface EvalResult extends EvalAnswer {
  id: string;
  pass: boolean;
  /** What was not as expected; empty when the case passed. */
  why: string;
}
