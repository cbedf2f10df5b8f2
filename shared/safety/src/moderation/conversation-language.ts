import { getFrequencyScore, getLanguageScore, getLetterScore, isUnknownWord, type Language } from '../text/language.ts';
import { otherLanguageWords } from '../text/other-language-words.ts';
import { toMatchText } from './match-text.ts';

/** What tells the language to write in. */
interface Conversation {
  bio: string;
  interests: readonly string[];
  messages: readonly { sender: 'user' | 'match'; content: string }[];
}

/** How far function words and letters must lean to count as a language: one borrowed word, however often, never decides. */
const clearScore = 2;
/** How far they and the frequencies of all words must lean to Hungarian; to English, rare words of third languages lean too. */
const clearTotal = 3;
/** How far they must lean for a text that tells nothing clearly to speak against the other language. */
const minLean = 1;
/** A longer text that tells nothing is in a third language, so nothing may be concluded from other texts either. */
const maxVagueWords = 12;
/** Shorter words of neither language are mostly abbreviations. */
const minUnknownLength = 4;

/** An article in both languages. */
const article = /(?<!\p{L})a(?!\p{L})/giu;
const quotation = /["“„][^"“”„]*["”]/gu;
/** A capitalized word inside a sentence: a name or part of a title. */
const properName = /(?<=[\p{Ll},&] )\p{Lu}[\p{Ll}'’-]+/gu;
/** Typed in every language. */
const chatWords =
  /(?<!\p{L})(?:(?:h[ae]){2,20}h?|lol|xd{1,20}|omg|wow|thx|ok|okay|oké|hm{1,20}|aha|yay|sorry)(?!\p{L})/giu;

const splitIntoWords = (text: string) => [...new Set(text.toLowerCase().match(/\p{L}+/gu))];

/** Positive for Hungarian, negative for English, near 0 when the words do not tell. */
function scoreLanguage(text: string): number {
  const words = new Set(toMatchText(text).split(' '));
  return getLetterScore(text) + getLanguageScore([...words].join(' '));
}

/** A mixture of languages has at least so many words of each, and at most so many times more of one than of the other. */
const minOfEach = 2;
const maxRatio = 3;

/** True for a mixture of both languages. English nouns alone are at home in Hungarian, its function words are not. */
function isMixture(words: readonly string[]): boolean {
  const functionScores = words.map((word) => getLanguageScore(toMatchText(word)));
  const signs = words.map((word, at) => Math.sign(functionScores[at] || getFrequencyScore(word)));
  const [fewer = 0, more = 0] = [1, -1].map((sign) => signs.filter((one) => one === sign).length).sort((a, b) => a - b);
  return fewer >= minOfEach && more <= fewer * maxRatio && functionScores.some((score) => score < 0);
}

/** What the words of a text tell about its language. */
interface Reading {
  /** The language, when they tell it clearly. */
  language: Language | null;
  /** The language that they are likely in. */
  lean: Language | null;
  /** True for a mixture of both and for a third language. */
  isNeither: boolean;
  /** True when some are in neither language, as far as known. Hungarian has too many forms for any list. */
  hasUnknownWords: boolean;
}

function readLanguage(written: string): Reading {
  const withNames = written.replace(quotation, ' ').replace(chatWords, ' ').replace(article, ' ');
  const text = withNames.replace(properName, ' ');
  const words = splitIntoWords(text);
  const score = scoreLanguage(text);
  const total = score + getFrequencyScore(text);
  const otherCount = words.filter((word) => otherLanguageWords.has(word)).length;
  const isOther = otherCount > 0 && otherCount >= Math.abs(score);
  const isHungarian = total > 0 && (score >= clearScore || (score >= 0 && total >= clearTotal));
  const isEnglish = total < 0 && score <= -clearScore;
  const lean = Math.abs(total) < minLean ? null : total > 0 ? 'hu' : 'en';
  const isNeither = isOther || isMixture(words);
  const isMostlyNames = words.length * 2 <= splitIntoWords(withNames).length;
  const isClear = (isHungarian || isEnglish) && !isNeither && !isMostlyNames;
  return {
    language: isClear ? lean : null,
    lean: isNeither ? null : lean,
    isNeither: isNeither || (!isClear && words.length > maxVagueWords),
    hasUnknownWords: words.some((word) => word.length >= minUnknownLength && isUnknownWord(word)),
  };
}

/**
 * The language that a reply has to be in, if the draft or else the match's words tell clearly; `null` when it may be in
 * either, or in a third. The member's words and the bio decide only where the match's own messages don't speak against it.
 */
export function findConversationLanguage(
  { bio, interests, messages }: Conversation,
  draft: string | null = null,
): Language | null {
  if (draft) return readLanguage(draft).language;
  const read = (list: Conversation['messages']) => readLanguage(list.map(({ content }) => content).join('\n'));
  const recent = messages.slice(-12);
  const fromMatch = recent.filter(({ sender }) => sender === 'match');
  const newest = read(fromMatch.slice(-3));
  if (newest.isNeither) return null;
  const own = newest.language ?? read(fromMatch.slice(0, -3)).language;
  const readings = [newest, read(fromMatch.slice(-1))];
  if (own === null) {
    readings.push(read(recent.filter(({ sender }) => sender === 'user')));
    readings.push(readLanguage(`${bio}\n${interests.join(', ')}`));
    // One word that no list has may be the match's Hungarian answer to English questions.
    if (newest.lean === null && newest.hasUnknownWords) readings.push({ ...newest, lean: 'hu' });
  }
  const language = own ?? readings.find((reading) => reading.language !== null)?.language ?? null;
  return readings.some(({ lean }) => lean !== null && lean !== language) ? null : language;
}

/** How far the words of a text must lean when its function words and letters hardly tell. */
const clearFrequencyScore = 4;

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
