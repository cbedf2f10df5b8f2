import { type Language, languageOf, leanOf } from '@datewright/safety/text/language';
import { toMatchText } from '@datewright/safety/text/match-text';
import type { Task } from './read-task.ts';

/** The language to write in: that of the conversation, else of the profile, else of the spot, as far as one tells. */
export function languageOfTask({ conversation, match, spot }: Task): Language {
  const talk = conversation.map(({ text }) => text).join('\n');
  const profile = [match.bio, ...match.interests].join('\n');
  const telling = [talk, profile, spot].map((text) => ({ text, folded: toMatchText(text) }));
  const found = telling.find(({ text, folded }) => languageOf(folded, text) === 'hu' || leanOf(folded) !== 0);
  return found ? languageOf(found.folded, found.text) : 'en';
}
