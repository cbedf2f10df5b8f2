const questionMark = /\?[^\p{L}\p{N}]{0,40}$/u;

/** Words that people put before a question. */
const leadIn =
  /^(?:(?:wait|so|and|but|ok|okay|lol|lmao|omg|hey|well|wow|btw|anyway|o+h+|a+w+|no+|no way|sto+p+|tell me|curious|és|na|de|szóval|amúgy|várj|ja|mondd|figyu|(?:ha){1,12}|h+m+|u+m+)[\s,]+){0,8}/iu;

// Only patterns that are almost certainly questions: a question word, then a verb, then the person asked.
const englishPatterns = [
  /^(?:what|where|who|why|when|which|how)(?: \p{L}+){0,4}? (?:are|r|is|do|did|was|were|will|would|have|can|could|brings?) (?:you|your|u|ur)(?!\p{L})/iu,
  /^(?:what|how|where|who|when)(?:['’]?s| is| was) (?:your|ur|that|this|the|new|up)(?!\p{L})/iu,
  /^(?:what|how|where|who) (?:are|were) (?:your|ur|their|his|her|these|those|they)(?!\p{L})/iu,
  /^(?:what|where|who)(?:['’]?s| is| was) (?:his|her|their|its|he|she)(?!\p{L})/iu,
  /^how (?:old|long|far|often|many|much)(?: \p{L}+)? (?:is|are|was|were|do|does|did|has|have) (?:it|he|she|they|that|this|your|ur|his|her|their)(?!\p{L})/iu,
  /^what happened(?: (?:next|then|to \p{L}+))?$/iu,
  /^(?:do|are|did|have|will|would|can|could) (?:you|u)(?! kidding)(?!\p{L})/iu,
  /^(?:is|was) (?:that|this|it) (?:you|your|ur)(?!\p{L})/iu,
  /^(?:what|how) (?:about|bout) (?:you|u)(?!\p{L})/iu,
  /^what time (?:works|suits|is)(?!\p{L})/iu,
  /^(?:should|shall|could|can) (?:i|we)(?!\p{L})/iu,
  /^how come (?:you|u)(?!\p{L})/iu,
  // "is toast the best one", but not "is raining the whole day" or "is what it is"
  /^(?:is|are) (?!what|how|so|not|just|all|good|fine|ok|home|we )(?!\p{L}+ing )(?:the |your |this |that )?\p{L}+ (?:really |actually |even |still )?(?:the (?:best|worst|only|real|right|new|way|one|answer)|better|worse|overrated|underrated|allowed|cheating|even|a (?:thing|must|crime|red flag|green flag|meal|dealbreaker))(?!\p{L})/iu,
  /^any (?:plans|siblings|pets|kids|tips|recommendations|hobbies)(?!\p{L})/iu,
  /^(?:you|u|yourself|wbu|hbu|wyd)$/iu,
];
const hungarianPatterns = [
  /^(?:te )?(?:mit|miért|hol|honnan|hova|hová|mikor|mivel|kivel|merre|mióta|meddig|mennyit) (?!reggel|éjjel)(?:\p{L}+ )?\p{L}*(?:sz|od|ed|öd|ol|el|öl|tál|tél|tad|ted)(?!\p{L})/iu,
  /^(?:te )?(?:milyen|melyik|hány|mennyi)(?: \p{L}+){1,3} (?!reggel|éjjel|hotel)\p{L}+(?:sz|el|ol|öl|tál|tél)$/iu,
  /^(?:(?:milyen|mennyire|hány éves) .*(?<!\p{L})vagy$|hányan vagytok)/iu,
  /^hogy(?:an)? (?:vagy|telt)(?!\p{L})/iu,
  /^(?:mik?|melyik) az? (?:kedvenc .*d|neved|terved|munkád|hobbid)$/iu,
  /^(?:veled |nálad )?(?:mi újság|mi a helyzet)(?!\p{L})/iu,
  /^(?:te|neked|veled|nálad)$/iu,
  /^(?:van|vannak)(?: \p{L}+){0,2} \p{L}+(?:od|ed|öd|ad|ád|éd|id)(?: \p{L}+ni)?$/iu,
  /^(?:voltál|jártál|láttál|láttad|olvastad|próbáltad|ettél) már(?!\p{L})/iu,
  /^(?:te )?(?:ráérsz|szereted|szeretsz|tudsz|szoktál|szeretnél|lenne kedved)(?!\p{L})/iu,
];

/**
 * True if a message ends with a question. It needs no question mark in English and Hungarian, because people often omit
 * it. Ambiguous sentences don't count, because they need no answer.
 */
export function endsWithQuestion(message: string): boolean {
  if (questionMark.test(message)) return true;
  const parts = message.slice(-300).split(/[.!?…;\n]+/);
  const last = parts.map((part) => part.trim()).findLast((part) => /\p{L}/u.test(part)) ?? '';
  const said = last
    .replace(/[^\p{L}\p{N}'’, ]+/gu, '')
    .trim()
    .replace(leadIn, '');
  return [...englishPatterns, ...hungarianPatterns].some((form) => form.test(said));
}
