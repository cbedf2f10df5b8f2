import { detectTextLanguage } from '@datewright/safety/moderation/detect-text-language';
import { toMatchText } from '@datewright/safety/moderation/match-text';
import { detectLanguage, getFrequencyScore, getLanguageScore, type Language } from '@datewright/safety/text/language';
import type { Task } from './read-task.ts';

const withoutArticles = (folded: string) => folded.replace(/(?<![^ ])a(?![^ ])/g, '');

/**
 * Detects the language from the conversation, then the profile, then the spot. When none of them tells ("Vet, climber"
 * and "a park"), from all of their words together; falls back to English.
 */
export function detectTaskLanguage({ conversation, match, spot }: Task): Language {
  const talk = conversation.map(({ text }) => text).join('\n');
  const profile = [match.bio, ...match.interests].join('\n');
  const telling = [talk, profile, spot].map((text) => ({ text, folded: toMatchText(text) }));
  const found = telling.find(
    ({ text, folded }) =>
      detectLanguage(withoutArticles(folded), text) === 'hu' || getLanguageScore(withoutArticles(folded)) !== 0,
  );
  if (found) return detectTextLanguage(found.text);
  const all = telling.map(({ text }) => text).join('\n');
  const lean = getFrequencyScore(all);
  return lean === 0 ? detectTextLanguage(all) : lean > 0 ? 'hu' : 'en';
}
