const marked = /\?[^\p{L}\p{N}]*$/u;

/** What people begin with before they ask. */
const opening =
  /^(?:(?:wait|so|and|but|ok|okay|lol|hey|well|btw|anyway|és|na|de|szóval|amúgy|várj|ja|(?:ha)+|h+m+|u+m+)[\s,]+)*/iu;

// Only what can hardly be anything else: a word that asks, then a verb, then the one who is asked.
const english = [
  /^(?:what|where|who|why|when|which|how)(?: \p{L}+){0,2}? (?:are|is|do|did|was|were|will|would|have|can|could|brings?) (?:you|your|u|ur)(?!\p{L})/iu,
  /^what['’]?s your(?!\p{L})/iu,
  /^(?:do|are|did|have|will|would) (?:you|u)(?!\p{L})/iu,
];
const hungarian = [
  /^(?:mit|miért|hol|honnan|hova|hová|mikor|mivel|kivel|merre) (?!reggel|éjjel)\p{L}*(?:sz|od|ed|öd|ol|el|öl|tál|tél|tad|ted)(?!\p{L})/iu,
  /^(?:milyen|mennyire|hány éves) .*(?<!\p{L})vagy$/iu,
  /^hogy(?:an)? (?:vagy|telt)(?!\p{L})/iu,
];

/**
 * Whether a message ends by asking something, with a question mark or, in English and Hungarian, without: people leave it
 * out. A sentence that only may ask counts as none: who is not asked needs no answer.
 */
export function asksSomething(message: string): boolean {
  if (marked.test(message)) return true;
  const parts = message.slice(-300).split(/[.!?…;\n]+/);
  const last = parts.map((part) => part.trim()).findLast((part) => /\p{L}/u.test(part)) ?? '';
  const said = last
    .replace(/[^\p{L}\p{N}'’, ]+/gu, '')
    .trim()
    .replace(opening, '');
  return [...english, ...hungarian].some((form) => form.test(said));
}
