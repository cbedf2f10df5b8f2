import { toMatchText } from '@datewright/safety/moderation/match-text';
import { detectLanguage, getLanguageScore, type Language } from '@datewright/safety/text/language';
import type { Task } from './read-task.ts';

/** Detects the language from the conversation, then the profile, then the spot; falls back to English. */
export function detectTaskLanguage({ conversation, match, spot }: Task): Language {
  const talk = conversation.map(({ text }) => text).join('\n');
  const profile = [match.bio, ...match.interests].join('\n');
  const telling = [talk, profile, spot].map((text) => ({ text, folded: toMatchText(text) }));
  const found = telling.find(
    ({ text, folded }) => detectLanguage(folded, text) === 'hu' || getLanguageScore(folded) !== 0,
  );
  return found ? detectLanguage(found.folded, found.text) : 'en';
}
