import type { DrawnScreen } from './drawn-screens.ts';

/** What the reader returned for a screen. */
export interface ScreenReading {
  messages: { sender: 'user' | 'match'; content: string }[];
  name: string;
  age: number | null;
  app: string | null;
  bio: string;
  interests: string[];
}

export interface ScreenGrade {
  id: string;
  /** Words that a person reads, those that were read right, and those that were read in addition. */
  words: number;
  rightWords: number;
  extraWords: number;
  messages: number;
  rightSides: number;
  /** The details that were missed: name, age, app. */
  missed: string[];
  milliseconds: number;
  /** Missing words, and the read text, for the list of faults. */
  fault: string | null;
}

const toWords = (text: string) =>
  text
    .replaceAll('’', "'")
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');

/** The messages that can be read on the screen. */
const visibleMessages = (screen: Extract<DrawnScreen, { kind: 'chat' }>) =>
  screen.messages
    .map(({ sender, text, visible }) => ({ sender, content: visible ?? text }))
    .filter(({ content }) => content !== '');

/** Compares a reading with what is on the screen. Words count only in order and with every letter right. */
export function gradeScreen(screen: DrawnScreen, reading: ScreenReading, milliseconds: number): ScreenGrade {
  const isChat = screen.kind === 'chat';
  const expected = isChat ? visibleMessages(screen) : [];
  const expectedText = isChat ? expected.map(({ content }) => content) : [...screen.bio, ...screen.interests];
  const readText = isChat ? reading.messages.map(({ content }) => content) : [reading.bio, ...reading.interests];
  const [wanted, read] = [toWords(expectedText.join(' ')), toWords(readText.join(' '))];
  const right = countCommon(wanted, read);
  const details = { name: screen.name, age: screen.age ?? null, app: isChat ? screen.style.app : null };
  const missed = (['name', 'age', 'app'] as const).filter((detail) => details[detail] !== reading[detail]);
  return {
    id: screen.id,
    words: wanted.length,
    rightWords: right,
    extraWords: read.length - right,
    messages: expected.length,
    rightSides: countRightSides(expected, reading.messages),
    missed,
    milliseconds,
    fault: right === wanted.length && read.length === right ? null : `read as “${readText.join(' / ')}”`,
  };
}

/** The number of words in the longest common subsequence. */
function countCommon(one: readonly string[], other: readonly string[]): number {
  let previous = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const current = [0];
    other.forEach((read, at) => {
      current.push(word === read ? (previous[at] ?? 0) + 1 : Math.max(previous[at + 1] ?? 0, current[at] ?? 0));
    });
    previous = current;
  }
  return previous[other.length] ?? 0;
}

/** Expected messages whose most similar reading has the right sender. A message that was not read counts as wrong. */
function countRightSides(expected: ScreenReading['messages'], read: ScreenReading['messages']): number {
  return expected.filter(({ sender, content }) => {
    const words = toWords(content);
    const [best] = read
      .map((message) => ({ message, common: countCommon(words, toWords(message.content)) }))
      .sort((one, other) => other.common - one.common);
    return best !== undefined && best.common >= words.length / 2 && best.message.sender === sender;
  }).length;
}
