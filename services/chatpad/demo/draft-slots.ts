import type { Slots } from '@datewright/demo/fill-template';

const greeting = /^(hey|hi|hello|hola|yo|szia|szió|hali|helló|csá)\b/i;

/**
 * Tidies the member's draft without rewording it: collapses spaces, closes the sentence and capitalises it if the
 * member uses capitals.
 */
export function createDraftSlots(draft: string | null): Slots {
  const words = draft?.replace(/\s+/g, ' ').trim();
  if (!words) return {};
  const closed = (text: string) => (/[.!?…)\]"”\p{Emoji_Presentation}]$/u.test(text) ? text : `${text}.`);
  const capitals = /\p{Lu}/u.test(words.replace(/\[[A-Z]+_\d+\]/g, ''));
  const tidy = capitals ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  const first = /^.*?[.!?…](?=\s|$)/.exec(tidy)?.[0] ?? tidy;
  return { Draft: closed(tidy), draft1: closed(first) };
}

/** True when a frame that greets would repeat the draft's own greeting. */
export const startsWithGreeting = (draft: string | null) => greeting.test(draft?.trim() ?? '');
