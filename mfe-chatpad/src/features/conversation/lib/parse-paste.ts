import type { Message } from '@datewright/contracts/chatpad/match';
import {
  isOwnName,
  isSamePerson,
  type LabelledLine,
  looksLikeName,
  parsePlainLine,
  parseStampedLine,
} from './speaker-labels.ts';
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
  /** No names found: asks who wrote the first of several messages, or the only one. */
  | { kind: 'first' | 'only'; choices: [SpeakerChoice, SpeakerChoice] };

interface ParticipantNames {
  match: string;
  member: string;
}

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
  if (labels.length > 0) return parseLabelled(lines, labels, names);
  return parseUnlabelled(lines);
}

/** Finds the speakers of lines with plain labels: known people, and a name that must be the other person. */
function findSpeakers(raw: string[], { match, member }: ParticipantNames): (label: string) => boolean {
  const counts = new Map<string, number>();
  for (const line of raw) {
    const label = !isSystemLine(line) && parseStampedLine(line) === null && parsePlainLine(line)?.label;
    if (label) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const all = [...counts.keys()];
  const isOwn = (label: string) => isOwnName(label) || isSamePerson(label, member);
  const isTheirs = (label: string) => isSamePerson(label, match);
  const known = all.filter((label) => isOwn(label) || isTheirs(label));
  const first = raw.find((line) => line !== '' && !isSystemLine(line)) ?? '';
  const beginsWithLabel = parsePlainLine(first) !== null;
  const isMissing = !known.some(isOwn) || !known.some(isTheirs);
  const others = all.filter((label) => !known.includes(label) && looksLikeName(label));
  // A chat has two speakers. A name that occurs once may be an ordinary word before a colon, so it needs a known
  // speaker.
  const candidates = others.filter((label) => (counts.get(label) ?? 0) > 1 || others.length + known.length === 2);
  const inferred = isMissing && beginsWithLabel && known.length + candidates.length >= 2 ? candidates : [];
  const speakers = new Set([...known, ...inferred]);
  return (label) => speakers.has(label) || isOwn(label) || isTheirs(label);
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

function parseLabelled(lines: Line[], labels: string[], { match, member }: ParticipantNames): PasteResult {
  const toOwnedMessages = (isOwn: (label: string) => boolean) => toMessages(lines, isOwn);
  if (toOwnedMessages(() => true).length === 0) return { kind: 'nothing' };
  const isMember = (label: string) => isOwnName(label) || isSamePerson(label, member);
  if (labels.some(isMember))
    return { kind: 'sure', messages: toOwnedMessages(isMember), ...findName(labels, isMember) };
  const others = labels.filter((label) => !isSamePerson(label, match));
  // When the match's name is known, the only other speaker is the member.
  if (others.length < labels.length && others.length < 2) {
    return { kind: 'sure', messages: toOwnedMessages((label) => others.includes(label)) };
  }
  const choices = others.slice(0, 6).map((who) => ({
    who,
    messages: toOwnedMessages((label) => label === who),
    ...findName(labels, (label) => label === who),
  }));
  return { kind: 'name', choices };
}

const nobodysName = /^(?:they|them|match|other|her|him|she|he|ő|ők|másik)$/i;

/** The name of the match, when the chat has one other speaker and calls them by name. */
function findName(labels: string[], isOwn: (label: string) => boolean): { matchName?: string } {
  const [name, ...more] = labels.filter((label) => !isOwn(label));
  return name && more.length === 0 && looksLikeName(name) && !nobodysName.test(name)
    ? { matchName: name.replace(/^~\s?/, '') }
    : {};
}

/** Lines without a name continue the previous message. Lines before the first name are dropped. */
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
  return { kind: blocks.length === 1 ? 'only' : 'first', choices: [startingWith('match'), startingWith('user')] };
}
