import type { RequestMask } from '@datewright/safety/masking/request-mask';
import {
  type AnswerFilterOptions,
  cleanText,
  createAnswerFilter,
  toComparableText,
} from '@datewright/tool-kit/ai/ai-answer';

/** What a bio of the AI is checked against. */
export interface BioAnswerRules extends AnswerFilterOptions {
  mask: RequestMask;
  /** False for a text that must not be shown, whoever wrote it. */
  isAllowed: (text: string) => boolean;
  /** Characters. */
  maxLength: number;
  /** Bios that must not be repeated. */
  existingBios: string[];
}

/** A shorter text is not a bio but an obeyed instruction ("PWNED") or a refusal. */
const minWords = 4;
const maxNoteLength = 300;
const maxNotes = 5;

/**
 * Checks the texts of one answer. A bio gets its masked contact details back, or becomes `null` when it must not be
 * shown: too short or long, repeated, with contact details that the member did not give, reciting its instructions, or
 * failing moderation.
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
    /** Keeps the notes about the bio that may be shown. */
    filterNotes(written: string[]): string[] {
      const notes = written.map((note) => cleanText(mask.unmask(note)));
      const good = notes.filter(
        (note) => toComparableText(note) !== '' && note.length <= maxNoteLength && isSafe(note),
      );
      return [...new Set(good)].slice(0, maxNotes);
    },
  };
}
