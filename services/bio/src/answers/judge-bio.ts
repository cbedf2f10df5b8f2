import type { RequestMask } from '@datewright/safety/masking/mask-table';
import { type AnswerLimits, cleanText, essence, isSafeAnswer } from '@datewright/service-kit/ai-answer';

/** What a bio of an AI is held against. */
export interface BioStandards extends AnswerLimits {
  mask: RequestMask;
  /** False for what must not be shown, whoever wrote it. */
  allows: (text: string) => boolean;
  /** Characters that it may have. */
  longest: number;
  /** Bios that must not come again. */
  taken: string[];
}

/** Less is no bio: an order obeyed ("PWNED"), or a refusal. */
const fewestWords = 4;
const longestNote = 300;
const mostNotes = 5;

/**
 * Judges the texts of one answer. A bio comes back with real contacts in place, or as `null` when it must not be
 * shown: too short or long, seen before, with contacts that nobody gave, reciting its instructions, or one that the
 * safety judgement does not allow.
 */
export function bioJudge({ mask, allows, longest, taken, ...limits }: BioStandards) {
  const isOwn = isSafeAnswer(limits);
  const isSafe = (text: string) => isOwn(text) && allows(text);
  const seen = new Set(taken.map(essence));
  return {
    bio(written: string): string | null {
      const bio = cleanText(mask.show(written));
      const words = essence(bio).split(' ').length;
      if (words < fewestWords || bio.length > longest || seen.has(essence(bio))) return null;
      return isSafe(bio) ? bio : null;
    },
    /** The sentences about it that may be shown. */
    notes(written: string[]): string[] {
      const notes = written.map((note) => cleanText(mask.show(note)));
      const good = notes.filter((note) => essence(note) !== '' && note.length <= longestNote && isSafe(note));
      return [...new Set(good)].slice(0, mostNotes);
    },
  };
}
