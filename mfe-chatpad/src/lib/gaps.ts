/** Stands in a line where only the member knows what to say. */
const gap = '___';

/** The parts of a line before, between and after its gaps. */
export const splitAtGaps = (text: string): string[] => text.split(gap);

/** The line with the member's answers in its gaps; a gap without an answer stays. */
export const fillGaps = (text: string, answers: readonly string[]): string =>
  splitAtGaps(text).reduce((filled, part, at) => filled + (answers[at - 1]?.trim() || gap) + part);

export const hasGap = (text: string): boolean => text.includes(gap);

export const hasOneGap = (text: string): boolean => splitAtGaps(text).length === 2;

/** The first line of a list that has a gap: what a gap is for is said there, and not in each line. */
export const findFirstGap = (lines: readonly { text: string }[]): number => lines.findIndex(({ text }) => hasGap(text));

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** True when `sent` is the line, whatever the member put into its gaps. Any text would fill a line that is all gap. */
export const isFilledFrom = (text: string, sent: string): boolean =>
  /\p{L}/u.test(text) && new RegExp(`^${splitAtGaps(text).map(escapePattern).join('.+')}$`, 'su').test(sent);
