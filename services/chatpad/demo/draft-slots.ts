import type { Slots } from '@datewright/demo/fill-template';

const greeting = /^(hey|hi|hello|hola|yo|szia|szió|hali|helló|csá)\b/i;

/** The member's draft, tidied and no more: doubled spaces, a full stop, a capital if the member uses capitals at all. */
export function createDraftSlots(draft: string | null): Slots {
  const words = draft?.replace(/\s+/g, ' ').trim();
  if (!words) return {};
  const closed = (text: string) => (/[.!?…)\]"”\p{Emoji_Presentation}]$/u.test(text) ? text : `${text}.`);
  const capitals = /\p{Lu}/u.test(words.replace(/\[[A-Z]+_\d+\]/g, ''));
  const tidy = capitals ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  const first = /^.*?[.!?…](?=\s|$)/.exec(tidy)?.[0] ?? tidy;
  return { Draft: closed(tidy), draft1: closed(first) };
}

/** True when a greeting of ours would be the second one. */
export const startsWithGreeting = (draft: string | null) => greeting.test(draft?.trim() ?? '');
