import { evidence } from '@datewright/contracts/evidence';
import { z } from '@datewright/contracts/zod';
import { contactsIn } from '../masking/contact-patterns.ts';
import type { Mask } from '../masking/mask.ts';

const longestText = 600;
const longestReason = 300;

const written = z.object({ text: z.string(), reason: z.string(), evidence: z.nullable(z.string()) });

export interface AcceptedSuggestion {
  text: string;
  reason: string;
  /** A key of the evidence catalogue. */
  evidence: string | null;
}

/** What a suggestion is held against. */
export interface Standards {
  mask: Mask;
  /** Contacts that the member's own material holds: the only ones that may come back. */
  knownContacts: string[];
  /** The instructions, which nobody asked to see. */
  instructions: string;
}

/** So many words in a row are no coincidence. */
const echoLength = 9;
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const runsOf = (words: string[]) =>
  words.slice(echoLength - 1).map((_word, at) => words.slice(at, at + echoLength).join(' '));

// Control and formatting characters: invisible to the reader, not to the app that the text is pasted into.
const invisible = /(?![\n\u200d])[\p{Cc}\p{Cf}]/gu;
const clean = (text: string) =>
  text
    .replace(invisible, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/** Two texts that differ only in case, punctuation and spaces are the same suggestion. */
export const essence = (text: string) => wordsOf(text).join(' ');

/**
 * Judges suggestions of one request. Answers the suggestion with real names back in place, or `null` for one that must
 * not be shown: a wrong shape, empty, overlong, with contacts that nobody gave, or reciting its instructions.
 */
export function suggestionJudge({ mask, knownContacts, instructions }: Standards) {
  const recited = new Set(runsOf(wordsOf(instructions)));
  const known = knownContacts.join(' ');
  const isSafe = (text: string) =>
    contactsIn(text).every((contact) => known.includes(contact)) &&
    !runsOf(wordsOf(text)).some((run) => recited.has(run));

  return (element: unknown): AcceptedSuggestion | null => {
    const parsed = z.safeParse(written, element);
    if (!parsed.success) return null;
    const text = clean(mask.show(parsed.data.text));
    const reason = clean(mask.show(parsed.data.reason));
    if (essence(text) === '' || text.length > longestText || reason.length > longestReason) return null;
    if (!isSafe(text) || !isSafe(reason)) return null;
    const study = parsed.data.evidence;
    return { text, reason, evidence: study && Object.hasOwn(evidence, study) ? study : null };
  };
}
