import { foldText } from '@datewright/service-kit/safety/fold';
import { type Language, languageOf } from '@datewright/service-kit/safety/language';
import type { Task } from './read-task.ts';

/** The language to write in: that of the conversation, else of the profile, else of the spot. */
export function languageOfTask({ conversation, match, spot }: Task): Language {
  const talk = conversation.map(({ text }) => text).join('\n');
  const profile = [match.bio, ...match.interests].join('\n');
  const text = [talk, profile, spot].find((one) => one.trim() !== '') ?? '';
  return languageOf(foldText(text), text);
}
