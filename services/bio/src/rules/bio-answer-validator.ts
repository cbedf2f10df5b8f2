import type { RequestMask } from '@datewright/safety/masking/request-mask';
import {
  type AnswerFilterOptions,
  cleanText,
  createAnswerFilter,
  toComparableText,
} from '@datewright/tool-kit/ai/ai-answer';
import { claimsStudy } from '@datewright/tool-kit/ai/study-claims';

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

/** What a model puts before the text that was asked for: "Here's your new bio:". */
const leadIn =
  /^(?:sure|of course|certainly|absolutely|here|this is|your|the|improved|new|rewritten|persze|rendben|íme|itt|az új|az átírt)(?!\p{L})(?![^\n:]{0,80}(?<!\p{L})my(?!\p{L}))[^\n:“”"]{0,80}(?<!\p{L})(?:bio|version|rewrite|profile|bemutatkoz\p{L}*|bió\p{L}*|változat\p{L}*|szöveg\p{L}*)[^\n:“”"]{0,20}:\s*(?=\S)/iu;
const wrappingQuotes = /^[“„"]([^“”„"]+)[”“"]$/u;

/** An answer's text as the member would see it: contact details restored, without a lead-in and quotes around it. */
export const toShownText = (mask: RequestMask, written: string) =>
  cleanText(mask.unmask(written)).replace(leadIn, '').replace(wrappingQuotes, '$1').trim();

/** Speaks of its author, or of points, which are measured elsewhere, or asks for contact details in the bio. */
const offTopicNote =
  /(?<!\p{L})(?:as an ai|i(?:['’]m| am) (?:just |only )?an ai|(?:ai )?language model|i can(?:['’]?t|not) (?:help|judge|assist)|nyelvi modell\p{L}*|mesterséges intelligenciaként|nem tudok segíteni|(?:add|put|share|include|write|leave) your (?:insta\p{L}*|snap\p{L}*|whatsapp|telegram|tiktok|phone|number|handle|e-?mail)|(?:írd|tedd|add|oszd|adj) (?:meg|bele|oda|be) (?:az? )?(?:insta|snap|telefonsz|whatsapp|e-?mail)\p{L}*|\d{1,3} (?:points?|pont\p{L}*)|(?:scored?|pontszám\p{L}*) (?:of |is |was )?\d{1,3}|\d{1,3} ?\/ ?10{1,2}|out of (?:ten|10|100))(?!\p{L})/iu;
/** Praise that names nothing. */
const emptyPraise =
  /^(?:(?:your bio|this|it|a bemutatkozásod|a bióid|ez)(?: is| looks| sounds)?[ ,]{0,2})?(?:already |really |very |nagyon |igazán )?(?:great|good|nice|perfect|amazing|lovely|jó|szuper|remek|tökéletes|nagyszerű)(?: (?:bio|job|work|start|munka|kezdés))?[.!, ]{1,3}(?:keep (?:it up|going)|well done|good luck|(?:csak )?így tovább|sok sikert)?[.! ]{0,3}$/iu;

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
      const bio = toShownText(mask, written);
      const words = toComparableText(bio).split(' ').length;
      if (words < minWords || bio.length > maxLength || seen.has(toComparableText(bio))) return null;
      return isSafe(bio) ? bio : null;
    },
    /** Keeps the notes about the bio that may be shown. */
    filterNotes(written: string[]): string[] {
      const notes = written.map((note) => toShownText(mask, note));
      const good = notes.filter(
        (note) =>
          toComparableText(note) !== '' &&
          note.length <= maxNoteLength &&
          !offTopicNote.test(note) &&
          !emptyPraise.test(note) &&
          !claimsStudy(note) &&
          isSafe(note),
      );
      return [...new Set(good)].slice(0, maxNotes);
    },
  };
}
