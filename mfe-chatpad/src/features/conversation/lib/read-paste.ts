import type { Message } from '@datewright/contracts/chatpad/match';
import { type PasteResult, parsePaste } from './parse-paste.ts';
import { type ProfileFields, parseProfile } from './parse-profile.ts';

/** What a pasted text is: a chat, an awaited answer, a profile, or something that only the member can tell. */
export type PasteReading =
  | { kind: 'chat'; messages: Message[]; matchName?: string }
  | { kind: 'answer'; message: Message }
  | { kind: 'profile'; profile: ProfileFields }
  | { kind: 'question'; question: Exclude<PasteResult, { kind: 'nothing' | 'sure' }> }
  | { kind: 'nothing' };

/** Reads what a member pasted. A chat whose speakers are named is never taken for a profile. */
export function readPaste(pasted: string, names: { match: string; member: string }): PasteReading {
  const parsed = parsePaste(pasted, names);
  if (parsed.kind === 'sure') return { ...parsed, kind: 'chat' };
  const hasSpeakers = 'isNamed' in parsed && parsed.isNamed;
  const profile = hasSpeakers ? null : parseProfile(pasted);
  if (profile) return { kind: 'profile', profile };
  return parsed.kind === 'nothing' ? { kind: 'nothing' } : { kind: 'question', question: parsed };
}

/** Where the member wrote last, one message without a name is most likely what the match answered. */
export function readAnswer(found: PasteReading): PasteReading {
  if (found.kind !== 'question' || found.question.kind !== 'only' || found.question.isNamed) return found;
  const [message] = found.question.choices[0].messages;
  return message ? { kind: 'answer', message } : found;
}

/** The messages in a text; where it is open who wrote them, as if the match had. */
export function readMessages(pasted: string, names: { match: string; member: string }): Message[] {
  if (pasted.trim() === '') return [];
  const found = readPaste(pasted, names);
  if (found.kind === 'chat') return found.messages;
  return found.kind === 'question' ? (found.question.choices[0]?.messages ?? []) : [];
}
