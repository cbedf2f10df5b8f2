import { looksLikeInstructions } from '@datewright/demo/subjects';
import type { Task } from './read-task.ts';

const placeholder = /\[[A-Z]+_\d+\]/;
const words = (text: string) => text.trim().split(/\s+/);

/** Parts of a text that are short enough to quote and long enough to be meaningful. */
function splitQuotable(text: string): string[] {
  if (looksLikeInstructions(text)) return [];
  return text
    .split(/[.!?\n;:•|]+/)
    .map((part) => part.trim())
    .filter(
      (part) => words(part).length >= 2 && words(part).length <= 14 && part.length <= 90 && !placeholder.test(part),
    );
}

/** Quotable texts of the match: the newest messages first, then the bio, then the interests. */
export function listQuotes({ conversation, match }: Task): string[] {
  const theirs = conversation.filter(({ from }) => from === 'match').map(({ text }) => text);
  const interests = match.interests.filter((one) => !looksLikeInstructions(one) && !placeholder.test(one));
  const all = [...theirs.toReversed().flatMap(splitQuotable), ...splitQuotable(match.bio), ...interests];
  return [...new Set(all)];
}
