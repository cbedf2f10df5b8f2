import { isPersonalLimit } from '@datewright/safety/text/personal-limit';
import { recommends } from './phrases.ts';

/** Words that belong to one limit: who "does not drink" is not asked about alcohol either. */
const subjects = [
  /drink|drank|drunk|alcohol|sober|booze|teetotal|recovery|alkohol|(?<!\p{L})(?:isz[oi]|inni|igy)|absztinens/iu,
  /vegan|vegetarian|meat|vegán|vegetáriánus|(?<!\p{L})hús/iu,
  /smok|cigar|nicotine|dohány|cigi/iu,
  /allerg|intoleran|gluten|lactose|c(?:o)?eliac|glutén|laktóz|érzékeny/iu,
  /heights|tériszony/iu,
  /(?<!\p{L})(?:knees?|hips?|ankles?|shoulders?|spine)(?!\p{L})|injur|(?<!\p{L})(?:térd|boka|váll|gerinc|sérül)/iu,
];
const minWordLength = 5;

/** A question for a reason or a beginning. "Which is why" asks nothing. */
const reasonQuestions =
  /(?<!\p{L})(?:(?<!(?:is|['’]s|was|reason|exactly)\s)why (?:do|does|did|don['’]?t|doesn['’]?t|didn['’]?t|they|she|he|you|is that)|how come|what (?:made|makes|got|gets|led) (?:you|them|her|him)|since when|how (?:did )?(?:you|they|she|he) (?:wreck|hurt|break|broke|injure)(?:ed|d)?|mitől fáj|hogy sérült|when did (?:you|they|she|he) (?:stop|quit|start|begin)|how (?:did )?(?:it|that|this|they|you|their|her|his|your)(?: [\p{L}’']+){0,4} (?:start|started|begin|began|come about|came about)|(?:the )?story (?:behind|of)|reasons? (?:why|for|behind)|miért|mióta|mi vett rá|mi vitte rá|hogy(?:an)? kezdődött|mi az oka|honnan jött)(?!\p{L})/giu;
/** Such a question without a subject of its own. */
const bareQuestion =
  /^(?:how come|why is that|since when|how did (?:it|that|this) (?:start|begin)|miért|mióta|hogy(?:an)? kezdődött)[\s”"'’]*\?/iu;
const questionEnd = /[.?!”"]/u;

/** What a limit is about: its family of words, or its own longer words. */
function toSubject(limit: string): RegExp[] {
  const families = subjects.filter((family) => family.test(limit));
  if (families.length > 0) return families;
  const words = limit.match(/\p{L}+/gu)?.filter((word) => word.length >= minWordLength) ?? [];
  return words.map((word) => new RegExp(`(?<!\\p{L})${word.slice(0, minWordLength)}`, 'iu'));
}

/**
 * Finds tips that ask for the reason of a limit in `texts`, those of the request; the quote is the one that the tip comes
 * from. "I do not drink" is to be respected, and "Same for you?" is welcome.
 */
export function createLimitQuestionFinder(texts: readonly string[]) {
  const limits = texts.flatMap((text) => text.split(/(?<=[.!?\n])\s*/)).filter(isPersonalLimit);
  const about = limits.flatMap(toSubject);
  const isAboutLimit = (text: string) => about.some((subject) => subject.test(text));

  return (text: string, quote: string | null): boolean => {
    // In Hungarian a comma stands between "Ne kérdezd meg" and what is not to be asked.
    if (!recommends(text.replace(/,(?=\s+(?:miért|mióta|mi|hogy(?:an)?|honnan)\s)/giu, ''), reasonQuestions))
      return false;
    if (quote !== null && isPersonalLimit(quote)) return true;
    return [...text.matchAll(reasonQuestions)].some(({ index }) => {
      const rest = text.slice(index);
      const end = rest.search(questionEnd);
      const question = end < 0 ? rest : rest.slice(0, end + 1);
      return isAboutLimit(bareQuestion.test(question) ? text : question);
    });
  };
}
