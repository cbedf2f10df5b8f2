import { findSubject, findSubjects, looksLikeInstructions, type Subject } from '@datewright/demo/subjects';
import { asksSomething } from './asked-questions.ts';
import type { LastMessageKind, Phrasebook } from './phrasebook.ts';
import { contactPlaceholder, firstNonEmpty } from './quotes.ts';
import type { Task } from './read-task.ts';

export interface SourceMaterial {
  subjects: Subject[];
  /** Those that the last message names. */
  lastSubjects: Subject[];
  quotes: string[];
  /** What the member last told of themselves. */
  own: string | null;
  /** The quote is of the member's own message while that has no answer. */
  last: { kind: LastMessageKind; quote: string | null };
}

const words = (text: string) => text.trim().split(/\s+/);

/** Tells nothing about anybody. */
const emptyInvitation =
  /^(?:just |so |please )?(?:ask|message|text|write|try|tell)(?: to)?(?: me)?(?: anything| something| nicely)?$|^(?:kérdezz|írj)(?: rám)?(?: bátran| bármit| nyugodtan)?$/i;

/** Parts of a text that are short enough to quote and long enough to be meaningful. */
function quotable(text: string): string[] {
  if (looksLikeInstructions(text)) return [];
  return text
    .split(/[.!?\n;,•|]+/)
    .map((part) => part.trim().replace(/^["“„'(\s]+|["”'):\s]+$/g, ''))
    .filter((part) => words(part).length >= 2 && words(part).length <= 9 && part.length <= 70)
    .filter((part) => !contactPlaceholder.test(part) && !emptyInvitation.test(part));
}

const toldOfSelf = /^i(?:['’]m|['’]ve)? (?!like|love|hope|think|bet|know|see|mean)|\p{L}(?:tam|tem)(?!\p{L})/iu;
const namesMatch = /(?<!\p{L})(?:you|your|sorry|te|neked|téged|veled|rólad)(?!\p{L})/iu;
const tellsOfSelf = (text: string) => toldOfSelf.test(text) && !namesMatch.test(text);

function describeLastMessage({ conversation }: Task): SourceMaterial['last'] {
  const final = conversation.at(-1);
  if (!final) return { kind: 'silence', quote: null };
  const text = final.text.trim();
  if (final.from === 'member') {
    if (asksSomething(text)) return { kind: 'ownQuestion', quote: null };
    return { kind: 'ownStatement', quote: quotable(text).at(-1) ?? null };
  }
  // A question is not quoted: it said nothing yet.
  if (asksSomething(text)) return { kind: 'question', quote: null };
  const quote = quotable(text).at(-1) ?? null;
  return {
    kind: words(text).length <= 3 ? 'short' : 'statement',
    quote: quote ?? (text.length <= 20 && !looksLikeInstructions(text) && !contactPlaceholder.test(text) ? text : null),
  };
}

/** Collects the topics to write about: first from the conversation, then from the interests, then from the bio. */
export function collectMaterial(task: Task, book: Phrasebook): SourceMaterial {
  const theirs = task.conversation.filter(({ from }) => from === 'match').map(({ text }) => text);
  const interests = task.match.interests.filter(
    (interest) => interest.trim() !== '' && !looksLikeInstructions(interest) && !contactPlaceholder.test(interest),
  );
  const found = [
    ...findSubjects(book, theirs.slice(-4).join('\n')),
    ...interests.map((interest) => findSubject(book, interest)),
    ...findSubjects(book, task.match.bio),
  ];
  const subjects = found.filter((one, at) => found.findIndex(({ name }) => name === one.name) === at);
  const final = task.conversation.at(-1);
  const ownLast = task.conversation.findLast(({ from }) => from === 'member')?.text ?? '';
  return {
    lastSubjects: final ? findSubjects(book, final.text) : [],
    subjects: firstNonEmpty(subjects, findSubjects(book, ownLast), [{ ...book.noTopic, name: null }]),
    quotes: quotable(task.match.bio),
    own:
      task.conversation
        .filter(({ from }) => from === 'member')
        .flatMap(({ text }) => quotable(text))
        .findLast(tellsOfSelf) ?? null,
    last: describeLastMessage(task),
  };
}
