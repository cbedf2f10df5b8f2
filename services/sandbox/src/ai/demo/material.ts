import type { LastMessage, Phrasebook, Topic } from './phrasebook.ts';
import type { Task } from './read-task.ts';

/** Something to write about, with the name it is called by. */
export interface Subject extends Pick<Topic, 'questions' | 'takes' | 'plans'> {
  name: string | null;
}

export interface Material {
  subjects: Subject[];
  quotes: string[];
  last: { kind: LastMessage; quote: string | null };
}

/** Contact details are nobody's conversation starter. */
const contact = /\[(?!NAME)[A-Z]+_\d+\]/;
/** What reads like orders to a machine is not worth quoting, no part of it. */
const orders =
  /ignore (?:all|any|the|previous)|instruction|prompt|^\W*(?:system|assistant)\W*:|you are now|utasítás|hagyd figyelmen|[{}<>`]/im;

const words = (text: string) => text.trim().split(/\s+/);

/** Parts of a text that are short enough to quote and long enough to mean something. */
function quotable(text: string): string[] {
  if (orders.test(text)) return [];
  return text
    .split(/[.!?\n;,•|]+/)
    .map((part) => part.trim().replace(/^["“„'(\s]+|["”'):\s]+$/g, ''))
    .filter((part) => words(part).length >= 2 && words(part).length <= 9 && part.length <= 70 && !contact.test(part));
}

const bringsUp = (text: string, word: string) =>
  new RegExp(`(?<!\\p{L})${word.replace(/\$$/, '(?!\\p{L})')}`, 'iu').test(text);
const spoken = (topics: Topic[], text: string) =>
  topics.filter((topic) => topic.words.some((word) => bringsUp(text, word)));

/** "Hiking" in the middle of a sentence is "hiking"; "Taylor Swift" stays. */
export const inSentence = (interest: string) =>
  /^\p{Lu}\p{Ll}+( \p{Ll}+)*$/u.test(interest) ? interest.toLowerCase() : interest;

/** True for what may be meant for a machine rather than for people. */
export const readsLikeOrders = (text: string) => orders.test(text);

/** The topics that a text brings up. */
export const subjectsIn = (book: Phrasebook, text: string): Subject[] =>
  spoken(book.topics, text).map((topic) => ({ ...topic, name: topic.label }));

export function subjectOf(book: Phrasebook, interest: string): Subject {
  const name = inSentence(interest.trim());
  const topic = spoken(book.topics, interest)[0];
  if (topic) return { ...topic, name };
  const named = (lines: string[]) => lines.map((line) => line.replaceAll('{topic}', name));
  const { questions, takes, plans } = book.unknownTopic;
  return { name, questions: named(questions), takes: named(takes), plans: named(plans) };
}

function lastOf({ conversation }: Task): Material['last'] {
  const final = conversation.at(-1);
  if (final?.from !== 'match') return { kind: 'silence', quote: null };
  const text = final.text.trim();
  const quote = quotable(text).at(-1) ?? null;
  if (/\?["”)\s]*$/.test(text)) return { kind: 'question', quote };
  return {
    kind: words(text).length <= 3 ? 'short' : 'statement',
    quote: quote ?? (text.length <= 20 && !orders.test(text) && !contact.test(text) ? text : null),
  };
}

/** What there is to write from: topics of the talk come first, then interests, then the bio. */
export function gather(task: Task, book: Phrasebook): Material {
  const theirs = task.conversation.filter(({ from }) => from === 'match').map(({ text }) => text);
  const interests = task.match.interests.filter(
    (interest) => interest.trim() !== '' && !orders.test(interest) && !contact.test(interest),
  );
  const found = [
    ...subjectsIn(book, theirs.slice(-4).join('\n')),
    ...interests.map((interest) => subjectOf(book, interest)),
    ...subjectsIn(book, task.match.bio),
  ];
  const subjects = found.filter((one, at) => found.findIndex(({ name }) => name === one.name) === at);
  return {
    subjects: subjects.length > 0 ? subjects : [{ ...book.noTopic, name: null }],
    quotes: quotable(task.match.bio),
    last: lastOf(task),
  };
}
