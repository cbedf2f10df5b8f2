import type { Message } from '@datewright/contracts/chatpad/match';
import { findSpeakers, type ParticipantNames } from './find-speakers.ts';
import { isOwnName, isSamePerson, isTheirLabel, looksLikeName, toPersonName } from './person-names.ts';
import { hasStampedName, type LabelledLine, parsePlainLine, parseStampedLine } from './speaker-labels.ts';
import { cleanLine, isMediaPlaceholder, isSystemLine } from './system-lines.ts';

/** One interpretation of the chat. `who` is the label of the member, or the sender of the first message. */
interface SpeakerChoice {
  who: string;
  messages: Message[];
  /** The name of the other person, where the text has it. */
  matchName?: string;
}

/** The result of parsing. When the speakers are unclear, the member chooses an interpretation. */
export type PasteResult =
  | { kind: 'nothing' }
  | { kind: 'sure'; messages: Message[]; matchName?: string }
  /** Asks which of these names is the member's. */
  | { kind: 'name'; choices: SpeakerChoice[] }
  /** Asks who wrote the first of several messages, or all that there is. `isNamed` when the text has a speaker's name. */
  | { kind: 'first' | 'only'; isNamed: boolean; choices: [SpeakerChoice, SpeakerChoice] };

type Line = { label: string | null; text: string } | 'gap' | 'system';

/**
 * Parses a chat as copied from apps: with names and times, with names on separate lines, or without names. Only known
 * speakers count as labels. Lines that an app wrote between messages are dropped.
 */
export function parsePaste(pasted: string, names: ParticipantNames): PasteResult {
  const raw = pasted.split(/\r?\n/).map(cleanLine);
  const isSpeaker = findSpeakers(raw, names);
  const lines = raw.map((line) => parseLine(line, isSpeaker));
  const labels = [
    ...new Set(lines.flatMap((line) => (typeof line === 'object' && line.label !== null ? [line.label] : []))),
  ];
  // Apps that copy a time write the member's own name too. By itself, a name is what the member calls the match.
  const isAppCopy = raw.some(hasStampedName);
  if (labels.length > 0) return parseLabelled(lines, labels, names, isAppCopy);
  return parseUnlabelled(lines);
}

function parseLine(line: string, isSpeaker: (label: string) => boolean): Line {
  if (line === '') return 'gap';
  if (isSystemLine(line)) return 'system';
  const stamped = parseStampedLine(line);
  if (stamped === 'system') return 'system';
  const hit: LabelledLine | null = stamped ?? onlyFromSpeaker(parsePlainLine(line), isSpeaker);
  if (hit) return { label: hit.label, text: isMediaPlaceholder(hit.text) ? '' : hit.text };
  // Web pages copy a name on a line of its own.
  return isSpeaker(line) ? { label: line, text: '' } : { label: null, text: line };
}

const onlyFromSpeaker = (hit: LabelledLine | null, isSpeaker: (label: string) => boolean) =>
  hit && isSpeaker(hit.label) ? hit : null;

function parseLabelled(
  lines: Line[],
  labels: string[],
  { match, member }: ParticipantNames,
  isAppCopy: boolean,
): PasteResult {
  const start = lines.findIndex((line) => typeof line === 'object' && line.label !== null);
  // The text above the first name: the end of a message whose name was not copied.
  const opening = joinTexts(lines.slice(0, start));
  const read = (isOwn: (label: string) => boolean) => toMessages(lines.slice(start), isOwn);
  if (read(() => true).length === 0) return opening === '' ? { kind: 'nothing' } : parseUnlabelled(lines);
  const isMember = (label: string) => isOwnName(label) || isSamePerson(label, member);
  const isTheirs = (label: string) => isSamePerson(label, match) || (labels.length === 1 && !isAppCopy);
  const others = labels.filter((label) => !isTheirs(label));
  // When the match's name is known, the only other speaker is the member.
  const isSettled = others.length < labels.length && others.length < 2;
  if (!labels.some(isMember) && !isSettled) {
    if (labels.length === 1) return askWhose(labels[0] ?? '', opening, read);
    const choices = others.slice(0, 6).map((who) => {
      const isOwn = (label: string) => label === who;
      return { who, messages: withOpening(opening, read(isOwn)), ...findName(labels, isOwn) };
    });
    return { kind: 'name', choices };
  }
  const isOwn = labels.some(isMember) ? isMember : (label: string) => others.includes(label);
  const messages = read(isOwn);
  const matchName = findName(labels, isOwn);
  if (opening === '') return { kind: 'sure', messages, ...matchName };
  const startWith = (who: Message['sender']) => ({ who, messages: withOpening(opening, messages, who), ...matchName });
  return { kind: 'first', isNamed: true, choices: [startWith('match'), startWith('user')] };
}

/** One name alone may be either one's. */
function askWhose(label: string, opening: string, read: (isOwn: (label: string) => boolean) => Message[]): PasteResult {
  const theirs = {
    who: 'match',
    messages: withOpening(
      opening,
      read(() => false),
    ),
    ...findName([label], () => false),
  };
  const own = {
    who: 'user',
    messages: withOpening(
      opening,
      read(() => true),
    ),
  };
  return { kind: 'only', isNamed: true, choices: [theirs, own] };
}

/** Puts the text above the first name before the messages; unless it is known whose, it is the other one's. */
function withOpening(opening: string, messages: Message[], sender?: Message['sender']): Message[] {
  if (opening === '') return messages;
  const other = messages[0]?.sender === 'user' ? 'match' : 'user';
  return [{ sender: sender ?? other, content: opening }, ...messages];
}

/** The name of the match, when the chat has one other speaker and calls them by name. */
function findName(labels: string[], isOwn: (label: string) => boolean): { matchName?: string } {
  const [label, ...more] = labels.filter((label) => !isOwn(label));
  if (!label || more.length > 0) return {};
  const name = toPersonName(label);
  const isName = looksLikeName(name) || /^\p{L}+$/u.test(name);
  return isName && !isTheirLabel(name) ? { matchName: name } : {};
}

const joinTexts = (lines: Line[]) =>
  lines.flatMap((line) => (typeof line === 'object' && line.text !== '' ? [line.text] : [])).join('\n');

/** Lines without a name continue the previous message. */
function toMessages(lines: Line[], isOwn: (label: string) => boolean): Message[] {
  const messages: Message[] = [];
  for (const line of lines) {
    if (typeof line !== 'object') continue;
    const last = messages.at(-1);
    if (line.label !== null) messages.push({ sender: isOwn(line.label) ? 'user' : 'match', content: line.text });
    else if (last) last.content = [last.content, line.text].filter(Boolean).join('\n');
  }
  return messages.filter(({ content }) => content !== '');
}

function parseUnlabelled(lines: Line[]): PasteResult {
  const hasGaps = lines.some((line, at) => line === 'gap' && at > 0 && at < lines.length - 1);
  const blocks: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (typeof line !== 'object') isOpen = false;
    else if (isOpen && hasGaps) blocks[blocks.length - 1] += `\n${line.text}`;
    else {
      blocks.push(line.text);
      isOpen = true;
    }
  }
  if (blocks.length === 0) return { kind: 'nothing' };
  const startingWith = (first: Message['sender']): SpeakerChoice => ({
    who: first,
    messages: blocks.map((content, at) => ({
      sender: (at % 2 === 0) === (first === 'match') ? 'match' : 'user',
      content,
    })),
  });
  const choices: [SpeakerChoice, SpeakerChoice] = [startingWith('match'), startingWith('user')];
  return { kind: blocks.length === 1 ? 'only' : 'first', isNamed: false, choices };
}
