import { certainRemarks, identityGuesses } from './comments/certain-remarks.ts';
import {
  appearanceNouns,
  bearingNouns,
  feelingWords,
  intensifiers,
  looksWords,
  modifierWords,
  originWords,
  personWords,
  poseWords,
  stopWords,
} from './comments/comment-words.ts';

/** Technique that is named after a part of the face. */
const techniqueTerms =
  /\b(?:eye (?:contact|level|line|height)|red[- ]eyes?|face detection|(?:full|half|upper)[- ]body|body of (?:water|work)|fit(?:s|ted)?|(?:stand|sit)(?:s|ing)? tall)\b/g;
/** Where something is, seen from a person: "the wall behind you looks old" is about the wall. */
const placeOfThing =
  /\b(?:behind|beside|around|next to|near|over|above|below|under|beneath|on|in|of|by|to|from|between|with|at|against|across|for) (?:you|him|them|people|everyone|(?:both|one) (?:side|sides) of you|your (?:\w+ )?(?:face|eyes|body|hair|head|shoulders|chest|friends|legs|arms|beard|mouth|nose|chin))\b/g;
const clauseBreak =
  /[.;:!?()–—]|,(?! (?:it|they)\b)|\b(?:and|but|while|though|although|whereas|because|so|when|as|if|where|which|that)\b(?= (?:the|an?|your|it|its|there|this|these|you|is|are|looks?)\b)/;

const splitWords = (clause: string) => clause.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+){0,6}/gu) ?? [];
const withoutPossessive = (word: string) => word.replace(/['’](?:s|re)$/, '');
const isModifier = (word: string) =>
  modifierWords.has(word) || looksWords.has(word) || originWords.has(word) || /(?:ed|ing|-\w+)$/.test(word);

/** The words that an adjective may belong to: those after it, up to its noun and one more. */
function readNounGroup(words: readonly string[]): { words: string[]; hasNoun: boolean } {
  const group: string[] = [];
  let nouns = 0;
  for (const word of words) {
    if (stopWords.has(word) || nouns === 2) break;
    group.push(word);
    if (!isModifier(word)) nouns++;
  }
  return { words: group, hasNoun: nouns > 0 };
}

/** "How tall you are", "how slim and tall she looks". */
function isMeasureOfPerson(words: readonly string[], at: number): boolean {
  const person = words[at + 1] ?? '';
  const linked = at >= 2 && ['and', 'or'].includes(words[at - 1] ?? '') ? at - 2 : at;
  return (
    words[linked - 1] === 'how' &&
    personWords.has(person) &&
    /^(?:are|is|(?:look|seem|appear)s?)$/.test(words[at + 2] ?? '')
  );
}

/** Whether the adjective at `at` is said of a person: by the noun that follows it, or else by the subject before it. */
function isAboutPerson(
  words: readonly string[],
  at: number,
  isPersonNoun: (word: string) => boolean,
  isWholeLine: boolean,
) {
  const group = readNounGroup(words.slice(at + 1));
  if (group.words.some(isPersonNoun)) return true;
  if (group.hasNoun) return false;
  if (isMeasureOfPerson(words, at)) return true;
  if (words.slice(0, at).some((word) => personWords.has(word))) return true;
  return isWholeLine && words.every((word, index) => index === at || intensifiers.has(word) || personWords.has(word));
}

function hasRemarkOnPerson(clause: string, isWholeLine: boolean): boolean {
  const words = splitWords(clause).map(withoutPossessive);
  return words.some((word, at) => {
    const isLook = looksWords.has(word) || originWords.has(word);
    const isFeeling = feelingWords.has(word);
    if (!isLook && !isFeeling && !poseWords.has(word)) return false;
    const isPersonNoun = (noun: string) =>
      personWords.has(noun) || appearanceNouns.has(noun) || (isFeeling && bearingNouns.has(noun));
    return isAboutPerson(words, at, isPersonNoun, isWholeLine);
  });
}

/**
 * True for a line about things, light and picture technique. Feelings, character, age, origin, body and beauty of a person
 * must never be remarked on, whatever the AI writes, nor may it guess who somebody is.
 */
export function isAppropriateComment(line: string): boolean {
  // Full-width letters and invisible joiners must not disguise a word.
  const plain = line
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('’', "'");
  if (identityGuesses.some((pattern) => pattern.test(plain))) return false;
  const lower = plain.toLowerCase();
  if (certainRemarks.some((pattern) => pattern.test(lower))) return false;
  const clauses = lower.replace(techniqueTerms, ' ').replace(placeOfThing, ' ').split(clauseBreak);
  const written = clauses.filter((clause) => clause !== undefined && clause.trim() !== '');
  return !written.some((clause) => hasRemarkOnPerson(clause, written.length === 1));
}
