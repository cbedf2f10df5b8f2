/** Whoever writes in lower case only would notice a stranger's capitals. */
export const isLowerCase = (draft: string | null) =>
  draft !== null && /\p{Ll}/u.test(draft) && !/\p{Lu}/u.test(draft.replace(/\[[A-Z]+_\d+\]/g, ''));

/** Lower case, but placeholders as they are. */
export function lowerCaseText(text: string): string {
  return text
    .split(/(\[[A-Z]+_\d+\])/)
    .map((part, at) => (at % 2 === 0 ? part.toLowerCase() : part))
    .join('');
}
