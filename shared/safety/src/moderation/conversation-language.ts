import { getFrequencyScore, getLanguageScore, getLetterScore, type Language } from '../text/language.ts';
import { toMatchText } from './match-text.ts';

/** What tells the language to write in. */
interface Conversation {
  bio: string;
  interests: readonly string[];
  messages: readonly { sender: 'user' | 'match'; content: string }[];
}

/** How far a text must lean to count as a language: one borrowed word, however often, never decides. */
const clearScore = 2;

/** Positive for Hungarian, negative for English, near 0 when the words do not tell. */
function scoreLanguage(text: string): number {
  const words = new Set(toMatchText(text).split(' '));
  return getLetterScore(text) + getLanguageScore([...words].join(' '));
}

/** The language to write in, if the draft or else the match's words tell clearly; `null` for any other language. */
export function findConversationLanguage(
  { bio, interests, messages }: Conversation,
  draft: string | null = null,
): Language | null {
  const recent = messages.slice(-12);
  const fromMatch = recent.filter(({ sender }) => sender === 'match').slice(-3);
  const join = (list: Conversation['messages']) => list.map(({ content }) => content).join('\n');
  const sources = draft ? [draft] : [join(fromMatch), join(recent), `${bio}\n${interests.join(', ')}`];
  for (const source of sources) {
    const score = scoreLanguage(source);
    if (Math.abs(score) >= clearScore) return score > 0 ? 'hu' : 'en';
    // In words of a third language nothing may be concluded from later sources.
    if (source.trim().split(/\s+/).length > 12) return null;
  }
  return null;
}

/** How far the words of a text must lean when its function words and letters hardly tell. */
const clearFrequencyScore = 4;
/** An article in both languages. */
const article = /(?<!\p{L})a(?!\p{L})/giu;

/** True for a text that is clearly written in the other language. */
export function isInOtherLanguage(text: string, language: Language | null): boolean {
  if (language === null) return false;
  const score = scoreLanguage(text.replace(article, ' '));
  const frequencyScore = getFrequencyScore(text);
  // "Share some kürtőskalács" has Hungarian letters and English words.
  if (score * frequencyScore < 0) return false;
  const isClear = Math.abs(score) >= clearScore || Math.abs(frequencyScore) >= clearFrequencyScore;
  return isClear && (language === 'hu' ? score + frequencyScore < 0 : score + frequencyScore > 0);
}
