import type { Message } from '@datewright/contracts/chatpad/match';

const normalize = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Share of letters that two readings of one message may differ in. */
const maxDifference = 0.15;
/** Shorter texts repeat by chance in a chat, so one of them alone proves no overlap. */
const minOverlapLength = 8;

/** Which ends of the common part an edge of a picture may have cut. */
interface Edges {
  startIsCut: boolean;
  endIsCut: boolean;
}
type IsSame = (one: Message, other: Message, edges: Edges) => boolean;

/**
 * Joins two parts of one chat: what both have appears once, whichever part came first and however long each is. Without
 * a common part the added messages follow. By default the parts are readings of pictures, with small mistakes.
 */
export function joinMessages(
  known: readonly Message[],
  added: readonly Message[],
  isSame: IsSame = isSameReading,
): Message[] {
  let best = { from: 0, count: 0 };
  // `from`: where the added part begins in the known one; negative when it begins before.
  for (let from = 1 - added.length; from < known.length; from++) {
    const start = Math.max(from, 0);
    const count = Math.min(known.length, from + added.length) - start;
    if (count > best.count && isCommon(known.slice(start, start + count), added.slice(start - from), isSame)) {
      best = { from, count };
    }
  }
  const { from, count } = best;
  if (count === 0) return [...known, ...added];
  const start = Math.max(from, 0);
  const common = known
    .slice(start, start + count)
    .map((message, at) => longer(message, added[start - from + at] as Message));
  return [
    ...(from < 0 ? added.slice(0, -from) : known.slice(0, from)),
    ...common,
    ...(from + added.length > known.length ? added.slice(known.length - from) : known.slice(start + count)),
  ];
}

/** Whether the messages are those that the other part begins with, and enough of them. */
function isCommon(messages: readonly Message[], others: readonly Message[], isSame: IsSame): boolean {
  const length = messages.reduce((sum, { content }) => sum + normalize(content).length, 0);
  const last = messages.length - 1;
  return (
    length >= minOverlapLength &&
    messages.every((message, at) => {
      const other = others[at];
      return other !== undefined && isSame(message, other, { startIsCut: at === 0, endIsCut: at === last });
    })
  );
}

/** Compares copied messages by their text alone: the member may have corrected the side of one. */
export const isSameText: IsSame = (one, other) => one.content.trim() === other.content.trim();

/** The reading with more text: the other one is cut by an edge. */
const longer = (one: Message, other: Message) => (other.content.length > one.content.length ? other : one);

function isSameReading(one: Message, other: Message, { startIsCut, endIsCut }: Edges): boolean {
  const [short, long] = [normalize(one.content), normalize(other.content)].sort((a, b) => a.length - b.length) as [
    string,
    string,
  ];
  if (short === '' || one.sender !== other.sender) return false;
  if (isSimilar(long, short)) return true;
  if (short.length === long.length) return false;
  if (startIsCut && isSimilar(long.slice(-short.length), short)) return true;
  return endIsCut && isSimilar(long.slice(0, short.length), short);
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
