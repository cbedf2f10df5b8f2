import type { RequestMask } from '@datewright/safety/masking/request-mask';
import {
  type AnswerFilterOptions,
  cleanText,
  createAnswerFilter,
  toComparableText,
} from '@datewright/tool-kit/ai/ai-answer';

/** What a bio of an AI is held against. */
export interface BioAnswerRules extends AnswerFilterOptions {
  mask: RequestMask;
  /** False for what must not be shown, whoever wrote it. */
  isAllowed: (text: string) => boolean;
  /** Characters that it may have. */
  maxLength: number;
  /** Bios that must not come again. */
  existingBios: string[];
}

/** Less is no bio: an order obeyed ("PWNED"), or a refusal. */
const minWords = 4;
const maxNoteLength = 300;
const maxNotes = 5;

/**
 * Judges the texts of one answer. A bio comes back with real contacts in place, or as `null` when it must not be
 * shown: too short or long, seen before, with contacts that nobody gave, reciting its instructions, or one that the
 * safety judgement does not allow.
 */
export function createBioAnswerValidator({ mask, isAllowed, maxLength, existingBios, ...limits }: BioAnswerRules) {
  const isOwn = createAnswerFilter(limits);
  const isSafe = (text: string) => isOwn(text) && isAllowed(text);
  const seen = new Set(existingBios.map(toComparableText));
  return {
    validateBio(written: string): string | null {
      const bio = cleanText(mask.unmask(written));
      const words = toComparableText(bio).split(' ').length;
      if (words < minWords || bio.length > maxLength || seen.has(toComparableText(bio))) return null;
      return isSafe(bio) ? bio : null;
    },
    /** The sentences about it that may be shown. */
    filterNotes(written: string[]): string[] {
      const notes = written.map((note) => cleanText(mask.unmask(note)));
      const good = notes.filter(
        (note) => toComparableText(note) !== '' && note.length <= maxNoteLength && isSafe(note),
      );
      return [...new Set(good)].slice(0, maxNotes);
    },
  };
}
