import { detailKinds } from '../contacts/detail-pattern.ts';
import { appendEnding } from './hungarian-endings.ts';

const kinds = detailKinds.join('|');
/** A placeholder as we write it, as a group for `split`. */
export const placeholder = new RegExp(`(\\[(?:${kinds})_\\d+\\])`);
const inBrackets = `[[({<] ?(${kinds})[ _-]?(\\d{1,4}) ?[\\])}>]`;
const escaped = `\\\\\\[(${kinds})\\\\?_(\\d{1,4})\\\\\\]`;
const bare = `(?<![\\p{L}\\p{N}_])(${kinds})_(\\d{1,4})(?!\\d)`;
/** A placeholder as an AI may alter it: other brackets, case, escapes or spaces. */
const anyPlaceholder = `(?:${inBrackets}|${escaped}|${bare})`;
/** Typed text that looks like a placeholder. */
export const typedPlaceholder = new RegExp(anyPlaceholder, 'giu');
const placeholderWithEnding = new RegExp(`${anyPlaceholder}(-?\\p{Ll}{1,6}(?!\\p{L}))?`, 'giu');

const tidySpacing = (text: string) =>
  text
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]([,.!?;:])/g, '$1')
    .replace(/^[\s,.;:]+/, '')
    .trim();

/** Restores the originals in an AI's text and removes placeholders without an original. */
export function restorePlaceholders(text: string, originals: ReadonlyMap<string, string>): string {
  let isMissing = false;
  const whole = text.replace(placeholderWithEnding, (_found, ...groups: (string | undefined)[]) => {
    const [kind = '', number] = groups.slice(0, 6).filter((group) => group !== undefined);
    const ending = groups[6] ?? '';
    const real = originals.get(`${kind.toUpperCase()}_${Number(number)}`);
    if (real === undefined) isMissing = true;
    if (real === undefined) return '';
    return kind.toUpperCase() === 'NAME' ? appendEnding(real, ending) : real + ending;
  });
  return isMissing ? tidySpacing(whole) : whole;
}
