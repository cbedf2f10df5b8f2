/** Marks a place in a line that only the member can fill. */
const gap = '___';

/** The parts of a line before, between and after its gaps. */
export const splitAtGaps = (text: string): string[] => text.split(gap);

const startsSentence = (before: string) => /(?:^|[.!?…]["”’)]?\s+)$/u.test(before);
const capitalize = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/**
 * The line with the member's answers in its gaps; a gap without an answer stays. An answer that begins a sentence begins
 * with a capital letter, unless the line has none.
 */
export const fillGaps = (text: string, answers: readonly string[]): string => {
  const hasCapitals = /\p{Lu}/u.test(text);
  return splitAtGaps(text).reduce((filled, part, at) => {
    const answer = answers[at - 1]?.trim() || gap;
    return filled + (hasCapitals && startsSentence(filled) ? capitalize(answer) : answer) + part;
  });
};

export const hasGap = (text: string): boolean => text.includes(gap);

export const hasOneGap = (text: string): boolean => splitAtGaps(text).length === 2;

/** The first line with a gap, the only one that explains what gaps are for. */
export const findFirstGap = (lines: readonly { text: string }[]): number => lines.findIndex(({ text }) => hasGap(text));

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** True when `sent` is the line, whatever the member put into its gaps. Any text would fill a line that is all gap. */
export const isFilledFrom = (text: string, sent: string): boolean =>
  /\p{L}/u.test(text) && new RegExp(`^${splitAtGaps(text).map(escapePattern).join('.+')}$`, 'su').test(sent);
