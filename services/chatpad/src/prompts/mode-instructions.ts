import type { Mode, Tone } from '@datewright/contracts/chatpad/mode-and-tone';

export const modeInstructions: Record<Mode, string> = {
  opener: `Write first messages to someone the member has just matched with.
Each one picks up a single concrete detail of the bio, the interests or the name and ends on something that is easy and fun to answer.
When little is known, ask something specific and playful; never "hey, how are you".`,
  reply: `Write the member's next message in the running conversation.
Each one answers what the match said last before it asks anything, picks up their words, and keeps the ball in play with at most one question.
When the match has gone quiet or the member wrote last, reopen lightly and without blame.`,
  'ask-out': `Write messages that ask the match out on a first date.
Each one proposes something concrete that fits what they talked about, with a loose time to choose from, and makes a yes easy and a no comfortable.
No pressure, no bargaining, no home visits for a first date.`,
};

export const toneInstructions: Record<Tone, string> = {
  flirty: 'Tone: flirty. Playful and warm, teasing about things and never about looks, no innuendo.',
  thoughtful: 'Tone: thoughtful. Sincere and curious, unhurried, without being heavy.',
  bold: 'Tone: bold. Direct and confident with a wink, short sentences, always kind.',
};

export const gentleInstructions = `Somebody here is in grief or had bad news. Answer that first, in plain warm words. No jokes, no flirting, no asking out, no advice, no "everything happens for a reason". Ask at most how they are, or offer to listen.`;

export const rewriteInstructions = `The member has written a draft. Do not write something new: rewrite that draft.
Keep its meaning, its language, its length within a third, and the member's own voice: their words, slang, lower or upper case, emoji habits.
Fix what stumbles, make it easier to answer, and let one of the suggestions change as little as possible.`;
