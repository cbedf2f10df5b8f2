import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { toMatchText } from '@datewright/safety/moderation/match-text';
import { getLanguageScore, getLetterScore, type Language } from '@datewright/safety/text/language';

/** How far a text must lean to count as a language: one borrowed word, however often, never decides. */
const clearScore = 2;

/** Positive for Hungarian, negative for English, near 0 when the words do not tell. */
function scoreLanguage(text: string): number {
  const words = new Set(toMatchText(text).split(' '));
  return getLetterScore(text) + getLanguageScore([...words].join(' '));
}

/** The language to write in, if the draft or else the match's words tell clearly; `null` for any other language. */
export function findConversationLanguage(match: MatchFields, draft: string | null): Language | null {
  const messages = match.messages.slice(-12);
  const fromMatch = messages.filter(({ sender }) => sender === 'match').slice(-3);
  const join = (list: MatchFields['messages']) => list.map(({ content }) => content).join('\n');
  const sources = draft ? [draft] : [join(fromMatch), join(messages), `${match.bio}\n${match.interests.join(', ')}`];
  for (const source of sources) {
    const score = scoreLanguage(source);
    if (Math.abs(score) >= clearScore) return score > 0 ? 'hu' : 'en';
    // In words of a third language nothing may be concluded from later sources.
    if (source.trim().split(/\s+/).length > 12) return null;
  }
  return null;
}

/** True for a text that is clearly written in the other language. */
export function isInOtherLanguage(text: string, language: Language | null): boolean {
  const score = scoreLanguage(text);
  return language === 'hu' ? score <= -clearScore : language === 'en' && score >= clearScore;
}
