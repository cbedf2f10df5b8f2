import type { Message } from '@datewright/contracts/chatpad/match';
import type { ParticipantNames } from './find-speakers.ts';
import { type PasteResult, parsePaste } from './parse-paste.ts';
import { type ProfileFields, parseProfile } from './parse-profile.ts';
import { isOwnName, isSamePerson, looksLikeName } from './person-names.ts';
import { parsePlainLine, parseStampedLine } from './speaker-labels.ts';
import { cleanLine } from './system-lines.ts';

/** What a pasted text is: a chat, with or without a profile above it, an awaited answer, a profile, or something that only the member can tell. */
export type PasteReading =
  | { kind: 'chat'; messages: Message[]; matchName?: string; profile?: ProfileFields }
  | { kind: 'answer'; message: Message }
  | { kind: 'profile'; profile: ProfileFields }
  | { kind: 'question'; question: Exclude<PasteResult, { kind: 'nothing' | 'sure' }> }
  | { kind: 'nothing' };

/** Reads what a member pasted. A chat whose speakers are named is never taken for a profile. */
export function readPaste(pasted: string, names: ParticipantNames): PasteReading {
  const both = splitProfile(pasted, names);
  if (both) {
    const chat = parsePaste(both.rest, { ...names, match: names.match || both.profile.name });
    if (chat.kind === 'sure') return { ...chat, kind: 'chat', profile: both.profile };
  }
  const parsed = parsePaste(pasted, names);
  if (parsed.kind === 'sure') return { ...parsed, kind: 'chat' };
  const hasSpeakers = 'isNamed' in parsed && parsed.isNamed;
  const profile = hasSpeakers ? null : parseProfile(pasted);
  if (profile) return { kind: 'profile', profile };
  return parsed.kind === 'nothing' ? { kind: 'nothing' } : { kind: 'question', question: parsed };
}

/** A profile, and the chat below it from the first line that begins with the name of one of the two. */
function splitProfile(pasted: string, { match, member }: ParticipantNames) {
  const lines = pasted.split(/\r?\n/).map(cleanLine);
  const labels = lines.map((line) => {
    const found = parseStampedLine(line) ?? parsePlainLine(line);
    return found && found !== 'system' ? found.label : '';
  });
  const isOwn = (label: string) => isOwnName(label) || isSamePerson(label, member);
  const name = parseProfile(pasted)?.name || match;
  const start = labels.findIndex((label) => isOwn(label) || isSamePerson(label, name));
  // A name in that place is a speaker.
  if (start < 1 || labels.slice(0, start).some(looksLikeName)) return null;
  const profile = parseProfile(lines.slice(0, start).join('\n'));
  return profile && { profile, rest: lines.slice(start).join('\n') };
}

/** Where the member wrote last, one message without a name is most likely what the match answered. */
export function readAnswer(found: PasteReading): PasteReading {
  if (found.kind !== 'question' || found.question.kind !== 'only' || found.question.isNamed) return found;
  const [message] = found.question.choices[0].messages;
  return message ? { kind: 'answer', message } : found;
}

/** The messages in a text; where it is open who wrote them, as if the match had. */
export function readMessages(pasted: string, names: ParticipantNames): Message[] {
  if (pasted.trim() === '') return [];
  const found = readPaste(pasted, names);
  if (found.kind === 'chat') return found.messages;
  return found.kind === 'question' ? (found.question.choices[0]?.messages ?? []) : [];
}
