import type { Message } from '@datewright/contracts/chatpad/match';

const normalize = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Share of letters that two readings of one message may differ in. */
const maxDifference = 0.15;
/** Shorter texts repeat by chance in a chat, so one of them alone proves no overlap. */
const minOverlapLength = 8;

/**
 * Joins messages of two pictures of one chat. Messages that both show appear once, whichever picture came first; without
 * a common part the new ones follow.
 */
export function joinMessages(known: readonly Message[], added: readonly Message[]): Message[] {
  return overlap(known, added) ?? overlap(added, known) ?? [...known, ...added];
}

/** `earlier` and `later` as one chat if the end of one is the start of the other, else `null`. */
function overlap(earlier: readonly Message[], later: readonly Message[]): Message[] | null {
  for (let count = Math.min(earlier.length, later.length); count > 0; count--) {
    const end = earlier.slice(-count);
    const start = later.slice(0, count);
    const isSame = end.every((message, at) => {
      const other = start[at];
      return other !== undefined && isSameMessage(message, other, { startIsCut: at === 0, endIsCut: at === count - 1 });
    });
    const length = end.reduce((sum, { content }) => sum + normalize(content).length, 0);
    if (!isSame || length < minOverlapLength) continue;
    const merged = end.map((message, at) => longer(message, start[at] as Message));
    return [...earlier.slice(0, -count), ...merged, ...later.slice(count)];
  }
  return null;
}

/** The reading with more text: the other one is cut by an edge. */
const longer = (one: Message, other: Message) => (other.content.length > one.content.length ? other : one);

function isSameMessage(
  earlier: Message,
  later: Message,
  { startIsCut, endIsCut }: { startIsCut: boolean; endIsCut: boolean },
): boolean {
  const [one, other] = [normalize(earlier.content), normalize(later.content)];
  if (one === '' || other === '' || earlier.sender !== later.sender) return false;
  if (isSimilar(one, other)) return true;
  // The upper edge of the later picture cuts a message's start, the lower edge of the earlier one its end.
  if (startIsCut && other.length < one.length && isSimilar(one.slice(-other.length), other)) return true;
  return endIsCut && one.length < other.length && isSimilar(other.slice(0, one.length), one);
}

const isSimilar = (one: string, other: string) =>
  Math.abs(one.length - other.length) <= 2 + one.length * maxDifference &&
  countEdits(one, other) <= Math.max(one.length, other.length) * maxDifference;

/** The edit distance of two texts. */
function countEdits(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[other.length] ?? 0;
}
