import type { PhraseBook, Topic } from './phrase-book.ts';

/** A topic, or an interest without one, with the name to call it by. */
export interface Subject extends Pick<Topic, 'questions' | 'takes' | 'plans'> {
  name: string | null;
}

/** Text that reads like instructions to a machine is never quoted. */
const instructionPattern =
  /ignore (?:all|any|the|previous)|instruction|prompt|^\W*(?:system|assistant)\W*:|you are now|utasítás|hagyd figyelmen|[{}<>`]/im;

const mentions = (text: string, word: string) =>
  new RegExp(`(?<!\\p{L})${word.replace(/\$$/, '(?!\\p{L})')}`, 'iu').test(text);
const findMentionedTopics = (topics: Topic[], text: string) =>
  topics.filter((topic) => topic.words.some((word) => mentions(text, word)));

/** "Hiking" becomes "hiking" within a sentence; "Taylor Swift" stays. */
export const toSentenceCase = (interest: string) =>
  /^\p{Lu}\p{Ll}+( \p{Ll}+)*$/u.test(interest) ? interest.toLowerCase() : interest;

/** True for text that may be meant for a machine rather than for people. */
export const looksLikeInstructions = (text: string) => instructionPattern.test(text);

/** The topics that a text mentions. */
export const findSubjects = (book: PhraseBook, text: string): Subject[] =>
  findMentionedTopics(book.topics, text).map((topic) => ({ ...topic, name: topic.label }));

export function findSubject(book: PhraseBook, interest: string): Subject {
  const name = toSentenceCase(interest.trim());
  const topic = findMentionedTopics(book.topics, interest)[0];
  if (topic) return { ...topic, name };
  const named = (lines: string[]) => lines.map((line) => line.replaceAll('{topic}', name));
  const { questions, takes, plans } = book.unknownTopic;
  return { name, questions: named(questions), takes: named(takes), plans: named(plans) };
}
