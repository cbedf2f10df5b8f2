/** A suggestion for a draft in lower case should be in lower case too. */
export const isLowerCase = (draft: string | null) =>
  draft !== null && /\p{Ll}/u.test(draft) && !/\p{Lu}/u.test(draft.replace(/\[[A-Z]+_\d+\]/g, ''));

/** Converts to lower case, except placeholders. */
export function lowerCaseText(text: string): string {
  return text
    .split(/(\[[A-Z]+_\d+\])/)
    .map((part, at) => (at % 2 === 0 ? part.toLowerCase() : part))
    .join('');
}
