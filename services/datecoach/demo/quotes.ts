import { looksLikeInstructions } from '@datewright/demo/subjects';
import { isPersonalLimit } from '@datewright/safety/text/personal-limit';
import type { Task } from './read-task.ts';

const placeholder = /\[[A-Z]+_\d+\]/;
const words = (text: string) => text.trim().split(/\s+/);

/** Parts of a text that are short enough to quote and long enough to be meaningful. */
function splitQuotable(text: string): string[] {
  if (looksLikeInstructions(text)) return [];
  return text
    .split(/(?<=[?])|[.!\n;:•|]+/)
    .map((part) => part.trim())
    .filter(
      (part) => words(part).length >= 2 && words(part).length <= 14 && part.length <= 90 && !placeholder.test(part),
    );
}

/**
 * Quotable words of the match: the newest messages first, then the bio, then the interests. Questions are for the
 * member to answer and are not quoted.
 */
export function listQuotes({ conversation, match }: Task): { topics: string[]; limits: string[] } {
  const theirs = conversation.filter(({ from }) => from === 'match').map(({ text }) => text);
  const interests = match.interests.filter((one) => !looksLikeInstructions(one) && !placeholder.test(one));
  const said = [...theirs.toReversed().flatMap(splitQuotable), ...splitQuotable(match.bio)];
  const statements = said.filter((one) => !one.endsWith('?'));
  const topics = statements.filter((one) => !isPersonalLimit(one));
  return { topics: [...new Set([...topics, ...interests])], limits: statements.filter((one) => isPersonalLimit(one)) };
}
