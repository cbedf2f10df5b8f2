import { isSentenceStart } from './label-words.ts';

/** Labels that apps use for the member's own messages, in English and Hungarian. */
const ownNames = new Set([
  'me',
  'you',
  'i',
  'myself',
  'you sent',
  'you replied',
  'én',
  'te',
  'ön',
  'te küldted',
  'elküldted',
  'ezt küldted',
]);
export const isOwnName = (label: string) => ownNames.has(label.toLowerCase());

const emoji = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\ufe0f`;
const capitalised = String.raw`\p{Lu}[\p{L}\p{M}\p{N}'’.${emoji}-]*`;
/** Words inside a name that begin with a small letter, in the languages of our members and their neighbours. */
const particle = String.raw`(?:de|da|do|dos|del|della|der|den|di|du|el|la|le|les|van|von|vom|zu|y|e|af|av|bin|ibn|al|dr\.?|né)`;
/** Where somebody was met, as people note it beside a name: "Anna (Tinder)". */
const aside = String.raw`(?:\([^()]{1,30}\)|\[[^\[\]]{1,30}\])`;
const maxFurtherWords = 6;

/** Capitalised words, with what may stand between and beside them. */
export const personPattern = String.raw`(?:[${emoji}]+\s)?${capitalised}(?:\s(?:${capitalised}|${particle}(?=\s\p{L})|[${emoji}]+|${aside})){0,${maxFurtherWords}}`;
const wholeName = new RegExp(`^${personPattern}$`, 'u');

/** True for capitalised words that may be somebody's name. */
export const looksLikeName = (label: string) => wholeName.test(label) && !isSentenceStart(label);

/** What people call the other one in notes of a chat, in place of a name. */
export const isTheirLabel = (label: string) => /^(?:they|them|match|other|her|him|she|he|ő|ők|másik)$/iu.test(label);

/** The name in a label: without emojis, and without a note of where the person was met. */
export const toPersonName = (label: string) =>
  label
    .replace(new RegExp(aside, 'gu'), ' ')
    .replace(new RegExp(`[~${emoji}]`, 'gu'), ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** True when the label is the name, a part of it from its start, or the name with more names after it. */
export function isSamePerson(label: string, name: string): boolean {
  const [one, other] = [label, name].map((text) => toPersonName(text).toLowerCase()) as [string, string];
  if (one === '' || other === '') return false;
  return (
    one === other || `${other} `.startsWith(`${one} `) || (`${one} `.startsWith(`${other} `) && looksLikeName(label))
  );
}
