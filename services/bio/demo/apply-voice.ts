import { isLowerCase, lowerCaseText } from '@datewright/demo/lower-case';

const emoji = /\p{Extended_Pictographic}\ufe0f?/u;

/** Applies the habits of a writing sample: lower case, an emoji at the end, or no final full stop. */
export function applyVoice(voice: string, bio: string): string {
  if (voice.trim() === '') return bio;
  const cased = isLowerCase(voice) ? lowerCaseText(bio) : bio;
  const habit = emoji.exec(voice)?.[0];
  if (habit && !emoji.test(cased)) return `${cased} ${habit}`;
  return /[\p{L}\p{N}]$/u.test(voice.trim()) ? cased.replace(/\.$/, '') : cased;
}
