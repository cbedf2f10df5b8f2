import { toComparableText } from '@datewright/tool-kit/ai/ai-answer';

type Language = 'en' | 'hu';

const generalLabels: Record<Language, string> = { en: 'General advice:', hu: 'Általános tanács:' };

const quotation = /[“"„»]([^“”"„«»]{2,300})[”"“«]/gu;
/** A quotation may leave out the middle: “I bake … on Sundays”. */
const omission = /\[?(?:…|\.{3})\]?/u;

/** The words that a note quotes, as text to compare. */
const listQuotedWords = (note: string): string[][] =>
  [...note.matchAll(quotation)].map(([, words = '']) => words.split(omission).map(toComparableText).filter(Boolean));

const isIn = (text: string) => (parts: string[]) =>
  parts.length > 0 && parts.every((part) => text.includes(` ${part} `));

/** A note without its quotations of the bio: the words are the member's, and have been judged in their place. */
export function omitQuotedBio(note: string, bio: string): string {
  const isFromBio = isIn(` ${toComparableText(bio)} `);
  return note.replace(quotation, (quoted) => (listQuotedWords(quoted).some(isFromBio) ? '“…”' : quoted));
}

/** Notes on a bio by what they point at. */
export interface SortedNotes {
  /** Notes that quote words of the bio. */
  quoting: string[];
  /** Notes that quote nothing. Those that only quote words that the bio does not have are left out: they would be wrong. */
  general: string[];
}

export function sortNotes(notes: readonly string[], bio: string): SortedNotes {
  const isFromBio = isIn(` ${toComparableText(bio)} `);
  const sorted: SortedNotes = { quoting: [], general: [] };
  for (const note of notes) {
    const quoted = listQuotedWords(note);
    if (quoted.some(isFromBio)) sorted.quoting.push(note);
    else if (quoted.length === 0) sorted.general.push(note);
  }
  return sorted;
}

/** The notes to show: those about the member's words, then one that says that it is general; more only to have `least`. */
export function selectNotes({ quoting, general }: SortedNotes, language: Language, least: number): string[] {
  const room = Math.max(1, least - quoting.length);
  return [...quoting, ...general.slice(0, room).map((note) => `${generalLabels[language]} ${note}`)];
}
